// The interfaces that make a value enumerable.
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { boundParameters, isNamed } from '../../symbols/type-extensions.ts';

/** The interfaces of a type, itself included; of a type parameter those of its constraints. */
export function interfacesOf(type: Type): readonly NamedType[] {
  if (isNamed(type)) return [type, ...type.allInterfaces];
  if (type.kind !== 'typeParameter') return [];
  const bounds = boundParameters(type).flatMap(({ constraints }) => constraints.types.filter(isNamed));
  return bounds.flatMap(interfacesOf);
}

/**
 * A type that is a sequence of several types of elements, such as `JObject`: iteration at run time gives those of one of
 * them, and only its own `GetEnumerator` those that C# means.
 */
export function isManySequences(
  type: Type,
  name: 'IEnumerable' | 'IAsyncEnumerable' = 'IEnumerable',
): boolean {
  const sequences = interfacesOf(type).filter(
    (face) => face.name === name && face.typeArguments.length === 1,
  );
  return new Set(sequences).size > 1;
}

/** The interface of that name among them. */
export function interfaceOf(
  faces: readonly NamedType[],
  namespace: string,
  name: string,
): NamedType | undefined {
  return faces.find((face) => face.name === name && face.namespace === namespace);
}
