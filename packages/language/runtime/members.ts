// Members by their symbols: what reflection, serialization and `dynamic` do with objects of any kind.
import { reflected } from './reflected.ts';
import type { Ref } from '../metadata/declaration.ts';
import { erase } from '../metadata/symbols.ts';
import type {
  EventSymbol,
  FieldSymbol,
  MethodSymbol,
  NamedType,
  PropertySymbol,
  Type,
} from '../metadata/symbols.ts';
import { Box } from './box.ts';
import { copyValue, defaultOf } from './casting.ts';
import { foreignFunction, isOwn, own } from './delegates.ts';
import type { Delegate } from './delegates.ts';
import { MissingMethodException, NotSupportedException } from './exceptions.ts';
import { implementationFor, seenAs } from './repeated-interfaces.ts';
import { typeName } from './type-name.ts';
import { typeOf } from './type-of.ts';

type Callable = (...args: any[]) => unknown;
type Keyed = Record<string, unknown>;

/**
 * Calls a method as template code would: virtually, with the hidden arguments that {@link Implementation} describes.
 * Arguments and result are in natural form; `ref` and `out` arguments are `Ref`s, and of what is returned by reference
 * the value comes.
 * @param self ignored for static methods
 */
export function callMethod(self: unknown, method: MethodSymbol, args: readonly unknown[]): unknown {
  return valueOfResult(method, callForResult(self, method, args));
}

/** What a method gave, without the `Ref` around what it returns by reference. */
export function valueOfResult({ refKind, returnType }: MethodSymbol, result: unknown): unknown {
  return refKind === 'none' ? result : copyValue((result as Ref).v, returnType);
}

/** Whether reading the member gives a `Ref`, unless {@link getMember} reads it. */
export function returnsReference(member: PropertySymbol | FieldSymbol): boolean {
  return member.kind === 'property' && (member.getMethod?.refKind ?? 'none') !== 'none';
}

/** {@link callMethod} for callers that expect what the method is declared to return: a `Ref` where that is a reference. */
export function callForResult(self: unknown, method: MethodSymbol, args: readonly unknown[]): unknown {
  const container = method.containingType;
  if (method.isStatic || method.methodKind === 'constructor') {
    const hidden = container && container.definition.typeParameters.length > 0 ? [container.erased] : [];
    return implementationOf(method, undefined)(
      ...shownArguments(method, args),
      ...hidden,
      ...method.typeArguments.map(erase),
    );
  }
  const result = callOn(self, method, shownArguments(method, args));
  // What the library gives as a delegate may be a function of its own, which then is one.
  if (method.definition.returnType.kind === 'delegate' && method.refKind === 'none')
    own(result as Delegate | null);
  return result;
}

/** Arguments as the library is to see them, which asks them for members of the interfaces that its parameters are. */
function shownArguments(method: MethodSymbol, args: readonly unknown[]): readonly unknown[] {
  const { definition, containingType } = method;
  if (containingType?.definition.flags.submission !== undefined) return args;
  if (!definition.parameters.some(({ type }) => type.kind === 'interface')) return args;
  return args.map((arg, index) => {
    const type = erase(method.parameters[index]!.type);
    return type.kind === 'interface' && definition.parameters[index]!.type.kind === 'interface'
      ? seenAs(arg, type)
      : arg;
  });
}

function callOn(self: unknown, method: MethodSymbol, args: readonly unknown[]): unknown {
  const container = method.containingType;
  const typeArguments = method.typeArguments.map(erase);
  // Members of value types take their values as they are.
  if (self instanceof Box && container?.isValueType === true) self = self.value;
  if (container?.kind === 'delegate' && typeof self === 'function')
    return isOwn(self) ? (self as Callable)(...args) : foreignFunction(self);
  const key = method.definition.key;
  if (key !== undefined && typeof self === 'object' && self !== null) {
    const repeated =
      container?.kind === 'interface' && implementationFor(self, method.definition, container.erased);
    if (repeated) return repeated(self as never, ...args, ...typeArguments);
    if (container?.kind === 'interface' && container.typeArguments.length === 1)
      self = seenAs(self, container.erased);
    // A value of an anonymous type may be a delegate: it is none of the object's methods, which lie on its prototype.
    const carried = Object.hasOwn(self as object, key) ? undefined : (self as Keyed)[key];
    if (typeof carried === 'function') return (carried as Callable).call(self, ...args, ...typeArguments);
  }
  return implementationOf(method, self)(self, ...args, ...typeArguments);
}

/** The function behind a method; for one without (an interface's) that of the object's own type with the same name and parameters. */
export function implementationOf(method: MethodSymbol, self: unknown): Callable {
  const { implementation } = method.definition;
  if (implementation) return implementation;
  if (self !== undefined && self !== null) {
    for (let type: NamedType | null = namedTypeOf(self); type; type = type.baseType) {
      const found = sameMember(type, method);
      if (found?.definition.implementation) return found.definition.implementation;
    }
  }
  const name = `${method.containingType ? typeName(method.containingType) : ''}.${method.name}`;
  if (method.flags.isAbstract === true && method.isStatic)
    throw new NotSupportedException(`${name} is abstract and static: only types that implement it have it.`);
  throw new Error(`Nothing stands behind ${name}`);
}

function namedTypeOf(value: unknown): NamedType {
  const type = typeOf(value);
  return type.kind === 'array' ? type.baseType : type;
}

/** The member of a type that a member of an interface or base class means: of its name and parameters. */
export function sameMember(type: NamedType, method: MethodSymbol): MethodSymbol | undefined {
  const { associated } = method;
  for (const member of type.members(associated ? associated.name : method.name)) {
    const candidate =
      member.kind === 'method'
        ? member
        : member.kind === 'property'
          ? method.methodKind === 'getter'
            ? member.getMethod
            : member.setMethod
          : member.kind === 'event'
            ? method.methodKind === 'adder'
              ? member.addMethod
              : member.removeMethod
            : undefined;
    if (
      candidate &&
      candidate.parameters.length === method.parameters.length &&
      candidate.parameters.every((parameter, index) => parameter.type === method.parameters[index]!.type)
    )
      return candidate;
  }
  return undefined;
}

/** Reads a field or a property (an indexer's with its indices). Natural form; `self` is ignored for static ones. */
export function getMember(
  self: unknown,
  member: PropertySymbol | FieldSymbol,
  indices: readonly unknown[] = [],
): unknown {
  if (member.kind === 'property') return callMethod(self, member.getMethod!, indices);
  if (member.constant) return member.constant.value;
  const access = fieldAccess.get(member.definition);
  if (access) return access.get(self, member.containingType);
  if (member.isStatic) return member.definition.staticValue;
  return (self as Keyed)[member.definition.key ?? member.name];
}

/** Writes a field or a property. */
export function setMember(
  self: unknown,
  member: PropertySymbol | FieldSymbol,
  value: unknown,
  indices: readonly unknown[] = [],
): void {
  if (member.kind === 'property') {
    callMethod(self, member.setMethod!, [...indices, value]);
    return;
  }
  const access = fieldAccess.get(member.definition);
  if (access) access.set(self, member.containingType, value);
  else (self as Keyed)[member.definition.key ?? member.name] = value;
}

/** Adds or removes an event's handler. */
export function changeEvent(self: unknown, event: EventSymbol, handler: unknown, isAddition: boolean): void {
  callMethod(self, (isAddition ? event.addMethod : event.removeMethod)!, [handler]);
}

/** How emitted code keeps the static fields of template types. */
export interface FieldAccess {
  get(self: unknown, type: NamedType | null): unknown;
  set(self: unknown, type: NamedType | null, value: unknown): void;
}
const fieldAccess = new WeakMap<FieldSymbol, FieldAccess>();

/** Called by emitted code for fields that are not simply properties of their objects. */
export function registerField(field: FieldSymbol, access: FieldAccess): void {
  fieldAccess.set(field, access);
}

/**
 * `new T(args)`, in natural form; without arguments also structs that declare no constructor.
 * @param construct what makes the call
 * @throws {MissingMethodException} when the type has no such constructor
 */
export function createInstance(
  type: Type,
  args: readonly unknown[] = [],
  constructorMethod?: MethodSymbol,
  construct: (call: () => unknown) => unknown = (call) => call(),
): unknown {
  if (type.kind === 'class' || type.kind === 'struct' || type.kind === 'enum') {
    const erased = type.erased;
    if (type.flags.isRefLike === true)
      throw new NotSupportedException('Cannot create boxed ByRef-like values.');
    const constructors = erased.members('.ctor') as readonly MethodSymbol[];
    const found =
      constructorMethod ??
      constructors.find(
        (candidate) =>
          candidate.parameters.length === args.length &&
          (args.length > 0 || candidate.accessibility === 'public'),
      );
    if (found && !(type.flags.isAbstract ?? false))
      return construct(() => callMethod(undefined, found, referenced(found, args)));
    if (type.isValueType && args.length === 0) return defaultOf(erased);
    if (type.flags.isAbstract || type.flags.isStatic)
      throw new MissingMethodException(
        `Cannot dynamically create an instance of type '${typeName(type)}'. Reason: Cannot create an abstract class.`,
      );
    if (args.length === 0 && constructors.some(({ parameters }) => parameters.length === 0))
      throw new MissingMethodException(`No parameterless constructor defined for type '${typeName(type)}'.`);
  }
  const reason =
    type.kind === 'interface'
      ? 'Cannot create an instance of an interface.'
      : 'No parameterless constructor defined.';
  throw new MissingMethodException(
    `Cannot dynamically create an instance of type '${typeName(type)}'. Reason: ${reason}`,
  );
}

/** What a constructor takes by reference is in a place of its own: what it leaves there nobody sees. */
function referenced(method: MethodSymbol, args: readonly unknown[]): readonly unknown[] {
  return method.parameters.some(({ refKind }) => refKind !== 'none')
    ? args.map((arg, index) => (isPlace(method, index) && !isReference(arg) ? { v: arg } : arg))
    : args;
}
const isPlace = (method: MethodSymbol, index: number): boolean =>
  (method.parameters[index]?.refKind ?? 'none') !== 'none';
const isReference = (arg: unknown): boolean => typeof arg === 'object' && arg !== null && 'v' in arg;

/** `Activator.CreateInstance<T>()`, and `new T()` of a type parameter. @throws {TargetInvocationException | MissingMethodException} */
export function activate(type: Type): unknown {
  return createInstance(type, [], undefined, reflected);
}
