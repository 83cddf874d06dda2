// Operators at the top of a script: there is no type that they could work on, which is told as for those of types.
import { MethodSymbol } from '@mockwright/language/metadata/symbols';
import { hasModifier } from '../../../symbols/declaration-words.ts';
import { displayMember } from '../../../symbols/display.ts';
import type {
  ConversionOperatorDeclarationSyntax,
  OperatorDeclarationSyntax,
} from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import { checkMemberVisibility } from '../checks/signature-visibility.ts';
import { conversionName, declaredOperatorName, staticModifiers } from '../members/make-operators.ts';
import { checkBody } from '../members/member-modifiers.ts';
import { accessibilityOf, checkAccess, permittedModifiers } from '../members/modifiers.ts';
import { checkOperatorSignature } from '../members/operator-signatures.ts';
import { bindReturnType, makeParameters } from '../members/signatures.ts';
import type { DeclaredScriptFunction } from './script-members.ts';

/** Reports the operator; its body is still to be bound. Nothing where there is no such operator, which the parser says. */
export function declareScriptOperator(
  binder: Binder,
  syntax: OperatorDeclarationSyntax | ConversionOperatorDeclarationSyntax,
): readonly DeclaredScriptFunction[] {
  const isConversion = syntax.kind === 'ConversionOperatorDeclaration';
  const name = isConversion ? conversionName(syntax) : declaredOperatorName(syntax);
  if (name === undefined) return [];
  const { parameterList } = syntax;
  const span = isConversion ? syntax.type : syntax.operatorToken;
  const modifiers = permittedModifiers(binder, {
    modifiers: syntax.modifiers,
    allowed: staticModifiers,
    nameSpan: span,
    inInterface: false,
  });
  const method = new MethodSymbol(name, isConversion ? 'conversion' : 'operator', null, 'public', {
    isStatic: true,
  });
  method.parameters = makeParameters(binder, parameterList, method);
  method.returnType = bindReturnType(binder, isConversion ? syntax.type : syntax.returnType, method);
  const accessibility = accessibilityOf(modifiers, 'private');
  checkMemberVisibility(binder, method, { accessibility, containingType: null }, span);
  const body = syntax.body ?? syntax.expressionBody?.expression;
  const display = [displayMember(method)];
  const isExtern = hasModifier(modifiers, 'extern');
  if (accessibility !== 'public' || !hasModifier(modifiers, 'static')) binder.error('CS0558', span, display);
  if (body) checkBody(binder, method, isExtern, span);
  else if (!isExtern) binder.error('CS0501', span, display);
  checkAccess(binder, modifiers, span);
  checkOperatorSignature(binder, method, span);
  return [{ method, binder, parameterList, body, nameSpan: span }];
}
