// Resolves the types that the code names: keywords, names with type arguments, `T?`, arrays, tuples.
import { arrayOf, dynamicType, errorType } from '@mockwright/language/metadata/symbols';
import type { ErrorType, NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayType } from '../../symbols/display.ts';
import { isNamed, isNullable, isRefLike, isValueType, isVoid } from '../../symbols/type-extensions.ts';
import type {
  GenericNameSyntax,
  NameSyntax,
  NullableTypeSyntax,
  SimpleNameSyntax,
  TypeSyntax,
} from '../../syntax/nodes.ts';
import { reportObsolete } from '../messages/obsolete.ts';
import type { Binder } from '../binder.ts';
import { checkConstraints, displayGeneric } from './constraints.ts';
import { checkSoon, checkTupleTypes, checkUnderlying } from './ref-like-parts.ts';
import { hintForNestedType, hintForType, hintInNamespace } from '../messages/hints.ts';
import { isInternalType } from '../messages/internal-types.ts';
import { isAccessible } from '../lookup/member-lookup.ts';
import { lookupTypeName, nearestArity, nestedTypes, ownArity } from '../lookup/type-lookup.ts';
import { unknownType } from './unknown-types.ts';

/** A type, or a namespace on the way to one; or what was reported to be neither. */
export type TypeOrNamespace =
  | { readonly kind: 'type'; readonly type: Type }
  | { readonly kind: 'namespace'; readonly name: string }
  | { readonly kind: 'unknown'; readonly type: ErrorType };

/** The type that the syntax names; reports and gives the error type when there is none. */
export function bindType(binder: Binder, syntax: TypeSyntax): Type {
  switch (syntax.kind) {
    case 'PredefinedType':
      return binder.library.special(syntax.keyword);
    case 'NullableType':
      return bindNullable(binder, syntax);
    case 'ArrayType': {
      let type = bindType(binder, syntax.elementType);
      if (isNamed(type) && type.flags.isStatic) {
        binder.error('CS0719', syntax.elementType, [displayType(type)]);
        return errorType;
      }
      if (isRefLike(type)) {
        binder.error('CS0611', syntax.elementType, [displayType(type)]);
        return errorType;
      }
      for (const specifier of [...syntax.rankSpecifiers].reverse()) type = arrayOf(type, specifier.rank);
      return type;
    }
    case 'TupleType': {
      const names = syntax.elements.map((element) => element.identifier?.text);
      names.forEach((name, index) => {
        if (name === undefined) return;
        const place = syntax.elements[index]!.identifier!;
        const position = /^Item([1-9]\d*)$/.exec(name)?.[1];
        if (position !== undefined && Number(position) !== index + 1)
          binder.error('CS8125', place, [name, position]);
        else if (names.indexOf(name) < index) binder.error('CS8127', place, [name]);
      });
      const types = syntax.elements.map((element) => bindType(binder, element.type));
      checkTupleTypes(binder, syntax, types);
      return binder.library.tuple(types, names);
    }
    case 'RefType':
    case 'ScopedType':
      return bindType(binder, syntax.type);
    case 'PointerType':
      bindType(binder, syntax.elementType);
      binder.error('CS0214', syntax, [], { hint: 'unsafe code is not supported' });
      return errorType;
    case 'FunctionPointerType':
      binder.error('CS0214', syntax, [], { hint: 'unsafe code is not supported' });
      return errorType;
    case 'OmittedTypeArgument':
      binder.error('CS7003', syntax);
      return errorType;
    default: {
      const found = bindTypeOrNamespace(binder, syntax);
      if (!found) return errorType;
      if (found.kind === 'unknown') return found.type;
      const unbound = unboundWithin(syntax);
      if (unbound) {
        binder.error('CS7003', unbound);
        return errorType;
      }
      if (found.kind === 'type') {
        if (isVoid(found.type)) {
          binder.error('CS0673', syntax.kind === 'QualifiedName' ? syntax.right : syntax);
          return errorType;
        }
        if (isNamed(found.type)) reportObsolete(binder, found.type, syntax);
        binder.compilation.noted.hasStackMemory ||= isRefLike(found.type);
        return found.type;
      }
      const isAlias = syntax.kind === 'IdentifierName' && syntax.text !== found.name;
      binder.error('CS0118', syntax, [
        isAlias ? syntax.text : found.name,
        isAlias ? 'using alias' : 'namespace',
        'type',
      ]);
      return errorType;
    }
  }
}

/** The name with nothing but commas between its brackets, which only `typeof` and `nameof` take. */
export function unboundName(syntax: TypeSyntax): TypeSyntax | undefined {
  const name = syntax.kind === 'QualifiedName' ? syntax.right : syntax;
  return name.kind === 'GenericName' && name.typeArguments.every(({ kind }) => kind === 'OmittedTypeArgument')
    ? name
    : undefined;
}

/** The same, or a type before the dot that is so. */
export const unboundWithin = (syntax: TypeSyntax): TypeSyntax | undefined =>
  unboundName(syntax) ?? (syntax.kind === 'QualifiedName' ? unboundWithin(syntax.left) : undefined);

/** Whether the name is that of an open type: all its parts that take type arguments have none (`A<>.B<,>`). */
export function isOpenName(syntax: TypeSyntax): boolean {
  let isOpen = false;
  for (let at = syntax; ; at = at.left) {
    const name = at.kind === 'QualifiedName' ? at.right : at.kind === 'AliasQualifiedName' ? at.name : at;
    if (unboundName(name)) isOpen = true;
    else if (name.kind === 'GenericName') return false;
    if (at.kind !== 'QualifiedName') return isOpen;
  }
}

function bindNullable(binder: Binder, syntax: NullableTypeSyntax): Type {
  const element = bindType(binder, syntax.elementType);
  if (element.kind === 'error') return element;
  if (isValueType(element)) {
    if (isNullable(element)) {
      binder.error('CS0453', syntax.elementType, [displayType(element), 'T', 'Nullable<T>']);
      return errorType;
    }
    checkUnderlying(binder, syntax, element);
    return binder.library.nullable(element);
  }
  if (!binder.compilation.hasNullableContext(binder.source, syntax.start))
    binder.error('CS8632', { start: syntax.end - 1, end: syntax.end });
  return element;
}

/** A name that is a type or a namespace; undefined when there is no name, or nothing that could be meant by it. */
export function bindTypeOrNamespace(binder: Binder, syntax: NameSyntax): TypeOrNamespace | undefined {
  switch (syntax.kind) {
    case 'IdentifierName':
    case 'GenericName':
      return bindSimpleName(binder, syntax);
    case 'AliasQualifiedName': {
      if (syntax.alias.text === 'global') return inNamespace(binder, '', syntax.name);
      const alias = lookupTypeName(binder, syntax.alias.text, 0, syntax.alias);
      if (alias?.kind === 'namespace') return inNamespace(binder, alias.name, syntax.name);
      const isType = alias?.kind === 'type';
      binder.error(isType ? 'CS0431' : 'CS0432', syntax.alias, [syntax.alias.text]);
      return undefined;
    }
    case 'QualifiedName': {
      const left = bindTypeOrNamespace(binder, syntax.left);
      if (!left) return undefined;
      if (left.kind === 'unknown')
        return unknown(binder, syntax.right, '', `${displayType(left.type, { isQualified: true })}.`);
      return left.kind === 'namespace'
        ? inNamespace(binder, left.name, syntax.right)
        : inType(binder, left.type, syntax.right, syntax);
    }
  }
}

const nameOf = (syntax: SimpleNameSyntax): string =>
  syntax.kind === 'IdentifierName' ? syntax.text : syntax.identifier.text;
const arityOf = (syntax: SimpleNameSyntax): number =>
  syntax.kind === 'IdentifierName' ? 0 : syntax.typeArguments.length;
const isMissing = (syntax: SimpleNameSyntax): boolean =>
  syntax.kind === 'IdentifierName' ? syntax.missing : syntax.identifier.missing;
const genericName = (syntax: SimpleNameSyntax): string =>
  arityOf(syntax) === 0 ? nameOf(syntax) : `${nameOf(syntax)}<${','.repeat(arityOf(syntax) - 1)}>`;

function bindSimpleName(binder: Binder, syntax: SimpleNameSyntax): TypeOrNamespace | undefined {
  const name = nameOf(syntax);
  if (isMissing(syntax)) return undefined;
  const found = lookupTypeName(binder, name, arityOf(syntax), syntax);
  switch (found?.kind) {
    case 'type':
      if (isNamed(found.type) && !isAccessible(found.type, { containingType: binder.containingType })) {
        binder.error('CS0122', syntax, [displayType(found.type)]);
        return unknown(binder, syntax);
      }
      return { kind: 'type', type: isNamed(found.type) ? construct(binder, found.type, syntax) : found.type };
    case 'namespace':
      return found;
    case 'wrongArity':
      if (!reportGenericNamespace(binder, name, syntax)) reportArity(binder, found.type, syntax);
      return unknown(binder, syntax, found.type.namespace);
    case 'error':
      return unknown(binder, syntax);
    default:
  }
  if (reportGenericNamespace(binder, name, syntax)) return unknown(binder, syntax);
  if (syntax.kind === 'GenericName') {
    const plain = lookupTypeName(binder, name, 0, syntax);
    if (plain?.kind === 'type' || plain?.kind === 'error') {
      const kind =
        plain.kind === 'type' && plain.type.kind === 'typeParameter' ? 'type parameter' : 'using alias';
      binder.error('CS0307', syntax, [name, kind]);
      return unknown(binder, syntax);
    }
  }
  if (name === 'dynamic' && syntax.kind === 'IdentifierName') return { kind: 'type', type: dynamicType };
  if ((name === 'nint' || name === 'nuint') && syntax.kind === 'IdentifierName')
    return { kind: 'type', type: binder.library.special(name) };
  if (name === 'var' && syntax.kind === 'IdentifierName') {
    binder.error('CS0825', syntax);
    return unknown(binder, syntax);
  }
  if (syntax.kind === 'IdentifierName' && isLocal(binder, name))
    binder.error('CS0118', syntax, [name, 'variable', 'type']);
  else {
    const isInternal = syntax.kind === 'IdentifierName' && isInternalType(binder, name);
    const code = isInternal ? 'CS0122' : 'CS0246';
    binder.error(code, syntax, [genericName(syntax)], { hint: () => hintForType(binder, name) });
  }
  return unknown(binder, syntax);
}

/** What is said of it was said; its type arguments are types all the same. */
function unknown(
  binder: Binder,
  syntax: SimpleNameSyntax,
  namespace: string = '',
  prefix: string = '',
): TypeOrNamespace {
  const typeArguments = syntax.kind === 'IdentifierName' ? [] : syntax.typeArguments;
  return {
    kind: 'unknown',
    type: unknownType(
      binder,
      prefix + nameOf(syntax),
      namespace,
      typeArguments.flatMap((each) => (each.kind === 'OmittedTypeArgument' ? [] : [bindType(binder, each)])),
    ),
  };
}

function isLocal(binder: Binder, name: string): boolean {
  for (let { scope } = binder; scope; scope = scope.parent)
    if (scope.variable(name) || scope.pending.has(name)) return true;
  return false;
}

function inNamespace(
  binder: Binder,
  namespace: string,
  syntax: SimpleNameSyntax,
): TypeOrNamespace | undefined {
  if (isMissing(syntax)) return undefined;
  const name = nameOf(syntax);
  const types = binder.library.typesIn(namespace, name);
  const type = types.find((candidate) => ownArity(candidate) === arityOf(syntax));
  if (type && !isAccessible(type, { containingType: binder.containingType })) {
    binder.error('CS0122', syntax, [displayType(type)]);
    return unknown(binder, syntax, namespace);
  }
  if (type) return { kind: 'type', type: construct(binder, type, syntax) };
  const full = namespace === '' ? name : `${namespace}.${name}`;
  if (syntax.kind === 'IdentifierName' && binder.library.isNamespace(full))
    return { kind: 'namespace', name: full };
  const other = nearestArity(types, arityOf(syntax));
  if (reportGenericNamespace(binder, full, syntax)) return unknown(binder, syntax);
  if (other) reportArity(binder, other, syntax);
  else if (namespace === '') binder.error('CS0400', syntax, [genericName(syntax)]);
  else
    binder.error('CS0234', syntax, [genericName(syntax), namespace], {
      hint: () => hintInNamespace(binder, namespace, name),
    });
  return unknown(binder, syntax, namespace);
}

function inType(
  binder: Binder,
  type: Type,
  syntax: SimpleNameSyntax,
  place: TextSpan,
): TypeOrNamespace | undefined {
  if (type.kind === 'error' || isMissing(syntax)) return undefined;
  if (type.kind === 'typeParameter') {
    binder.error('CS0704', { start: place.start, end: syntax.end }, [type.name]);
    return unknown(binder, syntax);
  }
  const types = isNamed(type) ? nestedTypes(binder, type, nameOf(syntax)) : [];
  const nested = types.find((candidate) => ownArity(candidate) === arityOf(syntax));
  if (nested && !isAccessible(nested, { containingType: binder.containingType })) {
    binder.error('CS0122', syntax, [displayType(nested)]);
    return unknown(binder, syntax, '', `${displayType(type, { isQualified: true })}.`);
  }
  if (nested) return { kind: 'type', type: construct(binder, nested, syntax) };
  if (types[0]) reportArity(binder, types[0], syntax);
  else
    binder.error('CS0426', syntax, [genericName(syntax), displayType(type)], {
      hint: () => hintForNestedType(type, nameOf(syntax)),
    });
  return unknown(binder, syntax, '', `${displayType(type, { isQualified: true })}.`);
}

/** Says that a type of that name takes another number of type arguments (CS0305, CS0308); false if there is none. */
export function reportTypeArity(binder: Binder, syntax: SimpleNameSyntax): boolean {
  if (reportGenericNamespace(binder, nameOf(syntax), syntax)) return true;
  const found = lookupTypeName(binder, nameOf(syntax), arityOf(syntax), syntax);
  if (found?.kind !== 'wrongArity') return false;
  reportArity(binder, found.type, syntax);
  return true;
}

/** A namespace with type arguments (CS0307). @returns whether it is one */
function reportGenericNamespace(binder: Binder, namespace: string, syntax: SimpleNameSyntax): boolean {
  if (arityOf(syntax) === 0 || !binder.library.isNamespace(namespace)) return false;
  binder.error('CS0307', syntax, [namespace, 'namespace']);
  return true;
}

/** Says that a type takes another number of type arguments, or none (CS0305, CS0308). */
export function reportArity(binder: Binder, type: NamedType, syntax: TextSpan): void {
  const arity = ownArity(type);
  if (arity === 0) binder.error('CS0308', syntax, [displayType(type), 'type']);
  else reportTypeArguments(binder, type, syntax);
}

/** Says how many type arguments a generic type wants that has others, or none (CS0305). */
export function reportTypeArguments(binder: Binder, type: NamedType, syntax: TextSpan): void {
  binder.error('CS0305', syntax, [displayGeneric(type), 'type', ownArity(type)]);
}

/**
 * Puts the written type arguments into a type found by name. A type nested in generic ones keeps the arguments that
 * its containing type has; inside that type these are its own parameters.
 */
function construct(binder: Binder, type: NamedType, syntax: SimpleNameSyntax): Type {
  if (syntax.kind === 'IdentifierName') return type;
  const outer = type.typeArguments.slice(0, type.typeArguments.length - syntax.typeArguments.length);
  if (syntax.typeArguments.every((argument) => argument.kind === 'OmittedTypeArgument'))
    return type.definition;
  const typeArguments = syntax.typeArguments.map((argument) => bindTypeArgument(binder, argument));
  // What cannot be a type argument was told: nothing is known of such a type.
  if (typeArguments.includes(errorType)) return errorType;
  const constructed = type.definition.construct([...outer, ...typeArguments]);
  checkTypeArguments(binder, constructed, syntax);
  return constructed;
}

/** Reports written type arguments that are not what the type wants of them. */
export function checkTypeArguments(binder: Binder, constructed: NamedType, syntax: GenericNameSyntax): void {
  const { declaredName } = binder.compilation.current;
  const first = constructed.typeArguments.length - syntax.typeArguments.length;
  const check = (from: Binder): boolean =>
    checkConstraints(
      from,
      constructed.definition.typeParameters,
      constructed.typeArguments,
      displayGeneric(constructed),
      (index) => declaredName ?? syntax.typeArguments[index - first] ?? syntax,
    );
  checkSoon(binder, declaredName ?? syntax, check);
}

/** A type as an argument for a type parameter. */
function bindTypeArgument(binder: Binder, syntax: TypeSyntax): Type {
  const type = bindType(binder, syntax);
  if (isNamed(type) && type.flags.isStatic) {
    binder.error('CS0718', binder.compilation.current.declaredName ?? syntax, [displayType(type)]);
    return errorType;
  }
  return type;
}

/** Reports types that no variable, parameter or result can have. */
export function checkVariableType(binder: Binder, type: Type, span: TextSpan): Type {
  if (isNamed(type) && type.flags.isStatic) {
    binder.error('CS0723', span, [displayType(type)]);
    return errorType;
  }
  return type;
}
