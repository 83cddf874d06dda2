// The members by which a value is enumerated: `GetEnumerator`, `MoveNext`, `Current`, `Dispose` and their async kin.
import type { Member, MethodSymbol, Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayMember, displayType } from '../../symbols/display.ts';
import type { Binder } from '../binder.ts';
import { placeholder } from '../bound-tree/bound-factory.ts';
import type { BoundExpression, BoundForEach, BoundPlaceholder } from '../bound-tree/bound-nodes.ts';
import { awaitOf } from '../expressions/await.ts';
import { bindExtensionCall } from '../expressions/calls/pattern-calls.ts';
import { accessorOf } from '../lookup/accessors.ts';
import { isAccessible, lookupMembers } from '../lookup/member-lookup.ts';
import type { MemberLookup } from '../lookup/member-lookup.ts';
import { reportInaccessible } from '../lookup/inaccessible.ts';
import { asyncDisposal, disposal } from './enumerator-disposal.ts';

type Pattern = NonNullable<BoundForEach['pattern']>;

/** The call that gives the enumerator, of the placeholder `enumerable`. */
export interface GetEnumerator {
  readonly enumerable: BoundPlaceholder;
  readonly call: BoundExpression;
  readonly method: MethodSymbol;
}

/** A type's own `GetEnumerator` without parameters, if that is the type's only member of the name and public. */
export function ownEnumerator(
  binder: Binder,
  source: BoundExpression,
  span: TextSpan,
): GetEnumerator | undefined {
  const method = parameterless(lookup(binder, source.type, 'GetEnumerator').members);
  if (!method || method.isStatic || method.accessibility !== 'public') return undefined;
  const enumerable = placeholder(source.type, span);
  return { enumerable, call: callOf(enumerable, method, span), method };
}

/** A public method of the receiver, which is made of the enumerable, that can be called without arguments. */
export function patternMethod(
  binder: Binder,
  enumerable: BoundPlaceholder,
  receiver: BoundExpression,
  name: string,
  span: TextSpan,
): GetEnumerator | undefined {
  const call = binder.areas.bindPatternCall(binder, receiver, name, span);
  if (call?.kind !== 'Call' || call.method.accessibility !== 'public') return undefined;
  return { enumerable, call, method: call.method };
}

/** An extension method that gives an enumerator; reports that those there are do not take the value. */
export function extensionEnumerator(
  binder: Binder,
  value: BoundExpression,
  name: string,
  span: TextSpan,
): GetEnumerator | undefined {
  const enumerable = placeholder(value.type, span);
  const call = bindExtensionCall(binder, enumerable, name, span);
  return call?.kind === 'Call' ? { enumerable, call, method: call.method } : undefined;
}

/** What is called for each element; undefined where the enumerator is none, which may have been told in part. */
export function enumeratorPattern(
  binder: Binder,
  getEnumerator: GetEnumerator,
  span: TextSpan,
): Pattern | undefined {
  const { call, enumerable } = getEnumerator;
  const enumerator = placeholder(call.type, span);
  const current = currentOf(binder, enumerator, span);
  if (!current) return undefined;
  const found = lookup(binder, call.type, 'MoveNext');
  const method = parameterless(found.members);
  if (!method) {
    reportUnusable(binder, found, call.type, 'MoveNext', span);
    return undefined;
  }
  if (method.isStatic || method.accessibility !== 'public' || method.returnType.special !== 'bool')
    return undefined;
  const moveNext = callOf(enumerator, method, span);
  const dispose = disposal(binder, enumerator, span);
  return { enumerable, enumerator, getEnumerator: call, moveNext, current, dispose };
}

const callOf = (receiver: BoundExpression, method: MethodSymbol, span: TextSpan): BoundExpression => ({
  kind: 'Call',
  span,
  type: method.returnType,
  receiver,
  method,
  arguments: [],
});

/** The same for `await foreach`, whose calls are awaited; `reported` where what `MoveNextAsync` gives cannot be. */
export function asyncEnumeratorPattern(
  binder: Binder,
  getEnumerator: GetEnumerator,
  span: TextSpan,
): Pattern | 'reported' | undefined {
  const { call, enumerable } = getEnumerator;
  const enumerator = placeholder(call.type, span);
  const current = currentOf(binder, enumerator, span);
  if (!current) return undefined;
  const found = patternMethod(binder, enumerator, enumerator, 'MoveNextAsync', span);
  if (!found) {
    const { members, inaccessible } = lookup(binder, call.type, 'MoveNextAsync');
    if (members.length === 0)
      reportUnusable(binder, { members, inaccessible }, call.type, 'MoveNextAsync', span);
    return undefined;
  }
  const moveNext = awaitOf(binder, found.call, span);
  if (!moveNext) return 'reported';
  if (moveNext.type.special !== 'bool') return undefined;
  const dispose = asyncDisposal(binder, enumerator, span);
  return { enumerable, enumerator, getEnumerator: call, moveNext, current, dispose };
}

/** `Current` of the enumerator; reports that there is none, or none that can be reached. */
export function currentOf(
  binder: Binder,
  enumerator: BoundExpression,
  span: TextSpan,
): (BoundExpression & { kind: 'PropertyAccess' }) | undefined {
  const { type } = enumerator;
  // Arrays, delegates and enums are not even looked at.
  if (type.kind === 'array' || type.kind === 'delegate' || type.kind === 'enum') return undefined;
  const found = lookup(binder, type, 'Current');
  const [property] = found.members;
  if (!property) {
    reportUnusable(binder, found, type, 'Current', span);
    return undefined;
  }
  if (property.kind !== 'property' || property.isStatic || property.accessibility !== 'public')
    return undefined;
  const getter = accessorOf(property, 'getMethod');
  if (!getter || !isAccessible(getter, { containingType: binder.containingType })) return undefined;
  return {
    kind: 'PropertyAccess',
    span,
    type: property.type,
    receiver: enumerator,
    property,
    arguments: [],
  };
}

function lookup({ containingType, library }: Binder, type: Type, name: string): MemberLookup {
  return lookupMembers(type, name, library, { containingType });
}

/** The method without parameters among members that are all methods. */
function parameterless(members: readonly Member[]): MethodSymbol | undefined {
  if (members.some(({ kind }) => kind !== 'method')) return undefined;
  return (members as readonly MethodSymbol[]).find(
    ({ parameters, typeParameters }) => parameters.length === 0 && typeParameters.length === 0,
  );
}

/** Says why no member of the name could be used, unless there is one that is of no use. */
function reportUnusable(
  binder: Binder,
  { members, inaccessible }: MemberLookup,
  type: Type,
  name: string,
  span: TextSpan,
): void {
  const [generic] = members as readonly MethodSymbol[];
  if (inaccessible[0]) reportInaccessible(binder, inaccessible[0], type, span);
  else if (!generic) binder.error('CS0117', span, [displayType(type), name]);
  else if (generic.kind === 'method' && members.every(isGeneric))
    binder.error('CS0305', span, [displayMember(generic), 'method', generic.typeParameters.length]);
}

const isGeneric = (member: Member): boolean => member.kind === 'method' && member.typeParameters.length > 0;
