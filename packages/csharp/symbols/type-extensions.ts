// Small questions about types that every part of the binder asks.
import { askedOnce } from '@mockwright/language/metadata/asked-once';
import { errorType } from '@mockwright/language/metadata/symbols';
import type {
  ArrayType,
  Member,
  MethodSymbol,
  NamedType,
  Type,
  TypeParameter,
} from '@mockwright/language/metadata/symbols';

/** A class, struct, interface, enum or delegate. */
export function isNamed(type: Type): type is NamedType {
  switch (type.kind) {
    case 'class':
    case 'struct':
    case 'interface':
    case 'enum':
    case 'delegate':
      return true;
    default:
      return false;
  }
}

/** `object`, not `dynamic`. */
export const isObject = (type: Type): boolean => type.special === 'object';
/** `string`. */
export const isString = (type: Type): boolean => type.special === 'string';
/** `void`: no value. */
export const isVoid = (type: Type): boolean => type.special === 'void';
/** An enum of the library or the script. */
export const isEnum = (type: Type): type is NamedType & { readonly kind: 'enum' } => type.kind === 'enum';
/** A type whose values are called. */
export const isDelegate = (type: Type): type is NamedType & { readonly kind: 'delegate' } =>
  type.kind === 'delegate';

/** `T?` of a value type. */
export function isNullable(type: Type): type is NamedType & { readonly isNullable: true } {
  return type.kind === 'struct' && type.isNullable;
}
/** `T` of `T?`. */
export function nullableUnderlying(type: Type): Type | undefined {
  return isNullable(type) ? type.typeArguments[0] : undefined;
}
/** The type without `?`. */
export function stripNullable(type: Type): Type {
  return nullableUnderlying(type) ?? type;
}

/** The type whose members an enum's values have. */
export function enumUnderlyingOf(type: NamedType): NamedType {
  return type.definition.enumUnderlying!;
}

/**
 * The type parameter and those that it is bound to, directly or by others: each once, for they may be bound to the same
 * ones again and again.
 */
export function boundParameters(parameter: TypeParameter): readonly TypeParameter[] {
  const met = new Set([parameter]);
  for (const each of met)
    for (const type of each.constraints.types) if (type.kind === 'typeParameter') met.add(type);
  return [...met];
}

/** Known to be a value type (structs, enums, `T : struct`). */
export function isValueType(type: Type): boolean {
  if (type.kind === 'typeParameter')
    return boundParameters(type).some(
      ({ constraints }) =>
        constraints.isValue || constraints.types.some((each) => isNamed(each) && each.isValueType),
    );
  return isNamed(type) && type.isValueType;
}
/** A value type that cannot be null. */
export function isNonNullableValueType(type: Type): boolean {
  return isValueType(type) && !isNullable(type);
}
/** Known to hold no null, unless it is a `T?`; a type parameter that may stand for a reference type may hold it. */
export const excludesNull = (type: Type): boolean =>
  type.kind === 'typeParameter' ? isValueType(type) : !isReferenceType(type);
/** Known to be a reference type; a type parameter without constraints is neither. */
export function isReferenceType(type: Type): boolean {
  switch (type.kind) {
    case 'array':
    case 'dynamic':
      return true;
    case 'typeParameter':
      return isReferenceTypeParameter(type);
    case 'error':
      return false;
    default:
      return !type.isValueType;
  }
}
function isReferenceTypeParameter(type: TypeParameter): boolean {
  return boundParameters(type).some(
    ({ constraints }) =>
      constraints.isReference ||
      constraints.types.some(
        (constraint) =>
          constraint.kind !== 'interface' &&
          constraint.kind !== 'typeParameter' &&
          isReferenceType(constraint) &&
          !isBaseOfValueTypes(constraint),
      ),
  );
}
/** `object`, `ValueType` and `Enum`: classes, but what derives from them need be none. */
function isBaseOfValueTypes(type: Type): boolean {
  return (
    isObject(type) ||
    (type.kind === 'class' &&
      type.namespace === 'System' &&
      (type.name === 'ValueType' || type.name === 'Enum'))
  );
}
/** Whether `null` is a value of the type. */
export function canBeNull(type: Type): boolean {
  return isReferenceType(type) || isNullable(type);
}

/** `(T1, T2)`, however it is written: with eight type arguments the last one must be a tuple, too. */
export function isTuple(type: Type): type is NamedType & { readonly isTuple: true } {
  if (type.kind !== 'struct' || !type.isTuple) return false;
  const rest = type.typeArguments[7];
  return rest === undefined || isTuple(rest);
}
/** `T[]`, `T[,]`. */
export function isArray(type: Type): type is ArrayType {
  return type.kind === 'array';
}

/** `Span<T>` or `ReadOnlySpan<T>`. */
export function isSpan(type: Type): type is NamedType & { readonly name: 'Span' | 'ReadOnlySpan' } {
  return (
    type.kind === 'struct' &&
    (type.name === 'Span' || type.name === 'ReadOnlySpan') &&
    type.namespace === 'System' &&
    type.typeArguments.length === 1 &&
    type.containingType === null
  );
}
/** A `ref struct`, or a type parameter that may stand for one. */
export function isRefLike(type: Type): boolean {
  return type.kind === 'struct'
    ? type.flags.isRefLike === true
    : type.kind === 'typeParameter' && type.constraints.allowsRefStruct === true;
}

/** Whether the type is one of the constructed types of a library definition, such as `System.Threading.Tasks.Task`1`. */
export function isConstructedFrom(
  type: Type,
  namespace: string,
  name: string,
  arity: number,
): type is NamedType {
  return (
    isNamed(type) &&
    type.name === name &&
    type.namespace === namespace &&
    type.typeArguments.length === arity &&
    type.containingType === null
  );
}

/** `T` of `Task<T>`, `ValueTask<T>`; null for `Task` and `ValueTask`; undefined for what is no task. */
export function taskResult(type: Type): Type | null | undefined {
  if (
    !isNamed(type) ||
    type.namespace !== 'System.Threading.Tasks' ||
    (type.name !== 'Task' && type.name !== 'ValueTask')
  )
    return undefined;
  return type.typeArguments[0] ?? null;
}

/** The task of an async lambda where a task of some kind is asked for: one of that kind. */
export function taskAs(task: Type, wanted: Type): Type {
  const result = taskResult(task);
  if (result === undefined || taskResult(wanted) === undefined) return task;
  const { definition } = wanted as NamedType;
  if (definition.typeParameters.length !== (result ? 1 : 0)) return task;
  return result ? definition.construct([result]) : definition;
}

/** Whether a type parameter of those occurs in the type. */
export function mentions(type: Type, parameters: readonly TypeParameter[]): boolean {
  switch (type.kind) {
    case 'typeParameter':
      return parameters.includes(type);
    case 'array':
      return mentions(type.element, parameters);
    case 'dynamic':
      return false;
    case 'error':
      return type.arguments.some((argument) => mentions(argument, parameters));
    default:
      return type.typeArguments.some((argument) => mentions(argument, parameters));
  }
}

/** A question whose answer for a type hangs on its arguments alone. */
function byArguments(question: (type: Type) => boolean): (type: NamedType) => boolean {
  const ask = askedOnce(({ typeArguments }) => typeArguments.some(question));
  return (type) => type.typeArguments.length > 0 && ask(type);
}

/** Whether a type depends on type parameters. */
export function hasTypeParameters(type: Type): boolean {
  switch (type.kind) {
    case 'typeParameter':
      return true;
    case 'array':
      return hasTypeParameters(type.element);
    case 'dynamic':
    case 'error':
      return false;
    default:
      return haveTypeParameters(type);
  }
}
const haveTypeParameters = byArguments(hasTypeParameters);

/** Whether `dynamic` occurs in the type. */
export function mentionsDynamic(type: Type): boolean {
  if (type.kind === 'dynamic') return true;
  if (type.kind === 'array') return mentionsDynamic(type.element);
  return isNamed(type) && mentionDynamic(type);
}
const mentionDynamic = byArguments(mentionsDynamic);

/** Whether values of the type hold no references, so that bytes are all there is of them. */
export function isUnmanaged(type: Type): boolean {
  if (type.kind === 'typeParameter') return type.constraints.isUnmanaged === true;
  if (!isNamed(type) || !type.isValueType) return false;
  if (!type.typeArguments.every(isUnmanaged)) return false;
  if (type.namespace !== '' || type.kind === 'enum') return true;
  return type
    .memberNames()
    .every((name) =>
      type
        .members(name)
        .every((member) => member.kind !== 'field' || member.isStatic || isUnmanaged(member.type)),
    );
}

/** Whether a type of which nothing is known occurs in the type: then nothing can be said of what converts to it. */
export function isNameless(type: Type): boolean {
  if (type.kind === 'error') return type === errorType;
  if (type.kind === 'array') return isNameless(type.element);
  return isNamed(type) && areNameless(type);
}
const areNameless = byArguments(isNameless);

/** Whether nothing is known of the members of a type. */
export const isUnknown = (type: Type): boolean => type.kind === 'error';

/** Whether an error type occurs in the type: then it is not worth another message. */
export function isErroneous(type: Type): boolean {
  if (type.kind === 'error') return true;
  if (type.kind === 'array') return isErroneous(type.element);
  return isNamed(type) && areErroneous(type);
}
const areErroneous = byArguments(isErroneous);

/** The methods behind a member: itself, or its accessors. */
export function methodsOf(member: Member): readonly MethodSymbol[] {
  switch (member.kind) {
    case 'method':
      return [member];
    case 'property':
      return [member.getMethod, member.setMethod].filter((each) => each !== undefined);
    case 'event':
      return [member.addMethod, member.removeMethod].filter((each) => each !== undefined);
    default:
      return [];
  }
}

const services = 'System.Runtime.CompilerServices';
/** A type that takes the parts of an interpolated string one by one. */
export function isStringHandler(type: Type): type is NamedType {
  if (!isNamed(type) || (type.kind !== 'struct' && type.kind !== 'class')) return false;
  return (
    (type.name === 'DefaultInterpolatedStringHandler' && type.namespace === services) ||
    type.definition.attributes.some(
      (attribute) =>
        attribute.type.name === 'InterpolatedStringHandlerAttribute' && attribute.type.namespace === services,
    )
  );
}

/** The name that a member has for .NET: indexers are called `Item` there, unless they say otherwise. */
export function metadataNameOf(member: Member): string {
  if (member.kind !== 'property') return member.name;
  return member.indexerName ?? (member.name === 'this[]' ? 'Item' : member.name);
}
