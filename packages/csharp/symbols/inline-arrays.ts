// Inline arrays: structs that hold several values in the place of their one field (C# 16.4.12).
import { substitutionOf } from '@mockwright/language/metadata/substitution';
import type { FieldSymbol, Type } from '@mockwright/language/metadata/symbols';

/** How many elements an inline array has, and of which type. */
export interface InlineArray {
  readonly length: number;
  readonly element: Type;
}

/** What an inline array holds; undefined for every other type, and for those that are declared wrongly. */
export function inlineArrayOf(type: Type): InlineArray | undefined {
  if (type.kind !== 'struct') return undefined;
  const { source } = type.definition;
  const length = source?.inlineArrayLength;
  if (length === undefined || length <= 0) return undefined;
  const [field, ...others] = source!.storedFields!.filter(isStored);
  if (!field || others.length > 0 || field.refKind !== 'none') return undefined;
  return { length, element: substitutionOf(type).apply(field.type) };
}

const isStored = ({ isStatic, flags }: FieldSymbol): boolean => !isStatic && flags.isConst !== true;
