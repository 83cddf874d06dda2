// Types by their names: those of the library are the same in every process.
import { NamedTypeSymbol } from '@mockwright/language/metadata/named-type';
import { ArrayTypeSymbol } from '@mockwright/language/metadata/array-type';
import { arrayOf, dynamicType, type Type } from '@mockwright/language/metadata/symbols';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { UnpackableError, type Packed } from './packed.ts';

/** The tag of arrays; no type is called so. */
const ARRAY = '[]';

/** Types of types of types that hold more are of no use elsewhere. */
const mostParts = 1000;

/** A name, or a list of name and arguments. @param count called for each type in it @throws {UnpackableError} for types that code declares, and for very large ones */
export function packType(type: Type, count: () => void): Packed {
  return pack(type, { left: mostParts }, count);
}

function pack(type: Type, parts: { left: number }, count: () => void): Packed {
  count();
  if (--parts.left < 0) throw new UnpackableError('a type of so many others');
  if (type instanceof ArrayTypeSymbol) return [ARRAY, type.rank, pack(type.element, parts, count)];
  if (type === dynamicType) return 'System.Object';
  if (!(type instanceof NamedTypeSymbol)) throw new UnpackableError('a type parameter');
  const name = fullName(type);
  const { typeArguments } = type;
  return typeArguments.length === 0
    ? name
    : [name, ...typeArguments.map((argument) => pack(argument, parts, count))];
}

function fullName(type: NamedType): string {
  const { definition, name, namespace } = type;
  const full = `${namespace}.${name}`;
  if (definition.flags.submission === undefined && definition.containingType === null) {
    const found = findCore(full, type.typeArguments.length);
    if (found?.definition === definition) return full;
  }
  throw new UnpackableError(`the type ${name}`);
}

function findCore(name: string, arity: number): NamedType | undefined {
  try {
    return coreType(name, arity);
  } catch {
    return undefined;
  }
}

/** The type again. */
export function unpackType(packed: Packed): Type {
  if (typeof packed === 'string') return coreType(packed);
  const [name, ...parts] = packed as readonly [string, ...Packed[]];
  if (name === ARRAY) return arrayOf(unpackType(parts[1]!), parts[0] as number);
  return parts.length === 0
    ? specialType('object')
    : coreType(name, parts.length).construct(parts.map(unpackType));
}
