// What stands in braces after `new`: members, elements, indices (C# 12.8.17.3 and following).
import type { MethodSymbol, Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayMember, displayType } from '../../../symbols/display.ts';
import { isUnknown, isNamed, isValueType } from '../../../symbols/type-extensions.ts';
import type {
  AssignmentExpressionSyntax,
  ExpressionSyntax,
  InitializerExpressionSyntax,
} from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import { badWith } from '../../bound-tree/bound-parts.ts';
import { bad, placeholder } from '../../bound-tree/bound-factory.ts';
import type {
  BoundAssignment,
  BoundExpression,
  BoundInitializer,
  BoundInitializerItem,
  BoundIndexOrRangeAccess,
  BoundNestedInitializer,
} from '../../bound-tree/bound-nodes.ts';
import { isImplicitReference, isBoxing } from '../../conversions/reference.ts';
import { isBad } from '../../messages/describe.ts';
import { reportObsolete } from '../../messages/obsolete.ts';
import { dynamicArguments, dynamicMember, dynamicMemberCall } from '../../dynamic/dynamic-operations.ts';
import { lookupMembers } from '../../lookup/member-lookup.ts';
import { valueArgument } from '../../overloads/argument.ts';
import type { Argument } from '../../overloads/argument.ts';
import { placeArguments } from '../../overloads/placement.ts';
import { reportResolution } from '../../overloads/report.ts';
import { resolveOverload } from '../../overloads/resolve.ts';
import type { AnyExpression } from '../../bound-tree/unconverted.ts';
import { accessMember } from '../members/access-member.ts';
import { bindArguments } from '../calls/argument-list.ts';
import { elementOf } from '../members/element-access.ts';
import { callGroup } from '../calls/method-calls.ts';
import { methodGroup } from '../members/method-group.ts';
import { checkVariable } from '../assignments/variables.ts';
import { hasTextKeys, hintForMember } from '../../messages/hints.ts';
import { reportInaccessible } from '../../lookup/inaccessible.ts';

/** The initializer for a new object of the type. */
export function bindInitializer(
  binder: Binder,
  syntax: InitializerExpressionSyntax,
  type: Type,
): BoundInitializer {
  const target = placeholder(type, syntax);
  return { target, items: bindItems(binder, syntax, target) };
}

/** @param target the object, by the path of members that leads to it */
function bindItems(
  binder: Binder,
  syntax: InitializerExpressionSyntax,
  target: BoundExpression,
): readonly BoundInitializerItem[] {
  return syntax.form === 'object'
    ? bindMembers(binder, syntax, target)
    : bindElements(binder, syntax, target);
}

// ---------------------------------------------------------------- members

function bindMembers(
  binder: Binder,
  syntax: InitializerExpressionSyntax,
  target: BoundExpression,
): readonly BoundInitializerItem[] {
  const seen = new Set<string>();
  return syntax.expressions.flatMap((item) => {
    if (item.kind !== 'AssignmentExpression' || item.operator !== '=' || !namesMember(item.left)) {
      if (item.kind === 'InitializerExpression') bindComplex(binder, item);
      // A lone name is one of a member whose value is missing.
      else if (item.kind !== 'IdentifierName') binder.bindExpression(item);
      binder.error('CS0747', item);
      if (item.kind === 'IdentifierName') bindMemberTarget(binder, item, target, false);
      return [];
    }
    return [bindMember(binder, item, target, seen)];
  });
}

/** What is in the braces of an element, for the mistakes in it. */
function bindComplex(binder: Binder, { expressions, ...span }: InitializerExpressionSyntax): void {
  if (expressions.length === 0) binder.error('CS1920', span);
  for (const expression of expressions) binder.bindExpression(expression);
}

const namesMember = ({ kind }: ExpressionSyntax): boolean =>
  kind === 'IdentifierName' || kind === 'ImplicitElementAccess';

function bindMember(
  binder: Binder,
  item: AssignmentExpressionSyntax,
  target: BoundExpression,
  seen: Set<string>,
): BoundInitializerItem {
  const member = bindMemberTarget(binder, item.left, target, item.right.kind === 'InitializerExpression');
  if (item.left.kind === 'IdentifierName' && item.right.kind !== 'InitializerExpression') {
    if (seen.has(item.left.text)) binder.error('CS1912', item.left, [item.left.text]);
    seen.add(item.left.text);
  }
  if (item.right.kind === 'InitializerExpression') return bindNested(binder, item, item.right, member);
  if (isBad(member)) {
    binder.bindExpression(item.right);
    return bad(item);
  }
  const variable = checkVariable(binder, member, 'assign', item.left);
  if (isBad(variable)) {
    binder.bindValue(item.right);
    return bad(item);
  }
  const { type } = variable;
  const { right } = item;
  const isRef =
    right.kind === 'RefExpression' && variable.kind === 'FieldAccess' && variable.field.refKind !== 'none';
  const value = isRef
    ? binder.areas.bindReference(binder, right, type, variable.field.refKind === 'ref readonly', 'refAssign')
    : binder.bindConverted(right, type);
  const assigned = keepIndices(variable, true);
  const assignment: BoundAssignment = {
    kind: 'Assignment',
    span: item,
    type,
    target: assigned.member,
    value,
    isRef,
  };
  // The object itself is there before the indices; a path to it is followed after them.
  if (target.kind === 'Placeholder' || assigned.indices.length === 0)
    return { ...assignment, target: variable };
  return { kind: 'NestedInitializer', indices: assigned.indices, items: [assignment] };
}

function bindNested(
  binder: Binder,
  item: AssignmentExpressionSyntax,
  initializer: InitializerExpressionSyntax,
  member: AnyExpression,
): BoundInitializerItem {
  const value = member.type === undefined || isBad(member) ? bad(item) : (member as BoundExpression);
  const isRefused = initializer.form === 'object' && reportUnchangeable(binder, value, item.left);
  const { member: path, indices } = keepIndices(
    isRefused ? placeholder(value.type, item.left) : value,
    initializer.expressions.length > 0,
  );
  return { kind: 'NestedInitializer', indices, items: bindItems(binder, initializer, path) };
}

/** Reports a struct whose members cannot be assigned where it stands. @returns whether it is one */
function reportUnchangeable(binder: Binder, value: BoundExpression, span: TextSpan): boolean {
  if (!isValueType(value.type)) return false;
  if (value.kind === 'PropertyAccess')
    binder.error('CS1918', span, [displayMember(value.property), displayType(value.type)]);
  else if (value.kind === 'FieldAccess' && value.field.flags.isReadOnly)
    binder.error('CS1917', span, [displayMember(value.field), displayType(value.type)]);
  else return false;
  return true;
}

/** A member whose indices are evaluated before, and only once however often it is read. */
function keepIndices(
  member: BoundExpression,
  isUsed: boolean,
): {
  readonly member: BoundExpression;
  readonly indices: BoundNestedInitializer['indices'];
} {
  const indices: BoundNestedInitializer['indices'][number][] = [];
  const keep = (value: BoundExpression): BoundExpression => {
    if (value.constant) return value;
    const kept = placeholder(value.type, value.span);
    indices.push({ placeholder: kept, value });
    return kept;
  };
  switch (member.kind) {
    case 'PropertyAccess': {
      const given = [...member.arguments];
      for (const index of member.evaluationOrder ?? given.keys()) {
        const argument = given[index]!;
        if (argument.refKind === 'none') given[index] = { ...argument, value: keep(argument.value) };
      }
      return { member: { ...member, arguments: given, evaluationOrder: undefined }, indices };
    }
    case 'DynamicIndex': {
      const given = member.arguments.map((argument) => ({ ...argument, value: keep(argument.value) }));
      return { member: { ...member, arguments: given }, indices };
    }
    case 'ArrayAccess':
      return { member: { ...member, indices: member.indices.map(keep) }, indices };
    case 'IndexOrRangeAccess': {
      const { index } = member;
      const kept = index.kind === 'FromEndIndex' ? { ...index, operand: keep(index.operand) } : keep(index);
      const place = { ...member, index: kept };
      const [offset] = place.placeholders;
      if (place.placeholders.length > 1 || !offset || !isUsed) return { member: place, indices };
      // The length is asked for once, before what holds the element is looked for.
      const element = elementAt(place, keep({ ...place, type: offset.type, access: offset }));
      return { member: element ?? place, indices };
    }
    default:
      return { member, indices };
  }
}

/** The element that an index means, by its offset. */
function elementAt(
  { access, receiver }: BoundIndexOrRangeAccess,
  offset: BoundExpression,
): BoundExpression | undefined {
  switch (access.kind) {
    case 'ArrayAccess':
      return { ...access, array: receiver, indices: [offset] };
    case 'PropertyAccess':
      return { ...access, receiver, arguments: access.arguments.map((each) => ({ ...each, value: offset })) };
    default:
      return undefined;
  }
}

function bindMemberTarget(
  binder: Binder,
  left: ExpressionSyntax,
  target: BoundExpression,
  isNested: boolean,
): AnyExpression {
  if (isUnknown(target.type)) return bad(left);
  if (left.kind === 'ImplicitElementAccess')
    return elementOf(binder, target, bindArguments(binder, left.argumentList), left);
  if (left.kind !== 'IdentifierName') return bad(left);
  const { text: name } = left;
  if (target.type.kind === 'dynamic') return dynamicMember(target, name, left);
  const found = lookupMembers(target.type, name, binder.library, { containingType: binder.containingType });
  const [member] = found.members;
  if (!member) {
    if (found.inaccessible.length > 0) reportInaccessible(binder, found.inaccessible[0]!, target.type, left);
    else
      binder.error('CS0117', left, [displayType(target.type), name], {
        hint: () =>
          hasTextKeys(binder, target.type)
            ? `entries are written ["${name}"] = …`
            : hintForMember(binder, target.type, name),
      });
    return bad(left);
  }
  if (member.kind !== 'property' && member.kind !== 'field' && !(member.kind === 'event' && !isNested)) {
    binder.error('CS1913', left, [name]);
    return bad(left);
  }
  if (member.isStatic) {
    binder.error('CS1914', left, [displayMember(member)]);
    return bad(left);
  }
  return accessMember(binder, found.members, {
    receiver: target,
    receiverType: target.type,
    receiverKind: 'value',
    name,
    nameSpan: left,
    span: left,
    typeArguments: [],
  });
}

// ---------------------------------------------------------------- elements

function bindElements(
  binder: Binder,
  syntax: InitializerExpressionSyntax,
  target: BoundExpression,
): readonly BoundExpression[] {
  const isCollection =
    isUnknown(target.type) || target.type.kind === 'dynamic' || implementsEnumerable(binder, target.type);
  if (!isCollection) {
    binder.error('CS1922', syntax, [displayType(target.type)]);
    for (const element of syntax.expressions) bindLone(binder, element);
    return [];
  }
  return syntax.expressions.map((element) => {
    if (element.kind === 'AssignmentExpression') {
      bindLone(binder, element);
      return bad(element);
    }
    const values = element.kind === 'InitializerExpression' ? element.expressions : [element];
    const arguments_ = values.map((value) => valueArgument(binder.bindExpression(value), value));
    if (isUnknown(target.type)) return badElement(element, arguments_);
    if (arguments_.length === 0) {
      binder.error('CS1920', element);
      return bad(element);
    }
    return callAdd(binder, target, arguments_, element);
  });
}

/** An element that cannot be added. */
function badElement(span: TextSpan, arguments_: readonly Argument[]): BoundExpression {
  const values = arguments_.map(({ expression }) => expression);
  return badWith(span, values);
}

/** An element that nothing comes of. */
function bindLone(binder: Binder, element: ExpressionSyntax): void {
  if (element.kind === 'AssignmentExpression') binder.error('CS0747', element);
  binder.bindExpression(element);
}

function implementsEnumerable(binder: Binder, type: Type): boolean {
  const enumerable = binder.library.core('System.Collections.IEnumerable');
  return type === enumerable || isImplicitReference(type, enumerable) || isBoxing(type, enumerable);
}

/** A call of the type's `Add`, or of an extension method of that name; reports where none takes the arguments. */
export function callAdd(
  binder: Binder,
  target: BoundExpression,
  arguments_: readonly Argument[],
  span: TextSpan,
): BoundExpression {
  if (target.type.kind === 'dynamic')
    return dynamicMemberCall(target, 'Add', [], dynamicArguments(binder, arguments_), span);
  const found = lookupMembers(target.type, 'Add', binder.library, { containingType: binder.containingType });
  const methods = found.members.filter((member): member is MethodSymbol => member.kind === 'method');
  const group = methodGroup(binder, {
    name: 'Add',
    nameSpan: span,
    span,
    receiver: target,
    receiverType: target.type,
    receiverKind: 'value',
    methods,
    typeArguments: [],
  });
  if (arguments_.some(({ expression }) => expression.type?.kind === 'dynamic'))
    return callGroup(binder, group, arguments_, span);
  const resolution = resolveOverload(binder, methods, {
    arguments: arguments_,
    typeArguments: [],
    isExtension: false,
  });
  if (resolution.kind === 'success') {
    const { method } = resolution.candidate;
    reportObsolete(binder, method, span, 'collectionAdd');
    return {
      kind: 'Call',
      span,
      type: method.returnType,
      receiver: target,
      method,
      ...placeArguments(binder, resolution.candidate, arguments_, span),
    };
  }
  for (const level of group.extensions()) {
    const extension = resolveOverload(binder, level, {
      arguments: [valueArgument(target), ...arguments_],
      typeArguments: [],
      isExtension: true,
    });
    if (extension.kind !== 'success') continue;
    const { method } = extension.candidate;
    reportObsolete(binder, method, span, 'collectionAdd');
    return {
      kind: 'Call',
      span,
      type: method.returnType,
      receiver: null,
      method,
      ...placeArguments(binder, extension.candidate, [valueArgument(target), ...arguments_], span),
    };
  }
  const [hidden] = found.inaccessible;
  if (methods.length === 0 && hidden) reportInaccessible(binder, hidden, target.type, span);
  else if (methods.length === 0)
    binder.error('CS1061', span, [
      isNamed(target.type) || target.type.kind === 'array' ? displayType(target.type) : '',
      'Add',
    ]);
  else reportResolution(binder, resolution, arguments_, { kind: 'collectionInitializer', name: 'Add', span });
  return badElement(span, arguments_);
}
