// Makes the symbols of operators and conversions.
import { MethodSymbol } from '@mockwright/language/metadata/symbols';
import type { NamedType, ParameterSymbol } from '@mockwright/language/metadata/symbols';
import type { MethodKind } from '@mockwright/language/metadata/symbol-kinds';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { hasModifier, memberFlags } from '../../../symbols/declaration-words.ts';
import { displayMember } from '../../../symbols/display.ts';
import {
  findInstanceOperatorName,
  findOperatorName,
  isCheckedOperator,
} from '../../../symbols/operator-names.ts';
import { isVoid } from '../../../symbols/type-extensions.ts';
import type {
  ConversionOperatorDeclarationSyntax,
  ModifierToken,
  OperatorDeclarationSyntax,
  ParameterListSyntax,
  TypeSyntax,
} from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import { bindExplicitInterface, plainDisplay } from './explicit-interfaces.ts';
import { newKey } from './member-host.ts';
import { findOverridden } from './overriding.ts';
import type { MemberHost } from './member-host.ts';
import { allowedModifiers } from './allowed-modifiers.ts';
import { checkBody, checkMethodModifiers, checkStaticSeal } from './member-modifiers.ts';
import { accessWords, accessibilityOf, checkAccess, defaultAccess, permittedModifiers } from './modifiers.ts';
import { checkOperatorSignature } from './operator-signatures.ts';
import { bindReturnType, checkParamsType, makeParameters } from './signatures.ts';

/** The words that a static operator of a class or struct may have. */
export const staticModifiers: ReadonlySet<string> = new Set([...accessWords, 'static', 'extern', 'unsafe']);
const interfaceModifiers: ReadonlySet<string> = new Set([...staticModifiers, 'abstract', 'virtual']);
const sealableModifiers: ReadonlySet<string> = new Set([...interfaceModifiers, 'sealed']);
const explicitModifiers: ReadonlySet<string> = new Set(['static', 'extern', 'unsafe']);

/** Whether the operator is a method of the object that it changes: `void operator +=(…)`. */
const isInstanceOperator = (name: string): boolean => name.endsWith('Assignment');

/** The name of the method that an operator declares; undefined where there is no such operator. */
export function declaredOperatorName({
  operator,
  checkedKeyword,
  parameterList,
}: OperatorDeclarationSyntax): string | undefined {
  const count = parameterList.parameters.length;
  const checked = checkedKeyword !== undefined && isCheckedOperator(operator, count);
  return findOperatorName(operator, count, checked) ?? findInstanceOperatorName(operator, count, checked);
}
/** The name under which .NET knows the conversion. */
export function conversionName({ direction, checkedKeyword }: ConversionOperatorDeclarationSyntax): string {
  return direction === 'implicit' ? 'op_Implicit' : checkedKeyword ? 'op_CheckedExplicit' : 'op_Explicit';
}

/** The symbol of an operator; undefined for one that cannot be declared. */
export function makeOperator(host: MemberHost, syntax: OperatorDeclarationSyntax): MethodSymbol | undefined {
  const name = declaredOperatorName(syntax);
  if (name === undefined) return undefined;
  return finishOperator(host, syntax, name, 'operator', syntax.returnType);
}

/** The symbol of a conversion operator; reports what is wrong with its declaration. */
export function makeConversion(host: MemberHost, syntax: ConversionOperatorDeclarationSyntax): MethodSymbol {
  return finishOperator(host, syntax, conversionName(syntax), 'conversion', syntax.type);
}

function finishOperator(
  host: MemberHost,
  syntax: OperatorDeclarationSyntax | ConversionOperatorDeclarationSyntax,
  name: string,
  kind: MethodKind,
  returnType: TypeSyntax,
): MethodSymbol {
  const { type, binder } = host;
  const operatorToken: TextSpan =
    syntax.kind === 'ConversionOperatorDeclaration' ? syntax.type : syntax.operatorToken;
  const hasBody = syntax.body !== undefined || syntax.expressionBody !== undefined;
  const isInstance = isInstanceOperator(name);
  const isExplicit = syntax.explicitInterface !== undefined;
  const modifiers = permittedModifiers(binder, {
    modifiers: syntax.modifiers,
    allowed: operatorModifiers(type, name, kind, isExplicit),
    nameSpan: operatorToken,
    inInterface: type.kind === 'interface',
  });
  if (syntax.checkedKeyword && !name.startsWith('op_Checked')) {
    if (syntax.kind === 'ConversionOperatorDeclaration') binder.error('CS9024', syntax.checkedKeyword);
    else binder.error('CS9023', syntax.checkedKeyword, [syntax.operator]);
  }
  if (!isInstance) checkStaticSeal(binder, type, modifiers, operatorToken);
  const flags = memberFlags(modifiers, type, hasBody, isExplicit || !isInstance);
  const accessibility = isExplicit ? 'public' : accessibilityOf(modifiers, defaultAccess(type));
  const method = new MethodSymbol(name, kind, type, accessibility, {
    ...flags,
    isStatic: !isInstance && (!isExplicit || hasModifier(modifiers, 'static')),
  });
  method.parameters = makeParameters(binder, syntax.parameterList, method);
  method.returnType = bindReturnType(binder, returnType, method);
  method.explicitInterface = bindExplicitInterface(host, syntax.explicitInterface, method);
  host.places.set(method, operatorToken);
  if (isExplicit && !isInstance && !method.isStatic)
    binder.error('CS8930', operatorToken, [plainDisplay(method)]);
  const declared: DeclaredOperator = { syntax, method, modifiers, operatorToken, hasBody, isInstance };
  checkOperatorDeclaration(host, declared);
  checkOperatorParameters(binder, syntax.parameterList, method.parameters, operatorToken);
  const isRight = checkParameterCount(binder, declared);
  if (isInstance) {
    if (!isVoid(method.returnType)) binder.error('CS9310', operatorToken);
  } else if (isRight && !type.flags.isStatic && !isExplicit)
    binder.compilation.checks.later(() => checkOperatorSignature(binder, method, operatorToken));
  const overridden =
    isInstance && method.flags.isOverride ? findOverridden(host, method, operatorToken) : undefined;
  method.key = overridden?.key ?? newKey(host, name);
  host.methods.push({
    method,
    binder,
    kind: 'method',
    parameterList: syntax.parameterList,
    body: syntax.body,
    expression: syntax.expressionBody?.expression,
    nameSpan: operatorToken,
    start: syntax.start,
  });
  host.attributes.push({ target: method, lists: syntax.attributeLists, binder });
  return method;
}

/** The words before an operator: those of methods where it changes its object, few where it is static. */
function operatorModifiers(
  type: NamedType,
  name: string,
  kind: MethodKind,
  isExplicit: boolean,
): ReadonlySet<string> {
  if (isInstanceOperator(name)) return allowedModifiers('operator', type, isExplicit);
  if (isExplicit) return explicitModifiers;
  if (type.kind !== 'interface') return staticModifiers;
  return isLeftToImplementers(name, kind) ? interfaceModifiers : sealableModifiers;
}

/** Equality and conversions, which an interface leaves to those who implement it. */
const isLeftToImplementers = (name: string, kind: MethodKind): boolean =>
  kind === 'conversion' || name === 'op_Equality' || name === 'op_Inequality';

interface DeclaredOperator {
  readonly syntax: OperatorDeclarationSyntax | ConversionOperatorDeclarationSyntax;
  readonly method: MethodSymbol;
  readonly modifiers: readonly ModifierToken[];
  readonly operatorToken: TextSpan;
  readonly hasBody: boolean;
  readonly isInstance: boolean;
}

/** Reports an operator that cannot stand in its type, is not for all to use, or has not the body that it needs. */
function checkOperatorDeclaration(
  host: MemberHost,
  { method, modifiers, operatorToken, hasBody, isInstance }: DeclaredOperator,
): void {
  const { binder, type } = host;
  const { flags, name, methodKind } = method;
  const isExplicit = method.explicitInterface !== undefined;
  const isOpen = flags.isAbstract === true || flags.isVirtual === true;
  if (type.kind === 'interface' && isLeftToImplementers(name, methodKind) && !isOpen && !isExplicit)
    return binder.ofCreation.error('CS0567', operatorToken);
  const display = displayMember(method);
  if (type.flags.isStatic) return binder.ofCreation.error('CS0715', operatorToken, [display]);
  const isExtern = hasModifier(modifiers, 'extern');
  const isPublic = method.accessibility === 'public' && (isInstance || hasModifier(modifiers, 'static'));
  if (!isPublic && !isExplicit)
    binder.ofCreation.error(isInstance ? 'CS9308' : 'CS0558', operatorToken, [display]);
  if (hasBody) checkBody(binder, method, isExtern, operatorToken);
  else if (!isInstance && !isExtern && !flags.isAbstract)
    binder.ofCreation.error('CS0501', operatorToken, [display]);
  checkAccess(binder.ofCreation, modifiers, operatorToken);
  if (isInstance && isPublic)
    checkMethodModifiers(
      binder.ofCreation,
      host,
      { member: method, modifiers, nameSpan: operatorToken, display },
      hasBody,
    );
}

/** A conversion has one parameter; how many an operator has the parser says. @returns whether it is as many as there must be */
function checkParameterCount(binder: Binder, { method, syntax }: DeclaredOperator): boolean {
  if (method.methodKind !== 'conversion' || method.parameters.length === 1) return true;
  const { start, end } = syntax.parameterList;
  binder.error('CS1019', { start, end });
  return false;
}

/** Operands are values: no `params`, no `ref`, no `out`. */
function checkOperatorParameters(
  binder: Binder,
  { parameters }: ParameterListSyntax,
  symbols: readonly ParameterSymbol[],
  operatorToken: TextSpan,
): void {
  for (const [index, parameter] of parameters.entries()) {
    const params = parameter.modifiers.find(({ text }) => text === 'params');
    if (!params) continue;
    binder.error('CS1670', params);
    checkParamsType(binder, parameter, symbols[index]!.type);
  }
  if (parameters.some(({ modifiers }) => hasModifier(modifiers, 'ref') || hasModifier(modifiers, 'out')))
    binder.error('CS0631', operatorToken);
}
