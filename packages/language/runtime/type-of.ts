// The run-time type of a boxed value, and of the elements of something enumerable.
import { NamedTypeSymbol } from '../metadata/named-type.ts';
import { ArrayTypeSymbol } from '../metadata/array-type.ts';
import { TypeParameterSymbol } from '../metadata/type-parameter.ts';
import { arrayOf } from '../metadata/symbols.ts';
import type { ArrayType, NamedType, Type } from '../metadata/symbols.ts';
import { coreType, specialType } from './core-types.ts';

/** What objects may tell of themselves. */
interface Described {
  readonly $type?: NamedType | ArrayType;
  readonly $element?: Type;
  readonly $elementType?: Type;
}

/** `GetType()` of a boxed value that is not null. */
export function typeOf(boxed: unknown): NamedType | ArrayType {
  switch (typeof boxed) {
    case 'number':
      return specialType('int');
    case 'string':
      return specialType('string');
    case 'boolean':
      return specialType('bool');
    case 'bigint':
      return specialType('long');
    default:
      return typeOfObject(boxed as Described);
  }
}

function typeOfObject(value: Described): NamedType | ArrayType {
  if (value.$type !== undefined) return value.$type;
  if (value.$element !== undefined) return arrayOf(value.$element);
  if (typeof value === 'function') return coreType('System.MulticastDelegate');
  if (
    value instanceof NamedTypeSymbol ||
    value instanceof ArrayTypeSymbol ||
    value instanceof TypeParameterSymbol
  )
    return coreType('System.RuntimeType');
  if (value.$elementType !== undefined)
    return coreType('System.Collections.Generic.IEnumerable', 1).construct([value.$elementType]);
  return specialType('object');
}

/** The type of the elements that an enumerable object yields; `object` when it does not tell. */
export function elementTypeOf(enumerable: unknown): Type {
  if (typeof enumerable === 'string') return specialType('char');
  const { $element, $elementType, $type } = enumerable as Described;
  const told = $element ?? $elementType;
  if (told !== undefined) return told;
  if ($type instanceof NamedTypeSymbol) {
    const sequence = coreType('System.Collections.Generic.IEnumerable', 1);
    for (const type of $type.definition === sequence ? [$type] : $type.allInterfaces) {
      if (type.definition === sequence) return type.typeArguments[0]!;
    }
  }
  return specialType('object');
}
