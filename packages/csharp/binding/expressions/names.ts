// Simple names as expressions: variables, members, the script's and the host's names, types, namespaces (C# 12.8.4).
import type { FieldSymbol, Member, NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayMember, displayType } from '../../symbols/display.ts';
import { isNamed, isRefLike } from '../../symbols/type-extensions.ts';
import type { GenericNameSyntax, SimpleNameSyntax } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { reportObsolete } from '../messages/obsolete.ts';
import { isInternalType } from '../messages/internal-types.ts';
import { hintForName, withoutParentheses } from '../messages/hints.ts';
import { bad, literal } from '../bound-tree/bound-factory.ts';
import type { BoundExpression } from '../bound-tree/bound-nodes.ts';
import type { LocalSymbol } from '../../symbols/local-symbols.ts';
import { reportOutOfReach } from '../lookup/inaccessible.ts';
import type { NameLookup } from '../lookup/lookup-result.ts';
import { isBad } from '../messages/describe.ts';
import { isInvocableMember } from '../lookup/member-lookup.ts';
import { reportTypeArguments, reportTypeArity, unboundName } from '../types/type-binding.ts';
import type { AnyExpression } from '../bound-tree/unconverted.ts';
import { accessMember, hasUnscopedRef } from './members/access-member.ts';
import { methodGroup } from './members/method-group.ts';
import { cannotKeep, reportStaticFunction } from './static-functions.ts';

/** How the expression is used. */
export interface UseOptions {
  /** It is called: prefer what can be. */
  readonly isInvoked?: boolean;
  /** It is assigned to or passed by reference: reading it is no use of its value. */
  readonly isTarget?: boolean;
}

/** The name and the type arguments of `Name` or `Name<T>`. */
export function nameParts(
  binder: Binder,
  syntax: SimpleNameSyntax,
): { readonly name: string; readonly typeArguments: readonly Type[]; readonly nameSpan: TextSpan } {
  if (syntax.kind === 'IdentifierName') return { name: syntax.text, typeArguments: [], nameSpan: syntax };
  return {
    name: syntax.identifier.text,
    typeArguments: syntax.typeArguments.map((argument) => binder.bindType(argument)),
    nameSpan: syntax,
  };
}

/** A simple name. */
export function bindSimpleName(
  binder: Binder,
  syntax: SimpleNameSyntax,
  options: UseOptions = {},
): AnyExpression {
  if (syntax.kind === 'IdentifierName' && syntax.missing) return bad(syntax);
  const found = binder.lookupName(
    syntax.kind === 'IdentifierName' ? syntax.text : syntax.identifier.text,
    syntax,
    {
      arity: syntax.kind === 'IdentifierName' ? 0 : syntax.typeArguments.length,
      ...(options.isInvoked && { isInvoked: true }),
    },
  );
  if (found?.kind === 'type' && syntax.kind === 'GenericName') {
    if (unboundName(syntax) === undefined || !isNamed(found.type)) return typeExpression(binder, syntax);
    reportTypeArguments(binder, found.type, syntax);
    return { kind: 'TypeExpression', span: syntax, type: undefined, named: found.type.definition };
  }
  if (
    syntax.kind === 'GenericName' &&
    syntax.typeArguments.some(({ kind }) => kind === 'OmittedTypeArgument')
  )
    return withoutTypeArguments(binder, syntax, found);
  const { name, typeArguments, nameSpan } = nameParts(binder, syntax);
  const rival = found && rivalOfAlias(binder, found, name);
  if (rival) {
    binder.error('CS7016', nameSpan, [name, rival]);
    return bad(syntax);
  }
  if (!found) {
    const other =
      typeArguments.length > 0 ? binder.lookupName(name, nameSpan, { arity: 0, isInvoked: true }) : undefined;
    if (other && isMethods(other))
      return meaningOf(binder, other, name, typeArguments, nameSpan, syntax, options);
    const plain = other && plainThing(other);
    if (plain) {
      binder.error('CS0307', nameSpan, plain);
      return bad(syntax);
    }
    if (name === 'nint' || name === 'nuint')
      return { kind: 'TypeExpression', span: syntax, type: undefined, named: binder.library.special(name) };
    if (!reportTypeArity(binder, syntax)) reportUnknown(binder, name, nameSpan, options);
    return bad(syntax);
  }
  return meaningOf(binder, found, name, typeArguments, nameSpan, syntax, options);
}

/** What of the script is called as an alias is, so that the name means neither. */
function rivalOfAlias({ submission }: Binder, found: NameLookup, name: string): string | undefined {
  if (!submission.imports.aliases.has(name)) return undefined;
  if (found.kind === 'variable') return found.local.owner === null ? 'field' : undefined;
  const isOfScript = found.kind === 'functions' && found.methods.every((each) => !each.containingType);
  return isOfScript && submission.functions(name).length > 0 ? 'method' : undefined;
}

/** `F<>` stands for a type in `typeof` and `nameof`, never for a method. */
function withoutTypeArguments(
  binder: Binder,
  syntax: GenericNameSyntax,
  found: NameLookup | undefined,
): AnyExpression {
  const { text } = syntax.identifier;
  if (!found) reportUnknown(binder, text, syntax);
  else binder.error('CS0305', syntax, [text, 'method group', syntax.typeArguments.length]);
  return bad(syntax);
}

function reportUnknown(binder: Binder, name: string, span: TextSpan, { isInvoked }: UseOptions = {}): void {
  const isInternal = isInternalType(binder, name);
  const code = isInternal ? (isInvoked ? 'CS1955' : 'CS0122') : 'CS0103';
  binder.error(code, span, [name], { hint: () => hintForName(binder, name, span) });
}

function meaningOf(
  binder: Binder,
  found: NameLookup,
  name: string,
  typeArguments: readonly Type[],
  nameSpan: TextSpan,
  span: TextSpan,
  options: UseOptions,
): AnyExpression {
  const base = { name, nameSpan, span, typeArguments };
  switch (found.kind) {
    case 'variable':
      reportObsolete(binder, found.local, span);
      // Of constants only the values come into the code.
      if (found.local.localKind === 'constant') found.local.isRead = true;
      return useVariable(found.local, span, options);
    case 'functions':
      return methodGroup(binder, {
        ...base,
        receiver: null,
        receiverType: undefined,
        receiverKind: 'none',
        methods: found.methods,
        lacksInstance: found.lacksInstance,
      });
    case 'members': {
      if (found.isInaccessible === true) {
        reportOutOfReach(binder, found.members, found.type, { typeArguments, nameSpan }, options);
        return bad(span);
      }
      const members =
        options.isInvoked && found.members.some(isInvocableMember)
          ? found.members.filter(isInvocableMember)
          : found.members;
      if (options.isInvoked && isUncallable(binder, members)) {
        binder.error('CS1955', nameSpan, [displayMember(members[0]!)], { hint: withoutParentheses });
        return bad(span);
      }
      const hasReceiver =
        !binder.isStatic && !found.isOuter && !members.every(isStaticMember) && !binder.isInInitializer;
      const captured = capturedBy(found);
      // Of methods, arguments decide whether a static one is meant.
      const mayBeStatic = members.some(isStaticMember);
      if (hasReceiver && !mayBeStatic && reportStaticFunction(binder, span, captured)) return bad(span);
      const receiver = hasReceiver ? thisReference(binder, found.type, span, captured, mayBeStatic) : null;
      return accessMember(binder, members, {
        ...base,
        receiver,
        receiverType: found.type,
        receiverKind: 'implicit',
      });
    }
    case 'host': {
      const receiver: BoundExpression = { kind: 'HostObject', span, type: found.type };
      return accessMember(binder, found.members, {
        ...base,
        receiver,
        receiverType: found.type,
        receiverKind: 'implicit',
        lacksInstance: found.lacksInstance,
      });
    }
    case 'staticMembers':
      return accessMember(binder, found.members, {
        ...base,
        receiver: null,
        receiverType: found.members[0]?.containingType ?? undefined,
        receiverKind: 'type',
      });
    case 'type':
      if (isNamed(found.type)) reportObsolete(binder, found.type, span);
      return { kind: 'TypeExpression', span, type: undefined, named: found.type };
    case 'namespace':
      return { kind: 'NamespaceExpression', span, type: undefined, name: found.name };
    case 'error':
      return bad(span, found.type);
  }
}

/** Whether what is called are members that cannot be called; parameters of a primary constructor are none. */
function isUncallable(binder: Binder, members: readonly Member[]): boolean {
  const [first] = members;
  if (first?.kind !== 'field' && first?.kind !== 'property') return false;
  return !members.some(isInvocableMember) && !namesPrimaryParameter(binder, first.name);
}

/** Whether a primary constructor of the type around the code has a parameter of that name. */
export const namesPrimaryParameter = ({ compilation, containingType }: Binder, name: string): boolean =>
  containingType !== null &&
  compilation.primaryParameters.find(containingType.definition, name) !== undefined;

/** What is no method, nor a type, as it is named where it is given type arguments. */
function plainThing(found: NameLookup): readonly [string, string] | undefined {
  if (found.kind === 'variable') {
    const { name, owner, parameter, type } = found.local;
    if (owner === null) return [name, 'field'];
    return [parameter ? `${displayType(type)} ${name}` : name, 'variable'];
  }
  const first = 'members' in found ? found.members[0] : undefined;
  return first && (first.kind === 'field' || first.kind === 'property')
    ? [displayMember(first), first.kind]
    : undefined;
}

/** Methods of another number of type parameters: the call says what is wrong. */
const isMethods = (found: NameLookup): boolean =>
  found.kind === 'functions' ||
  ('members' in found && found.members.every((member) => member.kind === 'method'));

function typeExpression(binder: Binder, syntax: SimpleNameSyntax): AnyExpression {
  const type = binder.bindType(syntax);
  return type.kind === 'error'
    ? bad(syntax)
    : { kind: 'TypeExpression', span: syntax, type: undefined, named: type };
}

const isStaticMember = (member: Member): boolean => 'isStatic' in member && member.isStatic;

/** The field that keeps a parameter of a primary constructor, if that is what was found. */
function capturedBy({
  members: [member],
}: Extract<NameLookup, { kind: 'members' }>): FieldSymbol | undefined {
  return member?.kind === 'field' && member.isCapturedParameter ? member : undefined;
}

/** `this`, written or meant. Inside a generic type it is the type with its own parameters, which is its definition. */
function thisReference(
  binder: Binder,
  type: NamedType,
  span: TextSpan,
  captured?: FieldSymbol,
  mayBeStatic: boolean = false,
): BoundExpression {
  const { member, isConstructor } = binder;
  if (!mayBeStatic && cannotKeep(binder, type)) {
    binder.error(captured ? 'CS9111' : 'CS1673', span);
    return bad(span);
  }
  if (captured && isRefLike(captured.type)) {
    binder.error('CS9110', span, [captured.name]);
    return bad(span);
  }
  const isReadOnlyMember = member?.kind === 'method' && member.flags.isReadOnly === true;
  const isReadOnlyType = type.flags.isReadOnly === true && !isConstructor;
  const isReadOnly = type.kind === 'struct' && (isReadOnlyMember || isReadOnlyType);
  const isUnscoped = type.kind === 'struct' && isUnscopedMember(member);
  return { kind: 'This', span, type, isReadOnly, isConstructor, isUnscoped };
}

/** Whether the member, or the property of the accessor, has `[UnscopedRef]`. */
function isUnscopedMember(member: Member | null): boolean {
  if (member?.kind !== 'method') return false;
  return hasUnscopedRef(member) || (member.associated !== undefined && hasUnscopedRef(member.associated));
}

/** A variable where it is used. */
function useVariable(local: LocalSymbol, span: TextSpan, options: UseOptions = {}): BoundExpression {
  if (local.constant) return literal(local.constant.value, local.type, span);
  if (!options.isTarget) local.isRead = true;
  return { kind: 'Local', span, type: local.type, local };
}

/** `this` or `base`. */
export function bindThis(binder: Binder, span: TextSpan): BoundExpression {
  const type = binder.containingType;
  if (!type || binder.isStatic) {
    // Before the body of a constructor there is no instance yet.
    const isOfConstructor = binder.member?.kind === 'method' && binder.member.methodKind === 'constructor';
    binder.error((type || binder.isStatic) && !isOfConstructor ? 'CS0026' : 'CS0027', span);
    return bad(span);
  }
  if (binder.function?.kind === 'initializer') {
    binder.error('CS0027', span);
    return bad(span);
  }
  if (reportStaticFunction(binder, span)) return bad(span);
  return thisReference(binder, type, span);
}
/** `base` without a member. */
export function bindBareBase(binder: Binder, span: TextSpan): BoundExpression {
  if (!isBad(bindBase(binder, span))) binder.error('CS0175', span);
  return bad(span);
}

/** `base`; reports where there is none. */
export function bindBase(binder: Binder, span: TextSpan): BoundExpression {
  const type = binder.containingType;
  const isInInitializer = binder.function?.kind === 'initializer';
  if (!type || binder.isStatic || isInInitializer || !type.baseType) {
    binder.error(type && binder.isStatic ? 'CS1511' : 'CS1512', span);
    return bad(span);
  }
  if (binder.isInInitializer) {
    binder.error('CS1512', span);
    return bad(span);
  }
  if (type.source?.unknownBase) return bad(span);
  return { kind: 'Base', span, type: type.baseType };
}
