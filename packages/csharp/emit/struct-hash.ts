// The hash code that structs have by themselves: of all bits where these are all there is to compare, or else of the
// first field that is there (`ValueType.GetHashCode`).
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { isReferenceType } from '../symbols/type-extensions.ts';
import { wholeSizes } from '../symbols/whole-sizes.ts';
import { member } from './js-text.ts';
import { hashOf } from './value-parts.ts';
import type { Part } from './value-parts.ts';

/** The expression for `$hash()`. */
export function structHash(fields: readonly Part[]): string {
  return layoutOf(fields.map(({ type }) => type)) ? hashOf(fields, '17') : firstHash(fields);
}

interface Layout {
  readonly size: number;
  readonly alignment: number;
}

/** The layout of fields that leave no gap between them and can be compared by their bits; nothing for others. */
function layoutOf(types: readonly Type[]): Layout | undefined {
  let size = 0;
  let alignment = 1;
  for (const type of types) {
    const layout = layoutOfType(type);
    if (!layout || size % layout.alignment !== 0) return undefined;
    size += layout.size;
    alignment = Math.max(alignment, layout.alignment);
  }
  return size % alignment === 0 ? { size, alignment } : undefined;
}

function layoutOfType(type: Type): Layout | undefined {
  if (!('definition' in type)) return undefined;
  const plain = type.kind === 'enum' ? type.enumUnderlying! : type;
  const special = plain.special;
  // Values of other types are not compared by their bits.
  const size = special && wholeSizes[special];
  if (size !== undefined) return { size, alignment: size };
  const { source } = type.definition;
  if (type.kind !== 'struct' || !source?.storedFields || hasOwnEquality(type)) return undefined;
  const known = layouts.get(type);
  if (known !== undefined) return known ?? undefined;
  const layout = layoutOf(source.storedFields.flatMap((field) => (field.isStatic ? [] : [field.type])));
  layouts.set(type, layout ?? null);
  return layout;
}
/** Of structs from source; null for none. A struct of structs of structs would ask for them again and again. */
const layouts = new WeakMap<NamedType, Layout | null>();

const hasOwnEquality = (type: NamedType): boolean =>
  ['Equals', 'GetHashCode'].some((name) =>
    type.members(name).some((each) => each.kind === 'method' && each.flags.isOverride),
  );

/** The first field that is no null, and no field behind the first value. */
function firstHash(fields: readonly Part[]): string {
  const [first, ...others] = fields;
  if (!first) return '0';
  const code = `this${member(first.key)}`;
  const mayBeNull = isReferenceType(first.type) || first.type.kind === 'typeParameter';
  return mayBeNull ? `(${code} === null ? ${firstHash(others)} : $r.hash(${code}))` : `$r.hash(${code})`;
}
