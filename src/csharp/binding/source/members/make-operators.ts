// Makes the symbols of operators and conversions.
import { MethodSymbol } from '../../../../metadata/symbols.ts';
import type { MethodKind, NamedType, ParameterSymbol, Type } from '../../../../metadata/symbols.ts';
import type { TextSpan } from '../../../../text/source-text.ts';
import { hasModifier, memberFlags } from '../../../symbols/declaration-words.ts';
import { displayMember } from '../../../symbols/display.ts';
import { findInstanceOperatorName, findOperatorName } from '../../../symbols/operator-names.ts';
import { isNamed, isVoid } from '../../../symbols/type-facts.ts';
import type {
  ConversionOperatorDeclarationSyntax,
  OperatorDeclarationSyntax,
  ParameterListSyntax,
  TypeSyntax,
} from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import { bindExplicitInterface } from './explicit-interfaces.ts';
import { newKey } from './member-host.ts';
import { findOverridden } from './overriding.ts';
import type { MemberHost } from './member-host.ts';
import { accessibilityOf, checkMemberModifiers, defaultAccess } from './modifiers.ts';
import { bindReturnType, checkParamsType, makeParameters } from './signatures.ts';

const operatorModifiers: ReadonlySet<string> = new Set(['static', 'extern', 'unsafe', 'abstract', 'virtual']);
const instanceOperatorModifiers: ReadonlySet<string> = new Set([
  ...operatorModifiers,
  'override',
  'sealed',
  'new',
  'readonly',
]);

/** Whether the operator is a method of the object that it changes: `void operator +=(…)`. */
const isInstanceOperator = (name: string): boolean => name.endsWith('Assignment');

/** The name of the method that an operator declares; undefined where there is no such operator. */
export function declaredOperatorName({
  operator,
  checked,
  parameterList,
}: OperatorDeclarationSyntax): string | undefined {
  const count = parameterList.parameters.length;
  return findOperatorName(operator, count, checked) ?? findInstanceOperatorName(operator, count, checked);
}
/** The name under which .NET knows the conversion. */
export function conversionName({ direction, checked }: ConversionOperatorDeclarationSyntax): string {
  return direction === 'implicit' ? 'op_Implicit' : checked ? 'op_CheckedExplicit' : 'op_Explicit';
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
  const { modifiers } = syntax;
  const operatorToken: TextSpan =
    syntax.kind === 'ConversionOperatorDeclaration' ? syntax.type : syntax.operatorToken;
  const hasBody = syntax.body !== undefined || syntax.expressionBody !== undefined;
  const isInstance = isInstanceOperator(name);
  const method = new MethodSymbol(name, kind, type, accessibilityOf(modifiers, defaultAccess(type)), {
    ...memberFlags(modifiers, type, hasBody),
    isStatic: !isInstance,
  });
  method.parameters = makeParameters(binder, syntax.parameterList, method);
  method.returnType = bindReturnType(binder, returnType, method);
  checkOperatorParameters(binder, syntax.parameterList, method.parameters, operatorToken);
  if (kind === 'conversion' && method.parameters.length !== 1) {
    const { parameterList } = syntax;
    binder.error('CS1019', { start: parameterList.start, end: parameterList.end });
  }
  method.explicitInterface = bindExplicitInterface(host, syntax.explicitInterface, method);
  const overridden =
    isInstance && method.flags.isOverride ? findOverridden(host, method, operatorToken) : undefined;
  method.key = overridden?.key ?? newKey(host, name);
  host.places.set(method, operatorToken);
  const display = displayMember(method);
  const allowed = isInstance ? instanceOperatorModifiers : operatorModifiers;
  checkMemberModifiers(binder, type, {
    kind: 'method',
    modifiers,
    allowed,
    nameSpan: operatorToken,
    display,
  });
  if (type.flags.isStatic) binder.error('CS0715', operatorToken, [display]);
  else if (
    type.kind !== 'interface' &&
    !method.explicitInterface &&
    !((isInstance || hasModifier(modifiers, 'static')) && method.accessibility === 'public')
  )
    binder.error(isInstance ? 'CS9308' : 'CS0558', operatorToken, [display]);
  else if (
    !hasBody &&
    type.kind !== 'interface' &&
    !hasModifier(modifiers, 'extern') &&
    !(isInstance && hasModifier(modifiers, 'abstract'))
  )
    binder.error('CS0501', operatorToken, [display]);
  else if (isInstance) {
    if (!isVoid(method.returnType)) binder.error('CS9310', operatorToken);
  } else if (isVoid(method.returnType)) binder.error('CS0590', operatorToken);
  else if (
    kind === 'operator' &&
    type.kind !== 'interface' &&
    !method.parameters.some((parameter) => mentionsContainer(parameter.type, type))
  )
    binder.error(foreignOperandCode(name, method.parameters.length), operatorToken);
  else if (isShift(name) && type.kind !== 'interface' && !mentionsContainer(method.parameters[0]!.type, type))
    binder.error('CS0564', operatorToken);
  else if (
    kind === 'operator' &&
    type.kind === 'interface' &&
    (method.flags.isAbstract || method.flags.isVirtual) &&
    !method.parameters.some((parameter) => isConstrainedTo(parameter.type, type))
  )
    binder.error(method.parameters.length === 1 ? 'CS8921' : 'CS8924', operatorToken);
  else if (
    kind === 'conversion' &&
    type.kind !== 'interface' &&
    method.parameters.length === 1 &&
    ![method.returnType, ...method.parameters.map((parameter) => parameter.type)].some((each) =>
      mentionsContainer(each, type),
    )
  )
    binder.error('CS0556', operatorToken);
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

/** An interface's operators work on the interface, or on its type parameter that is bound to be one. */
function isConstrainedTo(parameter: Type, type: NamedType): boolean {
  return (
    mentionsContainer(parameter, type) ||
    (parameter.kind === 'typeParameter' &&
      parameter.constraints.types.some((constraint) => constraint === type))
  );
}

const isShift = (name: string): boolean => /^op_(?:Unsigned)?(?:Left|Right)Shift$/.test(name);
const isStep = (name: string): boolean => /^op_(?:Checked)?(?:Increment|Decrement)$/.test(name);

/** What is wrong with an operator none of whose operands is of the type. */
export function foreignOperandCode(name: string, count: number): 'CS0559' | 'CS0562' | 'CS0563' | 'CS0564' {
  if (isStep(name)) return 'CS0559';
  if (count === 1) return 'CS0562';
  return isShift(name) ? 'CS0564' : 'CS0563';
}

function mentionsContainer(parameter: Type, type: NamedType): boolean {
  const plain = isNamed(parameter) && parameter.isNullable ? parameter.typeArguments[0]! : parameter;
  return isNamed(plain) && plain.definition === type;
}
