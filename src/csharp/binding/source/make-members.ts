// Makes the symbols of a type's members from their syntax. Bodies and initializers are kept for later.
import { FieldSymbol, MethodSymbol, errorType } from '../../../metadata/symbols.ts';
import type {
  EventSymbol,
  PropertySymbol,
  Accessibility,
  NamedType,
  Type,
} from '../../../metadata/symbols.ts';
import type { TextSpan } from '../../../text/source-text.ts';
import { hasModifier, hasThisParameter, memberFlags } from '../../symbols/declaration-words.ts';
import { displayMember, displayType } from '../../symbols/display.ts';
import { isNamed, isRefLike, isVoid, specialOf } from '../../symbols/type-facts.ts';
import type {
  ConstructorDeclarationSyntax,
  ExpressionSyntax,
  FieldDeclarationSyntax,
  MethodDeclarationSyntax,
  ModifierToken,
  NameSyntax,
  VariableDeclaratorSyntax,
  TypeSyntax,
} from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { sameParameters, sameSignature } from '../member-lookup.ts';
import { Scope } from '../scope.ts';
import { bindConstantValue } from './constant-value.ts';
import { checkAsyncReturnType } from './function-contexts.ts';
import { newKey } from './member-host.ts';
import type { MemberHost } from './member-host.ts';
import { accessibilityOf, checkMemberModifiers, writesAccessibility } from './modifiers.ts';
import { checkHiding, findOverridden } from './overriding.ts';
import {
  bindConstraintClauses,
  checkTypeParameterNames,
  makeParameters,
  makeTypeParameters,
} from './signatures.ts';

const methodModifiers: ReadonlySet<string> = new Set([
  'static',
  'abstract',
  'virtual',
  'override',
  'sealed',
  'new',
  'async',
  'extern',
  'partial',
  'unsafe',
  'readonly',
]);
const fieldModifiers: ReadonlySet<string> = new Set([
  'static',
  'readonly',
  'const',
  'new',
  'volatile',
  'required',
  'unsafe',
]);

/** Explicit implementations have no accessibility. */
const explicitModifiers: ReadonlySet<string> = new Set([
  'static',
  'abstract',
  'async',
  'extern',
  'unsafe',
  'readonly',
]);

/** Members of interfaces are public where nothing is written, others private. */
export const defaultAccess = (type: NamedType): Accessibility =>
  type.kind === 'interface' ? 'public' : 'private';

// ---------------------------------------------------------------- methods

export function makeMethod(host: MemberHost, syntax: MethodDeclarationSyntax): MethodSymbol {
  const { type } = host;
  const { identifier, modifiers } = syntax;
  const hasBody = syntax.body !== undefined || syntax.expressionBody !== undefined;
  const isExtension = hasThisParameter(syntax.parameterList);
  const flags = memberFlags(modifiers, type, hasBody);
  const method = new MethodSymbol(
    identifier.text,
    'ordinary',
    type,
    syntax.explicitInterface ? 'public' : accessibilityOf(modifiers, defaultAccess(type)),
    flags,
  );
  const binder = withTypeParameters(host.binder, method, syntax);
  method.returnType = bindReturnType(binder, syntax.returnType, method, identifier);
  method.parameters = makeParameters(binder, syntax.parameterList);
  method.explicitInterface = bindExplicitInterface(host, syntax.explicitInterface, method);
  const display = displayMember(method);
  checkMemberModifiers(
    binder,
    type,
    modifiers,
    syntax.explicitInterface ? explicitModifiers : methodModifiers,
    identifier,
    display,
  );
  if (syntax.typeParameters.length === 0 && syntax.constraintClauses.length > 0)
    binder.error('CS0080', {
      start: syntax.constraintClauses[0]!.start,
      end: syntax.constraintClauses[0]!.start + 'where'.length,
    });
  checkTypeParameterNames(binder, type, syntax.typeParameters);
  checkBody(host, method, modifiers, hasBody, identifier, display);
  if (isExtension) {
    if (!method.isStatic) binder.error('CS1105', identifier);
    else if (!type.flags.isStatic || type.typeParameters.length > 0) binder.error('CS1106', identifier);
    else binder.error('CS1109', identifier, [displayType(type)]);
  }
  if (identifier.text === type.name && !method.explicitInterface)
    binder.error('CS0542', identifier, [type.name]);
  if (flags.isAsync) checkAsyncReturnType(binder, method.returnType, identifier);
  finishMember(host, method, modifiers, identifier, display);
  host.methods.push({
    method,
    binder,
    kind: 'method',
    parameterList: syntax.parameterList,
    body: syntax.body,
    expression: syntax.expressionBody?.expression,
    nameSpan: identifier,
    start: syntax.start,
  });
  host.places.set(method, identifier);
  host.attributes.push({ target: method, lists: syntax.attributeLists, binder });
  return method;
}

function withTypeParameters(outer: Binder, method: MethodSymbol, syntax: MethodDeclarationSyntax): Binder {
  if (syntax.typeParameters.length === 0) return outer;
  method.typeParameters = makeTypeParameters(outer, syntax.typeParameters, 'method');
  method.typeArguments = method.typeParameters;
  const scope = new Scope(outer.scope);
  for (const parameter of method.typeParameters) scope.addTypeParameter(parameter);
  const binder = outer.withScope(scope);
  bindConstraintClauses(binder, method.typeParameters, syntax.constraintClauses, `${method.name}()`);
  return binder;
}

/** Whether a variable is returned rather than a value. */
export function returnedRefKind(syntax: TypeSyntax): MethodSymbol['refKind'] {
  return syntax.kind === 'RefType' ? (syntax.readOnly ? 'ref readonly' : 'ref') : 'none';
}

export function bindReturnType(
  binder: Binder,
  syntax: TypeSyntax,
  method: MethodSymbol,
  nameSpan: TextSpan = syntax,
): Type {
  method.refKind = returnedRefKind(syntax);
  const type = binder.bindType(syntax);
  if (isNamed(type) && type.flags.isStatic) {
    binder.error('CS0722', nameSpan, [displayType(type)]);
    return errorType;
  }
  return type;
}

/** The interface of `void I.F()`, which the type must implement. */
export function bindExplicitInterface(
  host: MemberHost,
  syntax: NameSyntax | undefined,
  member: MethodSymbol | PropertySymbol | EventSymbol,
): NamedType | undefined {
  if (!syntax) return undefined;
  const type = host.binder.bindType(syntax);
  if (!isNamed(type)) return undefined;
  if (type.kind !== 'interface') host.binder.error('CS0538', syntax, [displayType(type)]);
  else if (!host.type.allInterfaces.includes(type) && host.type !== type) {
    const display = displayMember(member).slice(displayType(host.type).length + 1);
    host.binder.error('CS0540', syntax, [
      `${displayType(host.type)}.${displayType(type)}.${display}`,
      displayType(type),
    ]);
  } else host.binder.compilation.checkLater(() => checkExplicit(host, type, member));
  return type;
}

/** An explicit implementation must name a member of its interface (CS0539). */
function checkExplicit(
  host: MemberHost,
  type: NamedType,
  member: MethodSymbol | PropertySymbol | EventSymbol,
): void {
  const exists = type.members(member.name).some((candidate) => {
    if (candidate.kind !== member.kind) return false;
    if (candidate.kind === 'method') return sameSignature(candidate, member as MethodSymbol);
    return (
      candidate.kind !== 'property' ||
      sameParameters(candidate.parameters, (member as PropertySymbol).parameters)
    );
  });
  const place = host.places.get(member);
  if (!exists && place && type.kind === 'interface')
    host.binder.error('CS0539', place, [displayMember(member).replace(`${displayType(type)}.`, '')]);
}

function checkBody(
  host: MemberHost,
  method: MethodSymbol,
  modifiers: readonly ModifierToken[],
  hasBody: boolean,
  span: TextSpan,
  display: string,
): void {
  const { binder, type } = host;
  if (hasModifier(modifiers, 'abstract')) {
    if (hasBody && (type.kind !== 'interface' || method.isStatic)) binder.error('CS0500', span, [display]);
  } else if (
    !hasBody &&
    (type.kind !== 'interface' || method.isStatic || hasModifier(modifiers, 'private')) &&
    !hasModifier(modifiers, 'partial')
  ) {
    if (hasModifier(modifiers, 'extern')) binder.error('CS0626', span, [display]);
    else binder.error('CS0501', span, [display]);
  }
  if (type.flags.isStatic && !method.isStatic) binder.error('CS0708', span, [display]);
}

/** Gives the member its key, that of the overridden member where there is one. */
function finishMember(
  host: MemberHost,
  member: MethodSymbol,
  modifiers: readonly ModifierToken[],
  span: TextSpan,
  display: string,
): void {
  const overridden = member.flags.isOverride ? findOverridden(host, member, span) : undefined;
  member.key = overridden?.key ?? newKey(host, member.name);
  if (overridden && member.typeParameters.length > 0) inheritConstraints(member, overridden);
  if (!member.flags.isOverride && !member.explicitInterface) {
    const isNew = hasModifier(modifiers, 'new');
    host.binder.compilation.checkLater(() => checkHiding(host, member, display, span, isNew));
  }
}

/** An override has the constraints of what it overrides. */
function inheritConstraints(method: MethodSymbol, overridden: MethodSymbol): void {
  for (const [index, parameter] of method.typeParameters.entries()) {
    const inherited = overridden.typeParameters[index];
    if (inherited)
      parameter.constraints = {
        ...inherited.constraints,
        types: inherited.constraints.types.filter((type) => type.kind !== 'typeParameter'),
      };
  }
}

// ---------------------------------------------------------------- constructors

export function makeConstructor(host: MemberHost, syntax: ConstructorDeclarationSyntax): MethodSymbol {
  const { type, binder } = host;
  const { identifier, modifiers } = syntax;
  const isStatic = hasModifier(modifiers, 'static');
  const method = new MethodSymbol(
    isStatic ? '.cctor' : '.ctor',
    isStatic ? 'staticConstructor' : 'constructor',
    type,
    accessibilityOf(modifiers, 'private'),
    { isStatic },
  );
  method.returnType = binder.library.special('void');
  method.parameters = makeParameters(binder, syntax.parameterList);
  method.key = newKey(host, isStatic ? 'cctor' : 'ctor');
  host.places.set(method, identifier);
  if (identifier.text !== type.name) binder.error('CS1520', identifier);
  else if (type.kind === 'interface' && !isStatic) binder.error('CS0526', identifier);
  else if (type.flags.isStatic && !isStatic) binder.error('CS0710', identifier);
  if (isStatic && method.parameters.length > 0) binder.error('CS0132', identifier, [displayMember(method)]);
  if (isStatic && writesAccessibility(modifiers)) binder.error('CS0515', identifier, [displayMember(method)]);
  if (
    !syntax.body &&
    !syntax.expressionBody &&
    !hasModifier(modifiers, 'extern') &&
    !hasModifier(modifiers, 'partial')
  )
    binder.error('CS0501', identifier, [displayMember(method)]);
  host.methods.push({
    method,
    binder,
    kind: 'constructor',
    parameterList: syntax.parameterList,
    body: syntax.body,
    expression: syntax.expressionBody?.expression,
    initializer: syntax.initializer,
    nameSpan: identifier,
    start: syntax.start,
  });
  host.attributes.push({ target: method, lists: syntax.attributeLists, binder });
  return method;
}

// ---------------------------------------------------------------- fields

export function makeField(
  host: MemberHost,
  syntax: FieldDeclarationSyntax,
  variable: VariableDeclaratorSyntax,
): FieldSymbol {
  const { type, binder } = host;
  const { modifiers, declaration } = syntax;
  const { identifier } = variable;
  const flags = memberFlags(modifiers, type, true);
  const field = new FieldSymbol(identifier.text, type, accessibilityOf(modifiers, defaultAccess(type)), {
    ...flags,
    isVirtual: false,
  });
  field.type = bindFieldType(
    binder,
    declaration.type,
    identifier,
    modifiers.find(({ text }) => text === 'const'),
  );
  checkRefLikeField(host, field, declaration.type);
  field.key = newKey(host, identifier.text);
  host.places.set(field, identifier);
  const display = displayMember(field);
  checkMemberModifiers(binder, type, modifiers, fieldModifiers, identifier, display);
  if (flags.isConst && hasModifier(modifiers, 'static')) binder.error('CS0504', identifier, [field.name]);
  if (type.kind === 'interface' && !field.isStatic) binder.error('CS0525', identifier);
  if (type.flags.isStatic && !field.isStatic) binder.error('CS0708', identifier, [display]);
  if (identifier.text === type.name) binder.error('CS0542', identifier, [type.name]);
  if (type.kind === 'struct' && type.flags.isReadOnly && !field.isStatic && !flags.isReadOnly)
    binder.error('CS8340', identifier);
  if (flags.isConst) lazyConstant(field, host.binder, variable.initializer, identifier);
  const isNew = hasModifier(modifiers, 'new');
  binder.compilation.checkLater(() => checkHiding(host, field, display, identifier, isNew));
  host.fields.push({
    field,
    binder,
    initializer: flags.isConst ? undefined : variable.initializer,
    nameSpan: identifier,
    start: variable.start,
    isDeclared: true,
  });
  host.attributes.push({ target: field, lists: syntax.attributeLists, binder });
  return field;
}

/** Only instances of `ref struct`s hold values of such types. */
export function checkRefLikeField(
  { binder, type }: MemberHost,
  member: FieldSymbol | PropertySymbol,
  span: TextSpan,
): void {
  if (isRefLike(member.type) && (member.isStatic || !isRefLike(type)))
    binder.error('CS8345', span, [displayType(member.type)]);
}

function bindFieldType(
  binder: Binder,
  syntax: TypeSyntax,
  name: TextSpan,
  constKeyword: TextSpan | undefined,
): Type {
  const type = binder.bindType(syntax);
  if (isVoid(type)) {
    binder.error('CS0670', syntax);
    return errorType;
  }
  if (isNamed(type) && type.flags.isStatic) {
    binder.error('CS0723', name, [displayType(type)]);
    return errorType;
  }
  if (constKeyword && type.kind === 'struct' && specialOf(type) === undefined)
    binder.error('CS0283', constKeyword, [displayType(type)]);
  return type;
}

/** Constants may name constants declared later: each is worked out when first asked for. */
function lazyConstant(
  field: FieldSymbol,
  binder: Binder,
  initializer: ExpressionSyntax | undefined,
  span: TextSpan,
): void {
  let state: 'open' | 'busy' | 'done' = 'open';
  let constant: FieldSymbol['constant'];
  Object.defineProperty(field, 'constant', {
    enumerable: true,
    configurable: true,
    get: () => {
      if (state === 'busy') {
        binder.error('CS0110', span, [displayMember(field)]);
        constant = { value: 0 };
        state = 'done';
      }
      if (state === 'open') {
        state = 'busy';
        const value =
          initializer &&
          bindConstantValue(binder.withMember(field, true), initializer, field.type, displayMember(field));
        if ((state as string) === 'busy') constant = value;
        state = 'done';
      }
      return constant;
    },
    set: (value: FieldSymbol['constant']) => {
      state = 'done';
      constant = value;
    },
  });
}
