// The attribute `System.Runtime.InteropServices.OptionalAttribute`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { Attribute } from '../System/attribute.ts';

class OptionalAttribute extends Attribute {}

/** `System.Runtime.InteropServices.OptionalAttribute`. */
export const optionalAttributeType: TypeDeclaration = declareType(
  'public sealed class System.Runtime.InteropServices.OptionalAttribute : Attribute',
  () => ({ 'OptionalAttribute()': () => new OptionalAttribute() }),
  { runtime: OptionalAttribute },
);
