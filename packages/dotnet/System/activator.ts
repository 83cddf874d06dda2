// The static class `System.Activator` as template code sees it.
import { NamedTypeSymbol } from '@mockwright/language/metadata/named-type';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { box } from '@mockwright/language/runtime/casting';
import {
  ArgumentException,
  ArgumentNullException,
  MissingMethodException,
} from '@mockwright/language/runtime/exceptions';
import { activate, createInstance } from '@mockwright/language/runtime/members';
import { reflected } from '@mockwright/language/runtime/reflected';
import { typeName } from '@mockwright/language/runtime/type-name';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { selectMethod } from '../System.Reflection/find-members.ts';
import { containsParameters } from '../System.Reflection/generic-types.ts';
import { constructorsOf } from '../System.Reflection/type-members.ts';

/** @throws {ArgumentNullException | ArgumentException | MissingMethodException} for what has no instances */
function checked(type: Type | null): Type {
  if (type === null) throw new ArgumentNullException('type');
  if (containsParameters(type)) {
    throw new ArgumentException(
      `Cannot create an instance of ${typeName(type)} because Type.ContainsGenericParameters is true.`,
    );
  }
  const reason =
    type.kind === 'array'
      ? 'Type is not supported.'
      : type instanceof NamedTypeSymbol && type.special === 'string'
        ? 'Uninitialized Strings cannot be created.'
        : undefined;
  if (reason !== undefined) throw uncreated(type, reason);
  return type;
}
function uncreated(type: Type, reason: string): MissingMethodException {
  return new MissingMethodException(
    `Cannot dynamically create an instance of type '${typeName(type)}'. Reason: ${reason}`,
  );
}

/** @throws {ArgumentNullException | MissingMethodException} */
function create(type: Type | null): unknown {
  return box(activate(checked(type)), type!);
}
/** With a constructor of any accessibility. @throws {MissingMethodException} */
function createNonPublic(type: Type | null, nonPublic: boolean): unknown {
  if (!nonPublic) return create(type);
  const found = constructorsOf(checked(type), instanceMembers).find(
    ({ symbol }) => symbol.parameters.length === 0,
  );
  if (!found) return create(type);
  return box(createInstance(type!, [], found.symbol, reflected), type!);
}
/** `BindingFlags.Instance | Public | NonPublic`. */
const instanceMembers = 52;

/** The constructor that fits the arguments, whose boxed values become natural ones. @throws {MissingMethodException} */
function createWith(type: Type | null, args: unknown[] | null): unknown {
  if (type === null || args === null || args.length === 0) return create(type);
  const found = selectMethod(
    constructorsOf(type),
    args.map((value) => (value === null ? null : typeOf(value))),
  );
  if (!found)
    throw new MissingMethodException(
      `Constructor on type '${typeName(type)}' not found.`,
      new MissingMethodException('Member not found.'),
    );
  return found.invoke(null, args);
}

/** `System.Activator`. */
export const activatorType: TypeDeclaration = declareType('public static class System.Activator', () => ({
  'static object? CreateInstance(Type type, params object?[]? args)': createWith,
  'static object? CreateInstance(Type type)': create,
  'static object? CreateInstance(Type type, bool nonPublic)': createNonPublic,
  'static T CreateInstance<T>()': (T: Type) => activate(checked(T)),
}));
