// The attribute `System.NonSerializedAttribute`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { Attribute } from './attribute.ts';

class NonSerializedAttribute extends Attribute {}

/** `System.NonSerializedAttribute`. */
export const nonSerializedAttributeType: TypeDeclaration = declareType(
  'public sealed class System.NonSerializedAttribute : Attribute',
  () => ({ 'NonSerializedAttribute()': () => new NonSerializedAttribute() }),
  { runtime: NonSerializedAttribute },
);
