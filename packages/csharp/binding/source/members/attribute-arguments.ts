// What attributes are given: constants, types, and arrays of them (C# 23.2.4).
import type {
  AttributeArgument,
  FieldSymbol,
  MethodSymbol,
  NamedType,
  PropertySymbol,
  Type,
} from '@mockwright/language/metadata/symbols';
import { toArray } from '@mockwright/language/runtime/box';
import { box } from '@mockwright/language/runtime/casting';
import type { ConstantValue } from '@mockwright/language/metadata/declaration';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayMember, displayType } from '../../../symbols/display.ts';
import type { AttributeArgumentSyntax } from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import type { BoundExpression } from '../../bound-tree/bound-nodes.ts';
import { reportObsolete } from '../../messages/obsolete.ts';
import { lookupMembers } from '../../lookup/member-lookup.ts';

/** Reports arguments that are no constants, and a constructor that no attribute can call. */
export function positionalValues(
  binder: Binder,
  method: MethodSymbol,
  values: readonly BoundExpression[],
  nameSpan: TextSpan,
): readonly (AttributeArgument | undefined)[] {
  const wrong = method.parameters.find(({ type }) => type.kind !== 'error' && !isParameterType(type));
  if (wrong) {
    binder.error('CS0181', nameSpan, [wrong.name, displayType(wrong.type)]);
    return [];
  }
  return values.map((value) => checkedValue(binder, value));
}

/** The values of `Name = value`. */
export function namedValues(
  binder: Binder,
  type: NamedType,
  all: readonly AttributeArgumentSyntax[],
): ReadonlyMap<string, AttributeArgument> {
  const named = new Map<string, AttributeArgument>();
  const seen = new Set<string>();
  for (const { nameEquals, expression } of all) {
    if (!nameEquals) continue;
    const { text } = nameEquals;
    if (seen.has(text)) binder.error('CS0643', nameEquals, [text]);
    seen.add(text);
    const { members, inaccessible } = lookupMembers(type, text, binder.library, { containingType: null });
    const [member] = members;
    const hidden = inaccessible[0];
    if (!member && hidden) binder.error('CS0122', nameEquals, [displayMember(hidden)]);
    else if (!member) binder.error('CS0246', nameEquals, [text]);
    else if (!isNamedArgument(member)) binder.error('CS0617', nameEquals, [text]);
    else if (!isParameterType(member.type)) binder.error('CS0655', nameEquals, [text]);
    if (!member || !isNamedArgument(member) || !isParameterType(member.type))
      binder.bindExpression(expression);
    else {
      reportObsolete(binder, member, nameEquals);
      const value = checkedValue(binder, binder.bindConverted(expression, member.type));
      if (value !== undefined) named.set(text, value);
    }
  }
  return named;
}

const isNamedArgument = (member: { readonly kind: string }): member is PropertySymbol | FieldSymbol => {
  if (member.kind === 'field') {
    const { accessibility, isStatic, flags } = member as FieldSymbol;
    return accessibility === 'public' && !isStatic && !flags.isReadOnly && !flags.isConst;
  }
  if (member.kind !== 'property') return false;
  const { accessibility, isStatic, getMethod, setMethod } = member as PropertySymbol;
  return (
    accessibility === 'public' &&
    !isStatic &&
    (getMethod === undefined || getMethod.accessibility === 'public') &&
    setMethod?.accessibility === 'public'
  );
};

/** The types of constants, `object`, `System.Type`, enums, and arrays of these. */
function isParameterType(type: Type): boolean {
  if (type.kind === 'array')
    return type.rank === 1 && type.element.kind !== 'array' && isParameterType(type.element);
  if (type.kind === 'enum' || type.kind === 'error') return true;
  const special = type.special;
  if (special !== undefined)
    return special !== 'decimal' && special !== 'nint' && special !== 'nuint' && special !== 'void';
  return type.kind === 'class' && type.name === 'Type' && type.namespace === 'System';
}

function checkedValue(binder: Binder, bound: BoundExpression): AttributeArgument | undefined {
  const value = argumentValue(bound);
  if (value === undefined && bound.kind !== 'Bad' && bound.type.kind !== 'error' && !isBad(bound))
    binder.error('CS0182', bound.span);
  checkTypeOf(binder, bound);
  return value;
}

const isBad = (bound: BoundExpression): boolean =>
  bound.kind === 'Conversion' ? isBad(bound.operand) : bound.kind === 'Bad' || bound.type.kind === 'error';

/** Attributes are the same for all constructed types. */
function checkTypeOf(binder: Binder, bound: BoundExpression): void {
  if (bound.kind === 'Conversion') checkTypeOf(binder, bound.operand);
  if (bound.kind === 'TypeOf' && openParameter(bound.operand))
    binder.error('CS0416', bound.span, [displayType(bound.operand, { isQualified: true })]);
}

/** A type parameter in the type, unless the type is a definition as `typeof(List<>)` gives it. */
export function openParameter(type: Type): Type | undefined {
  if (type.kind === 'typeParameter') return type;
  if (type.kind === 'array') return openParameter(type.element);
  if (!('typeArguments' in type) || type.isDefinition) return undefined;
  for (const argument of type.typeArguments) {
    const found = openParameter(argument);
    if (found) return found;
  }
  return undefined;
}

/** The constant, type or array that an argument is. */
function argumentValue(value: BoundExpression): AttributeArgument | undefined {
  if (value.constant) return value.type.special === 'decimal' ? undefined : value.constant.value;
  switch (value.kind) {
    case 'Conversion': {
      const operand = argumentValue(value.operand);
      const isBoxed =
        operand !== undefined && value.type.special === 'object' && value.operand.constant !== undefined;
      return isBoxed ? (box(operand, value.operand.type) as AttributeArgument) : operand;
    }
    case 'TypeOf':
      return value.operand;
    case 'Default':
      return null;
    case 'ArrayCreation': {
      if (value.type.kind !== 'array' || !isParameterType(value.type)) return undefined;
      if (!value.initializer && value.sizes.some(({ constant }) => constant?.value !== 0)) return undefined;
      const elements = value.initializer?.elements ?? [];
      const values = elements.map((element) => ('kind' in element ? argumentValue(element) : undefined));
      if (values.includes(undefined)) return undefined;
      return toArray(values as ConstantValue[], value.type.element);
    }
    default:
      return undefined;
  }
}
