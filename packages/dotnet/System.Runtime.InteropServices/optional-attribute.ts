// `System.Runtime.InteropServices.OptionalAttribute`.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { Attribute } from '../System/attributes.ts';

class OptionalAttribute extends Attribute {}

/** `System.Runtime.InteropServices.OptionalAttribute`. */
export const optionalAttributeType: TypeDeclaration = declareType(
  'public sealed class System.Runtime.InteropServices.OptionalAttribute : Attribute',
  () => ({ 'OptionalAttribute()': () => new OptionalAttribute() }),
  { runtime: OptionalAttribute },
);
