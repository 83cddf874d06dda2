// Properties, fields, events and indexers of `dynamic` values.
import type { EventSymbol, PropertySymbol, Type } from '@mockwright/language/metadata/symbols';
import type { DynamicSite } from '@mockwright/language/runtime/dynamic';
import { changeEvent } from '@mockwright/language/runtime/members';
import { placeholder } from '../bound-tree/bound-factory.ts';
import type { BoundExpression, BoundPlaceholder } from '../bound-tree/bound-nodes.ts';
import { elementOf } from '../expressions/members/element-access.ts';
import { checkVariable } from '../expressions/assignments/variables.ts';
import { accessorOf } from '../lookup/accessors.ts';
import { isAccessible, lookupMembers } from '../lookup/member-lookup.ts';
import type { Code } from './evaluate.ts';
import { failure } from './failures.ts';
import {
  argumentTypes,
  dynamicObject,
  frameOf,
  natural,
  receiverForm,
  nowhere,
  operandType,
  receiverType,
} from './late-context.ts';
import type { LateContext, OperandType } from './late-context.ts';
import { argumentNames, askObject } from './late-fallbacks.ts';
import { conversionMessage, convertLate, convertedOperand } from './late-conversions.ts';
import { OperationCache } from './operation-cache.ts';
import { runtimeMemberName } from './runtime-names.ts';
import { runtimeName } from '@mockwright/language/runtime/type-name';

/** What `d.Event` is, until something is added to it or taken away. */
export class EventReference {
  readonly event: EventSymbol;
  constructor(event: EventSymbol) {
    this.event = event;
  }
}
/** `d.Event + handler`, on its way to be assigned. */
export class EventChange {
  readonly event: EventSymbol;
  readonly handler: unknown;
  readonly isAddition: boolean;
  constructor(event: EventSymbol, handler: unknown, isAddition: boolean) {
    this.event = event;
    this.handler = handler;
    this.isAddition = isAddition;
  }
}

/** `d.Name`. */
export function getMemberLate(
  context: LateContext,
  receiver: unknown,
  name: string,
  site: DynamicSite,
): unknown {
  const own = dynamicObject(receiver)?.$getMember?.(name);
  if (own !== undefined) return own;
  const type = receiverType(receiver, site);
  const event = eventOf(context, type, name, site);
  if (event && site.isCompound) return new EventReference(event);
  if (event) throw eventFailure(event);
  const found = OperationCache.of(site).attempt([type], () => {
    const self = placeholder(type, nowhere);
    const target = memberOperand(context, self, type, name, site);
    if (target.kind === 'PropertyAccess') checkGetter(target.property, site);
    return context.boxed(target, [self]);
  });
  return typeof found === 'string'
    ? askObject(receiver, { kind: 'getMember', name }, [], found)
    : found([natural(receiver, type)]);
}

function checkGetter(property: PropertySymbol, site: DynamicSite): void {
  const getter = accessorOf(property, 'getMethod');
  if (getter && isAccessible(getter, { containingType: site.context })) return;
  const why = getter ? 'the get accessor is inaccessible' : 'it lacks the get accessor';
  throw failure(
    `The property or indexer '${runtimeMemberName(property)}' cannot be used in this context because ${why}`,
  );
}

/** The event of that name; within its type, where that is not added to, it is the delegate that it holds. */
function eventOf(
  { library }: LateContext,
  type: Type,
  name: string,
  site: DynamicSite,
): EventSymbol | undefined {
  if (type.kind !== 'class' && type.kind !== 'struct') return undefined;
  const [member] = lookupMembers(type, name, library, { containingType: site.context }).members;
  const isEvent = member?.kind === 'event' && (site.isCompound || !isOwn(member, site));
  return isEvent ? member : undefined;
}

/** Whether the code stands in the event's type or in one nested in it. */
function isOwn({ containingType }: EventSymbol, { context }: DynamicSite): boolean {
  for (let type = context; type; type = type.containingType)
    if (type.definition === containingType?.definition) return true;
  return false;
}

/** `d.Name = value`. */
export function setMemberLate(
  context: LateContext,
  receiver: unknown,
  name: string,
  value: unknown,
  site: DynamicSite,
): unknown {
  const object = dynamicObject(receiver);
  if (object?.$setMember) {
    object.$setMember(name, value);
    return value;
  }
  const type = receiverType(receiver, site);
  if (value instanceof EventChange) {
    const handler = convertLate(context, value.handler, value.event.type, false, site);
    changeEvent(receiver, value.event, handler, value.isAddition);
    return null;
  }
  const valueType = operandType(value, site.arguments[0]);
  const found = OperationCache.of(site).attempt([type, valueType], () => {
    const self = placeholder(type, nowhere);
    return assignment(context, site, memberOperand(context, self, type, name, site), value, valueType, [
      self,
    ]);
  });
  if (typeof found === 'string') {
    askObject(receiver, { kind: 'setMember', name }, [value], found);
    return value;
  }
  return found([receiverForm(receiver, type), ...frameOf([value], [valueType])]);
}

const eventFailure = ({ name }: EventSymbol): Error =>
  failure(`The event '${name}' can only appear on the left hand side of +`);

/** The property or field of that name as an expression. */
export function memberOperand(
  context: LateContext,
  self: BoundPlaceholder,
  type: Type,
  name: string,
  site: DynamicSite,
): BoundExpression {
  const member = context.lookup(type, name, site)[0]!;
  if (member.kind === 'method')
    throw failure(`The name '${name}' is bound to a method and cannot be used like a property`);
  if (member.kind === 'event') {
    const { field } = member.definition;
    if (!field || !isOwn(member, site)) throw eventFailure(member);
    return { kind: 'FieldAccess', span: nowhere, type: member.type, receiver: self, field };
  }
  if (member.kind !== 'property' && member.kind !== 'field')
    throw failure(`'${runtimeName(type)}' does not contain a definition for '${name}'`);
  if (member.isStatic)
    throw failure(
      `Member '${runtimeMemberName(member)}' cannot be accessed with an instance reference; qualify it with a type name instead`,
    );
  if (member.kind === 'field')
    return { kind: 'FieldAccess', span: nowhere, type: member.type, receiver: self, field: member };
  return {
    kind: 'PropertyAccess',
    span: nowhere,
    type: member.type,
    receiver: self,
    property: member,
    arguments: [],
  };
}

function assignment(
  context: LateContext,
  site: DynamicSite,
  target: BoundExpression,
  value: unknown,
  valueType: OperandType,
  operands: readonly BoundPlaceholder[],
): Code {
  checkAssignable(context, site, target);
  const info = site.arguments.length >= operands.length ? site.arguments.at(-1) : undefined;
  const given = context.operand(value, valueType, info);
  const converted = convertedOperand(context, site, given, target.type, site.isCompound);
  return context.boxed(
    { kind: 'Assignment', span: nowhere, type: target.type, target, value: converted, isRef: false },
    [...operands, given.placeholder],
  );
}

function checkAssignable(context: LateContext, site: DynamicSite, target: BoundExpression): void {
  const member =
    target.kind === 'PropertyAccess'
      ? target.property
      : target.kind === 'FieldAccess'
        ? target.field
        : undefined;
  const name = member ? runtimeMemberName(member) : '';
  const setter = member?.kind === 'property' ? accessorOf(member, 'setMethod') : undefined;
  const isReadOnly =
    member?.kind === 'property' && (setter === undefined || setter.flags.isInitOnly === true);
  const code = isReadOnly
    ? 'CS0200'
    : context.attempt(() => checkVariable(context.binder(site), target, 'assign', nowhere)).code;
  switch (code) {
    case undefined:
      return;
    case 'CS0191':
      throw failure(
        'A readonly field cannot be assigned to (except in a constructor or a variable initializer)',
      );
    case 'CS0272':
      throw failure(
        `The property or indexer '${name}' cannot be used in this context because the set accessor is inaccessible`,
      );
    default:
      throw failure(`Property or indexer '${name}' cannot be assigned to -- it is read only`);
  }
}

// ---------------------------------------------------------------- indexers

/** `d[i]`. */
export function getIndexLate(
  context: LateContext,
  receiver: unknown,
  indices: readonly unknown[],
  site: DynamicSite,
): unknown {
  const type = receiverType(receiver, site);
  const types = argumentTypes(indices, site);
  const found = OperationCache.of(site).attempt([type, ...types], () => {
    const { target, operands } = element(context, type, indices, types, site);
    if (target.kind === 'PropertyAccess') checkGetter(target.property, site);
    return context.boxed(target, operands);
  });
  return typeof found === 'string'
    ? askObject(receiver, { kind: 'getIndex', argumentNames: argumentNames(site) }, indices, found)
    : found([natural(receiver, type), ...frameOf(indices, types)]);
}

/** `d[i] = value`. */
export function setIndexLate(
  context: LateContext,
  receiver: unknown,
  indices: readonly unknown[],
  value: unknown,
  site: DynamicSite,
): unknown {
  const type = receiverType(receiver, site);
  const types = argumentTypes(indices, site);
  const valueType = operandType(value, site.arguments[indices.length]);
  const found = OperationCache.of(site).attempt([type, ...types, valueType], () => {
    const { target, operands } = element(context, type, indices, types, site);
    return assignment(context, site, target, value, valueType, operands);
  });
  if (typeof found === 'string') {
    askObject(receiver, { kind: 'setIndex', argumentNames: argumentNames(site) }, [...indices, value], found);
    return value;
  }
  return found([receiverForm(receiver, type), ...frameOf([...indices, value], [...types, valueType])]);
}

function element(
  context: LateContext,
  type: Type,
  indices: readonly unknown[],
  types: readonly OperandType[],
  site: DynamicSite,
): { readonly target: BoundExpression; readonly operands: BoundPlaceholder[] } {
  const self = placeholder(type, nowhere);
  const { list, placeholders } = context.arguments(indices, types, site);
  const { result, code } = context.attempt(() => elementOf(context.binder(site), self, list, nowhere));
  // Counting from the end and slices are the compiler's doing: at run time there are only indexers.
  if (code === undefined && result.kind !== 'IndexOrRangeAccess')
    return { target: result, operands: [self, ...placeholders] };
  const members = lookupMembers(type, 'this[]', context.library, { containingType: site.context }).members;
  const indexer = members.find(
    (member): member is PropertySymbol =>
      member.kind === 'property' && member.parameters.length === indices.length,
  );
  if (indexer) {
    const parameters = indexer.parameters.map((parameter) => runtimeName(parameter.type)).join(', ');
    throw failure(
      `The best overloaded method match for '${runtimeName(indexer.containingType!)}.this[${parameters}]' has some invalid arguments`,
    );
  }
  if (members.length > 0) throw failure(`No overload for method 'this' takes ${indices.length} arguments`);
  if (type.kind !== 'array')
    throw failure(`Cannot apply indexing with [] to an expression of type '${runtimeName(type)}'`);
  throw failure(
    code === 'CS0022'
      ? `Wrong number of indices inside []; expected '${type.rank}'`
      : conversionMessage(context, types[0], context.library.special('int'), false),
  );
}
