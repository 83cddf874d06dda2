// The attribute `System.SerializableAttribute`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { Attribute } from './attribute.ts';

class SerializableAttribute extends Attribute {}

/** `System.SerializableAttribute`. */
export const serializableAttributeType: TypeDeclaration = declareType(
  'public sealed class System.SerializableAttribute : Attribute',
  () => ({ 'SerializableAttribute()': () => new SerializableAttribute() }),
  { runtime: SerializableAttribute },
);
