// The interfaces that make a value enumerable.
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { isNamed } from '../../symbols/type-extensions.ts';

/** The interfaces of a type, itself included; of a type parameter those of its constraints. */
export function interfacesOf(type: Type): readonly NamedType[] {
  if (isNamed(type)) return [type, ...type.allInterfaces];
  return type.kind === 'typeParameter' ? type.constraints.types.flatMap(interfacesOf) : [];
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
