// Delegates made of methods that reflection found: `CreateDelegate`.
import type { Implementation } from '@mockwright/language/metadata/declaration';
import type { MethodSymbol, NamedType, ParameterSymbol, Type } from '@mockwright/language/metadata/symbols';
import { methodDelegate } from '@mockwright/language/runtime/delegates';
import type { Delegate } from '@mockwright/language/runtime/delegates';
import { ArgumentException, ArgumentNullException } from '@mockwright/language/runtime/exceptions';
import { callForResult } from '@mockwright/language/runtime/members';
import { isInstance } from '@mockwright/language/runtime/casting';
import { isAssignable } from '@mockwright/language/runtime/type-relations';
import { typeOf } from '@mockwright/language/runtime/type-of';
import type { MethodInfo } from './member-info.ts';
import { isValueType } from './type-facts.ts';
import { methodsOf } from './type-members.ts';
import { dereferenced, notNull } from '@mockwright/language/runtime/not-null';

/** The same type, or references of which one is the other. */
function passes(from: Type, to: Type): boolean {
  return from === to || (!isValueType(from) && !isValueType(to) && isAssignable(from, to));
}

function matches(invoke: MethodSymbol, method: MethodSymbol, leading: readonly Type[]): boolean {
  const wanted: readonly Passed[] = [
    ...leading.map((type) => ({ type, refKind: 'none' as const })),
    ...method.parameters,
  ];
  return (
    invoke.parameters.length === wanted.length &&
    invoke.parameters.every((parameter, index) => passesAs(parameter, wanted[index]!)) &&
    passesAs(
      { type: method.returnType, refKind: method.refKind },
      { type: invoke.returnType, refKind: invoke.refKind },
    )
  );
}
type Passed = Pick<ParameterSymbol, 'type' | 'refKind'>;

/** Both values, or both variables of the same type: the runtime does not tell `ref`, `out` and `in` apart. */
function passesAs(from: Passed, to: Passed): boolean {
  if (from.refKind === 'none' && to.refKind === 'none') return passes(from.type, to.type);
  return from.refKind !== 'none' && to.refKind !== 'none' && from.type === to.type;
}

/** @throws {ArgumentException} unless the type is a delegate's */
function invokeOf(type: Type | null): MethodSymbol {
  if (type === null) throw new ArgumentNullException('type');
  if (type.kind !== 'delegate') throw new ArgumentException('Type must derive from Delegate.', 'type');
  return type.delegateInvoke!;
}

function bind(
  type: Type | null,
  { symbol }: MethodInfo,
  target: unknown,
  isClosed: boolean,
): Delegate | undefined {
  const invoke = invokeOf(type);
  const made = (call: Delegate, receiver: unknown): Delegate => {
    const delegate = methodDelegate(call, symbol, receiver);
    delegate.$type = type as NamedType;
    return delegate;
  };
  if (symbol.isStatic && !isClosed && matches(invoke, symbol, []))
    return made((...args) => callForResult(undefined, symbol, args), null);
  if (symbol.isStatic) return undefined;
  if (
    isClosed &&
    (target === null || isInstance(target, symbol.containingType!)) &&
    matches(invoke, symbol, [])
  )
    return made((...args) => callForResult(dereferenced(target), symbol, args), target);
  if (!isClosed && matches(invoke, symbol, [symbol.containingType!]))
    return made((self: unknown, ...args: unknown[]) => callForResult(dereferenced(self), symbol, args), null);
  return undefined;
}

/** @throws {ArgumentException} where the signatures do not fit */
function create(type: Type | null, method: MethodInfo | null): Delegate {
  return bind(type, notNull(method, 'method'), null, false) ?? failed();
}
/** The same, with the object (perhaps null) on which the method is called. @throws {ArgumentException} */
function createClosed(type: Type | null, method: MethodInfo | null, target: unknown): Delegate {
  const known = notNull(method, 'method');
  const open = target === null ? bind(type, known, null, false) : undefined;
  return open ?? bind(type, known, target, true) ?? failed();
}
function failed(): never {
  throw new ArgumentException(
    'Cannot bind to the target method because its signature is not compatible with that of the delegate type.',
  );
}

function createNamed(
  delegateType: Type | null,
  owner: Type | null,
  methodName: string | null,
  target: unknown,
  isStatic: boolean,
): Delegate {
  const type = notNull(delegateType, 'type');
  const methods = methodsOf(notNull(owner, 'target'));
  const name = notNull(methodName, 'method');
  for (const method of methods) {
    if (method.name !== name || method.symbol.isStatic !== isStatic) continue;
    const found = bind(type, method, target, !isStatic);
    if (found) return found;
  }
  return failed();
}

/** `MethodInfo.CreateDelegate`. */
export const createDelegateMembers: Readonly<Record<string, Implementation>> = {
  'Delegate CreateDelegate(Type delegateType)': (self: MethodInfo, type: Type | null) => create(type, self),
  'Delegate CreateDelegate(Type delegateType, object? target)': (
    self: MethodInfo,
    type: Type | null,
    target: unknown,
  ) => createClosed(type, self, target),
  'T CreateDelegate<T>() where T : Delegate': (self: MethodInfo, T: Type) => create(T, self),
  'T CreateDelegate<T>(object? target) where T : Delegate': (self: MethodInfo, target: unknown, T: Type) =>
    createClosed(T, self, target),
};

/** The static members of `System.Delegate`. */
export const createDelegateStatics: Readonly<Record<string, Implementation>> = {
  'static Delegate CreateDelegate(Type type, System.Reflection.MethodInfo method)': (
    type: Type | null,
    method: MethodInfo | null,
  ) => create(type, method),
  'static Delegate CreateDelegate(Type type, object? firstArgument, System.Reflection.MethodInfo method)': (
    type: Type | null,
    target: unknown,
    method: MethodInfo | null,
  ) => createClosed(type, method, target),
  'static Delegate CreateDelegate(Type type, object target, string method)': (
    type: Type | null,
    target: unknown,
    name: string | null,
  ) => createNamed(type, typeOf(notNull(target, 'target')), name, target, false),
  'static Delegate CreateDelegate(Type type, Type target, string method)': (
    type: Type | null,
    target: Type | null,
    name: string | null,
  ) => createNamed(type, target, name, null, true),
};
