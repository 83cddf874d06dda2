// Checks of the members of a declared type against the type: operators, conversions, `required`, accessibility.
import type { Member, MethodSymbol, NamedType } from '../../../../metadata/symbols.ts';
import type { TextSpan } from '../../../../text/source-text.ts';
import { displayMember, displayType } from '../../../symbols/display.ts';
import { isErroneous, isNamed, nullableUnderlying } from '../../../symbols/type-facts.ts';
import { sameType } from '../../lookup/member-lookup.ts';
import type { SourceType } from '../source-type.ts';

/** Run when the members of the type are known. */
export function checkMembers(source: SourceType): void {
  for (const { method, nameSpan } of source.methods) {
    checkInterfaceOperator(source, method, nameSpan);
    if (method.methodKind === 'operator') checkOperatorResult(source, method, nameSpan);
    else if (method.methodKind === 'conversion') checkConversion(source, method, nameSpan);
  }
  for (const [member, span] of source.places) {
    if (member.kind === 'field' || member.kind === 'property') checkRequired(source, member, span);
    checkProtected(source, member, span);
  }
  if (!source.type.flags.isStatic)
    for (const { type, identifier } of source.nested) checkProtected(source, type, identifier);
}

/** Interfaces leave equality and conversions to those who implement them (CS0567). */
function checkInterfaceOperator({ type, binder }: SourceType, method: MethodSymbol, span: TextSpan): void {
  const { name, methodKind, flags } = method;
  const isTheirs = methodKind === 'conversion' || name === 'op_Equality' || name === 'op_Inequality';
  if (type.kind === 'interface' && isTheirs && !flags.isAbstract && !flags.isVirtual)
    binder.error('CS0567', span);
}

function checkOperatorResult({ type, binder }: SourceType, method: MethodSymbol, span: TextSpan): void {
  const { name, returnType, parameters } = method;
  const isStep = name === 'op_Increment' || name === 'op_Decrement';
  const isTruth = name === 'op_True' || name === 'op_False';
  if (type.kind === 'interface' || isErroneous(returnType)) return;
  if (isTruth && returnType.special !== 'bool') binder.error('CS0215', span);
  const operand = parameters[0]?.type;
  if (!isStep || !operand || !method.isStatic) return;
  const isOwn = isSameOrDerived(nullableUnderlying(operand) ?? operand, type);
  if (isOwn && !isSameOrDerived(returnType, operand)) binder.error('CS0448', span);
}

function isSameOrDerived(type: MethodSymbol['returnType'], base: MethodSymbol['returnType']): boolean {
  for (let at = isNamed(type) ? type : null; at; at = at.baseType) if (sameType(at, base)) return true;
  return sameType(type, base);
}

/** What a conversion may not do, because the language already does it or forbids it. */
function checkConversion({ type, binder, methods }: SourceType, method: MethodSymbol, span: TextSpan): void {
  const source = method.parameters[0]?.type;
  const target = method.returnType;
  if (source?.kind === 'dynamic' || target.kind === 'dynamic')
    return binder.error('CS1964', span, [displayMember(method)]);
  if (!source || isErroneous(source) || isErroneous(target) || type.kind === 'interface') return;
  const isOwn = (each: typeof target): boolean => {
    const own = nullableUnderlying(each) ?? each;
    return isNamed(own) && own.definition === type.definition;
  };
  if (!isOwn(source) && !isOwn(target)) return;
  const other = isOwn(source) ? target : source;
  if (sameType(nullableUnderlying(source) ?? source, nullableUnderlying(target) ?? target))
    return binder.error('CS0555', span);
  if (!isNamed(other)) return;
  if (other.kind === 'interface') return binder.error('CS0552', span, [displayMember(method)]);
  if (type.kind === 'class' && isBase(other, type))
    return binder.error('CS0553', span, [displayMember(method)]);
  if (type.kind === 'class' && isBase(type, other))
    return binder.error('CS0554', span, [displayMember(method)]);
  const earlier = methods.find(
    (each) =>
      each.method.methodKind === 'conversion' &&
      each.nameSpan.start < span.start &&
      (each.method.name === 'op_CheckedExplicit') === (method.name === 'op_CheckedExplicit') &&
      sameType(each.method.returnType, target) &&
      each.method.parameters[0] !== undefined &&
      sameType(each.method.parameters[0].type, source),
  );
  if (earlier) binder.error('CS0557', span, [displayType(type)]);
}

function isBase(base: NamedType, type: NamedType): boolean {
  for (let at = type.baseType; at; at = at.baseType) if (sameType(at, base)) return true;
  return false;
}

/** A `required` member must be one that whoever creates the object can set. */
function checkRequired(
  { type, binder }: SourceType,
  member: Extract<Member, { kind: 'field' | 'property' }>,
  span: TextSpan,
): void {
  if (!member.flags.isRequired) return;
  const isSettable = member.kind === 'field' ? !member.flags.isReadOnly : member.setMethod !== undefined;
  if (!isSettable) return binder.error('CS9034', span, [displayMember(member)]);
  const setter = member.kind === 'property' ? member.setMethod! : member;
  const isHidden = (accessibility: string): boolean =>
    accessibility !== 'public' && accessibility !== 'internal';
  if (
    (isHidden(member.accessibility) || isHidden(setter.accessibility)) &&
    setter.accessibility !== type.accessibility
  )
    binder.error('CS9032', span, [displayMember(member), displayType(type)]);
  else if (isHidden(member.accessibility) && type.containingType === null)
    binder.error('CS9032', span, [displayMember(member), displayType(type)]);
}

/** Nobody derives from what is static, sealed or a struct. */
function checkProtected({ type, binder }: SourceType, member: Member, span: TextSpan): void {
  if (!member.accessibility.includes('protected')) return;
  if (('isOverride' in member.flags && member.flags.isOverride) || member.name.startsWith('~')) return;
  const isAccessor = member.kind === 'method' && member.associated !== undefined;
  if (type.flags.isStatic) {
    binder.error('CS1057', span, [displayMember(member)]);
    return;
  }
  if (isAccessor) return;
  if (type.kind === 'struct') binder.error('CS0666', span, [displayMember(member)]);
  else if (type.flags.isSealed) binder.error('CS0628', span, [displayMember(member)]);
}
