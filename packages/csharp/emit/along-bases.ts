// What a type has of its base types, found without walking a long chain of them for each type of the chain.
import type { NamedType } from '@mockwright/language/metadata/symbols';

/**
 * The first answer that a type or one of its bases gives.
 * @param known what was found before; filled with what is found now, of all types that were walked by
 * @param answer undefined: the next base is asked
 * @param otherwise where none answers
 */
export function alongBases<T extends {} | null>(
  known: WeakMap<NamedType, T>,
  type: NamedType | null,
  answer: (type: NamedType) => T | undefined,
  otherwise: T,
): T {
  const passed: NamedType[] = [];
  let found: T | undefined;
  for (let at = type; at && found === undefined; at = at.baseType) {
    found = known.get(at);
    if (found === undefined) found = answer(at);
    passed.push(at);
  }
  const result = found ?? otherwise;
  for (const each of passed) known.set(each, result);
  return result;
}
