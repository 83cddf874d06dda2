// Calls with `dynamic` receivers or arguments: methods, delegates, constructors.
import { dynamicType } from '@mockwright/language/metadata/symbols';
import type { MethodSymbol, NamedType } from '@mockwright/language/metadata/symbols';
import { box } from '@mockwright/language/runtime/casting';
import type { DynamicSite } from '@mockwright/language/runtime/dynamic';
import { NullReferenceException } from '@mockwright/language/runtime/exceptions';
import { returnsReference } from '@mockwright/language/runtime/members';
import { isDelegate, isNullable, isVoid } from '../../symbols/type-extensions.ts';
import { placeholder } from '../bound-tree/bound-factory.ts';
import type { BoundExpression, BoundPlaceholder } from '../bound-tree/bound-nodes.ts';
import { invokeDelegate } from '../expressions/calls/invocation.ts';
import { isConditional } from '../source/members/conditional-attribute.ts';
import { isAccessible } from '../lookup/member-lookup.ts';
import { placeArguments } from '../overloads/placement.ts';
import { resolveOverload } from '../overloads/resolve.ts';
import type { Code } from './evaluate.ts';
import { failure, failureOfResolution } from './failures.ts';
import {
  argumentTypes,
  dynamicObject,
  frameOf,
  nowhere,
  receiverForm,
  receiverType,
} from './late-context.ts';
import type { Callable, LateContext, OperandType } from './late-context.ts';
import { askForCall, askForInvocation } from './late-fallbacks.ts';
import { memberOperand } from './late-members.ts';
import { OperationCache } from './operation-cache.ts';
import { runtimeMethodName } from './runtime-names.ts';
import { runtimeName } from '@mockwright/language/runtime/type-name';

/** The arguments of one call. */
interface CallInput {
  readonly args: readonly unknown[];
  readonly types: readonly OperandType[];
  readonly site: DynamicSite;
}

/** `d.M(x)`: a method, or a member that holds a delegate. */
export function invokeMemberLate(
  context: LateContext,
  receiver: unknown,
  name: string,
  args: readonly unknown[],
  site: DynamicSite,
): unknown {
  if (site.candidates) return invokeCandidates(context, receiver, site.candidates, name, args, site);
  const member = dynamicObject(receiver)?.$getMember?.(name);
  if (typeof member === 'function') return invokeDelegateLate(context, member, args, site);
  const type = receiverType(receiver, site);
  const input: CallInput = { args, types: argumentTypes(args, site), site };
  const found = OperationCache.of(site).attempt([type, ...input.types, ...site.typeArguments], () => {
    const self = placeholder(type, nowhere);
    if (isDelegate(type) && name === 'Invoke') return bindInvocation(context, self, input, self);
    const methods = context
      .lookup(type, name, site, true)
      .filter((each): each is MethodSymbol => each.kind === 'method');
    if (methods.length > 0) return bindCall(context, self, methods, name, input);
    const value = memberOperand(context, self, type, name, site);
    if (value.type.kind === 'dynamic') {
      const read = context.code(value, [self]);
      const boxed = (each: unknown, index: number): unknown => {
        const operand = input.types[index];
        return operand ? box(each, operand) : each;
      };
      return ([owner, ...rest]) => invokeLate(context, read([owner]), rest.map(boxed), site);
    }
    if (!isDelegate(value.type) || (value.kind === 'PropertyAccess' && returnsReference(value.property)))
      throw failure(`Non-invocable member '${runtimeName(type)}.${name}' cannot be used like a method.`);
    return bindInvocation(context, value, input, self);
  });
  return typeof found === 'string'
    ? askForCall(receiver, name, args, site, found, (value) => invokeDelegateLate(context, value, args, site))
    : found([receiverForm(receiver, type), ...frameOf(args, input.types, site)]);
}

/** Methods that were found at compile time; a receiver, if there is one, is in natural form. */
export function invokeCandidates(
  context: LateContext,
  receiver: unknown,
  candidates: readonly MethodSymbol[],
  name: string,
  args: readonly unknown[],
  site: DynamicSite,
): unknown {
  const input: CallInput = { args, types: argumentTypes(args, site), site };
  const type = candidates[0]?.containingType ?? dynamicType;
  const self = receiver === undefined ? null : placeholder(type, nowhere);
  const bind = (): Code => bindCall(context, self, candidates, name, input);
  // Functions of the script belong to one execution of it.
  const code =
    site.functions === undefined
      ? OperationCache.of(site).find([...input.types, ...site.typeArguments], bind)
      : bind();
  const values = frameOf(args, input.types, site);
  if (receiver === undefined) return code(values);
  if (receiver === null && !isNullable(type)) throw new NullReferenceException();
  return code([receiver, ...values]);
}

function bindCall(
  context: LateContext,
  self: BoundPlaceholder | null,
  methods: readonly MethodSymbol[],
  name: string,
  { args, types, site }: CallInput,
): Code {
  const binder = context.binder(site);
  const { list, placeholders, references } = context.arguments(args, types, site);
  const accessible = methods.filter((method) =>
    isAccessible(method, { containingType: site.context }, self?.type),
  );
  const resolution = resolveOverload(binder, accessible.length > 0 ? accessible : methods, {
    arguments: list,
    typeArguments: site.typeArguments,
    isExtension: false,
    isLate: true,
  });
  if (resolution.kind !== 'success')
    throw failureOfResolution(resolution, { kind: 'method', name, count: args.length });
  const { method } = resolution.candidate;
  if (!method.isStatic && (method.containingType || site.lacksInstance) && !self)
    throw failure(
      `An object reference is required for the non-static field, method, or property '${runtimeMethodName(method.containingType ? method : method.definition)}'`,
    );
  if (method.isStatic && self && !site.candidates) {
    throw failure(
      `Member '${runtimeMethodName(method)}' cannot be accessed with an instance reference; qualify it with a type name instead`,
    );
  }
  if (method.attributes?.some(isConditional))
    throw failure(`Cannot dynamically invoke method '${name}' because it has a Conditional attribute`);
  requireResult(method, site);
  const { result } = context.attempt(() => placeArguments(binder, resolution.candidate, list, nowhere));
  const call: BoundExpression = {
    kind: 'Call',
    span: nowhere,
    type: method.returnType,
    receiver: method.isStatic ? null : self,
    method,
    arguments: result.arguments,
  };
  return context.boxed(
    call,
    self ? [self, ...placeholders] : placeholders,
    references,
    functionsOf(methods, site),
  );
}

/** @throws {RuntimeBinderException} where something should come of a method that gives nothing */
function requireResult({ returnType }: MethodSymbol, { isEffect }: DynamicSite): void {
  if (!isEffect && isVoid(returnType)) throw failure("Cannot implicitly convert type 'void' to 'object'");
}

function functionsOf(
  methods: readonly MethodSymbol[],
  { functions }: DynamicSite,
): ReadonlyMap<MethodSymbol, Callable> {
  const found = new Map<MethodSymbol, Callable>();
  methods.forEach((method, index) => {
    const own = functions?.[index];
    if (own) found.set(method.definition, own);
  });
  return found;
}

const notInvocable = 'Cannot invoke a non-delegate type';

/** `d(x)`. */
export function invokeLate(
  context: LateContext,
  target: unknown,
  args: readonly unknown[],
  site: DynamicSite,
): unknown {
  return typeof target === 'object' && target !== null
    ? askForInvocation(target, args, site, notInvocable)
    : invokeDelegateLate(context, target, args, site);
}

function invokeDelegateLate(
  context: LateContext,
  target: unknown,
  args: readonly unknown[],
  site: DynamicSite,
): unknown {
  const type = receiverType(target, site);
  if (typeof target !== 'function' || !isDelegate(type)) throw failure(notInvocable);
  const input: CallInput = { args, types: argumentTypes(args, site), site };
  const code = OperationCache.of(site).find([type, ...input.types], () => {
    const self = placeholder(type, nowhere);
    return bindInvocation(context, self, input, self);
  });
  return code([target, ...frameOf(args, input.types, site)]);
}

/** @param self the operand, which is the delegate or has it as a member */
function bindInvocation(
  context: LateContext,
  delegate: BoundExpression,
  { args, types, site }: CallInput,
  self: BoundPlaceholder,
): Code {
  const { list, placeholders, references } = context.arguments(args, types, site);
  const { result, code } = context.attempt(() =>
    invokeDelegate(context.binder(site), delegate, list, nowhere),
  );
  const invoke = (delegate.type as NamedType).delegateInvoke;
  if (code === undefined) {
    if (invoke) requireResult(invoke, site);
    return context.boxed(result, [self, ...placeholders], references);
  }
  if (invoke && invoke.parameters.length !== args.length)
    throw failure(`Delegate '${(delegate.type as NamedType).name}' does not take '${args.length}' arguments`);
  throw failure(`Delegate '${runtimeName(delegate.type)}' has some invalid arguments`);
}

/** `new T(d)`; the result is in natural form. */
export function createLate(
  context: LateContext,
  type: NamedType,
  args: readonly unknown[],
  site: DynamicSite,
): unknown {
  const types = argumentTypes(args, site);
  const code = OperationCache.of(site).find([type, ...types], () => {
    const binder = context.binder(site);
    const { list, placeholders, references } = context.arguments(args, types, site);
    const constructors = type
      .members('.ctor')
      .filter(
        (member): member is MethodSymbol =>
          member.kind === 'method' &&
          !member.isStatic &&
          isAccessible(member, { containingType: site.context }, type),
      );
    const resolution = resolveOverload(binder, constructors, {
      arguments: list,
      typeArguments: [],
      isExtension: false,
      isLate: true,
    });
    if (resolution.kind !== 'success')
      throw failureOfResolution(resolution, {
        kind: 'constructor',
        name: runtimeName(type),
        count: args.length,
      });
    const { result } = context.attempt(() => placeArguments(binder, resolution.candidate, list, nowhere));
    return context.code(
      {
        kind: 'ObjectCreation',
        span: nowhere,
        type,
        constructorMethod: resolution.candidate.method,
        arguments: result.arguments,
        initializer: undefined,
      },
      placeholders,
      references,
    );
  });
  return code(frameOf(args, types, site));
}
