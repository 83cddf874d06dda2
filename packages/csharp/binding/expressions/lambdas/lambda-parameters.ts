// The parameters of a lambda: as written, against those of a delegate, and as variables of its body.
import { errorType } from '@mockwright/language/metadata/symbols';
import type { NamedType, ParameterSymbol, Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { hasModifier, refKindOf } from '../../../symbols/declaration-words.ts';
import { displayParameter, displayType } from '../../../symbols/display.ts';
import { LocalSymbol } from '../../../symbols/local-symbols.ts';
import { isErroneous, isRefLike } from '../../../symbols/type-extensions.ts';
import type {
  AnonymousMethodExpressionSyntax,
  ParameterSyntax,
  ParenthesizedLambdaExpressionSyntax,
  SimpleLambdaExpressionSyntax,
  TypeSyntax,
} from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import type { FunctionContext } from '../../functions/function-context.ts';
import { bindAttributes } from '../../source/members/attributes.ts';
import { attributeOwners } from '../../source/members/attribute-usage.ts';
import { withDefault } from '../../source/members/parameter-defaults.ts';
import { checkOptionalOrder, checkParamsType } from '../../source/members/signatures.ts';
import { checkParameterAttributes } from '../../source/members/parameter-attributes.ts';
import { checkParameterModifiers } from '../../source/members/parameter-modifiers.ts';
import { passesReference } from '../../conversions/reference-kinds.ts';
import { sameType } from '../../lookup/member-lookup.ts';
import type { LambdaParameter, UnboundLambda } from '../../bound-tree/unconverted.ts';

/** A lambda or an anonymous method. */
export type LambdaSyntax =
  SimpleLambdaExpressionSyntax | ParenthesizedLambdaExpressionSyntax | AnonymousMethodExpressionSyntax;

/** The type written before the parameters, which `var` is not (CS8975). */
export function bindLambdaReturnType(binder: Binder, syntax: TypeSyntax): Type {
  if (syntax.kind === 'IdentifierName' && syntax.text === 'var' && !syntax.verbatim)
    binder.error('CS8975', syntax);
  return binder.bindType(syntax);
}

/** The parameters as written, mistakes in them reported; undefined for `delegate { … }`, which has no list. */
export function bindLambdaParameters(
  binder: Binder,
  syntax: LambdaSyntax,
): readonly LambdaParameter[] | undefined {
  if (syntax.kind === 'SimpleLambdaExpression')
    for (const list of syntax.attributeLists) binder.error('CS8916', list);
  const written =
    syntax.kind === 'SimpleLambdaExpression' ? [syntax.parameter] : syntax.parameterList?.parameters;
  const parameters = written?.map((parameter, index) => {
    if (index > 0) checkOptionalOrder(binder, written, index);
    return bindParameter(binder, parameter);
  });
  if (!parameters) return undefined;
  const names = new Set<string>();
  for (const { name, span } of parameters) {
    if (names.has(name) && name !== '_') binder.error('CS0100', span, [name]);
    names.add(name);
  }
  const bare = parameters.find(({ type }) => type === undefined);
  if (bare && parameters.some(({ type }) => type !== undefined)) binder.error('CS0748', bare.span);
  return parameters;
}

function bindParameter(binder: Binder, syntax: ParameterSyntax): LambdaParameter {
  const attributes = bindAttributes(binder, syntax.attributeLists, attributeOwners.parameter);
  checkParameterModifiers(binder, syntax.modifiers);
  const type = syntax.type && binder.bindType(syntax.type);
  const name = syntax.identifier.text;
  const refKind = refKindOf(syntax.modifiers);
  const isParams = hasModifier(syntax.modifiers, 'params');
  if (!type && isParams) binder.error('CS9272', syntax, [name]);
  else if (type && isParams) checkParamsType(binder, syntax, type);
  if (!type && syntax.default) binder.error('CS9098', syntax.identifier, [name]);
  const { optional } = withDefault(binder, syntax, {
    name,
    type: type ?? errorType,
    refKind,
    isParams,
    isThis: false,
  });
  const scoped = hasModifier(syntax.modifiers, 'scoped') ? syntax : undefined;
  const passed = { type: type ?? errorType, refKind, isParams, isScoped: scoped && true };
  checkParameterAttributes(binder, syntax, passed, attributes);
  return { name, type, refKind, isParams, optional, span: syntax.identifier, scoped };
}

/** Whether a delegate with these parameters can be made of the lambda. */
export function parametersFit(
  { parameters: own }: UnboundLambda,
  parameters: readonly ParameterSymbol[],
): boolean {
  if (!own) return parameters.every(({ refKind }) => refKind !== 'out');
  if (own.length !== parameters.length) return false;
  return own.every(({ refKind, type }, index) => {
    const target = parameters[index]!;
    return passesReference(refKind, target.refKind) && (type === undefined || sameType(type, target.type));
  });
}

/** Warns of defaults (CS9099) and `params` (CS9100) that the delegate does not have: nobody gets them. */
export function checkUnusedDefaults(
  binder: Binder,
  { parameters: own }: UnboundLambda,
  parameters: readonly ParameterSymbol[],
): void {
  for (const [index, { optional, isParams, span }] of own?.entries() ?? []) {
    const target = parameters[index]!;
    if (optional) {
      const text = textOfDefault(optional, target.type);
      const ofTarget = target.optional ? textOfDefault(target.optional, target.type) : '<missing>';
      if (text !== ofTarget) binder.error('CS9099', span, [index + 1, text, ofTarget]);
    }
    if (isParams && !target.isParams) binder.error('CS9100', span, [index + 1]);
  }
}

function textOfDefault(optional: NonNullable<ParameterSymbol['optional']>, { special }: Type): string {
  const value = 'value' in optional ? optional.value : null;
  if (special === 'char' && typeof value === 'number') return String.fromCodePoint(value);
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return String(value);
}

/** Says why no delegate with these parameters can be made of the lambda. */
export function reportParameters(
  binder: Binder,
  lambda: UnboundLambda,
  delegate: NamedType,
  parameters: readonly ParameterSymbol[],
): void {
  const { parameters: own, arrowSpan } = lambda;
  if (!own) return binder.error('CS1688', arrowSpan, [displayType(delegate)]);
  if (own.length !== parameters.length)
    return binder.error('CS1593', arrowSpan, [displayType(delegate), own.length]);
  const isOther = ({ type }: LambdaParameter, index: number): boolean =>
    type !== undefined && !isErroneous(type) && !sameType(type, parameters[index]!.type);
  // The first that does not fit tells whether it is the types.
  const first = own.findIndex(
    (parameter, index) =>
      !passesReference(parameter.refKind, parameters[index]!.refKind) || isOther(parameter, index),
  );
  const isOfOtherTypes = first >= 0 && passesReference(own[first]!.refKind, parameters[first]!.refKind);
  if (isOfOtherTypes) binder.error('CS1661', arrowSpan, [lambda.word, displayType(delegate)]);
  for (const [index, { refKind, type, span }] of own.entries()) {
    const target = parameters[index]!;
    if (!passesReference(refKind, target.refKind)) {
      if (target.refKind === 'none') binder.error('CS1677', span, [index + 1, refKind]);
      else binder.error('CS1676', span, [index + 1, target.refKind]);
    } else if (type && !sameType(type, target.type) && !isErroneous(type)) {
      binder.error('CS1678', span, [
        index + 1,
        '',
        refKind === 'none' ? displayType(type) : `${refKind} ${displayType(type)}`,
        '',
        displayParameter({ ...target, isParams: false }),
      ]);
    }
  }
}

/** The parameters as variables of the body; several `_` are none. Types that are not written come from the delegate. */
export function declareLambdaParameters(
  inner: Binder,
  context: FunctionContext,
  parameters: readonly LambdaParameter[] | undefined,
  types: readonly Type[],
  lambdaSpan: TextSpan,
): readonly LocalSymbol[] {
  const named = parameters ?? types.map((_, index) => unnamedParameter(index, lambdaSpan));
  const discards = named.filter(({ name }) => name === '_').length > 1;
  return named.map(({ name, type, span, refKind, scoped }, index) => {
    const known = type ?? types[index] ?? inner.library.special('object');
    const local = new LocalSymbol(name, 'parameter', known, context, span, refKind);
    local.isScoped = scoped !== undefined;
    if (scoped && refKind === 'none' && !isRefLike(known) && !isErroneous(known))
      inner.error('CS9048', scoped);
    if (context.isOfQuery) local.readOnly = 'range';
    const isRepeated = named.findIndex((other) => other.name === name) < index;
    if (!isRepeated && !(discards && name === '_')) inner.declareParameter(local);
    return local;
  });
}

const unnamedParameter = (index: number, span: TextSpan): LambdaParameter => ({
  name: `<p${index}>`,
  type: undefined,
  refKind: 'none',
  isParams: false,
  optional: undefined,
  span,
});
