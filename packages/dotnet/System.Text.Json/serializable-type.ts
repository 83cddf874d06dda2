// Types of which there are no values that could be written or read.
import type { Type } from '@mockwright/language/metadata/symbols';
import { typeName } from '@mockwright/language/runtime/type-name';
import { containsParameters } from '../System.Reflection/generic-types.ts';

/** What .NET says of a type that cannot be written or read; undefined for others. */
export function serializationProblem(type: Type): string | undefined {
  return type.special === 'void' || containsParameters(type)
    ? `The type '${typeName(type)}' is invalid for serialization or deserialization because it is a pointer type, is a ref struct, or contains generic parameters that have not been replaced by specific types.`
    : undefined;
}
