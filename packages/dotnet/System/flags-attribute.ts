// The attribute `System.FlagsAttribute`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { Attribute } from './attribute.ts';

class FlagsAttribute extends Attribute {}

/** `System.FlagsAttribute`. */
export const flagsAttributeType: TypeDeclaration = declareType(
  'public class System.FlagsAttribute : Attribute',
  () => ({ 'FlagsAttribute()': () => new FlagsAttribute() }),
  { runtime: FlagsAttribute },
);
