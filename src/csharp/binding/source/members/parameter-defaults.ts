// The values of optional parameters.
import type { ConstantValue } from '../../../../metadata/declaration.ts';
import type { ParameterSymbol } from '../../../../metadata/symbols.ts';
import { displayType } from '../../../symbols/display.ts';
import {
  canBeNull,
  isErroneous,
  isNullable,
  isString,
  isValueType,
  stripNullable,
} from '../../../symbols/type-facts.ts';
import type { ExpressionSyntax, ParameterSyntax } from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import { isBad } from '../../messages/describe.ts';

/** The default is a constant expression: worked out when first asked for, because it may name constants that come later. */
export function withDefault(
  binder: Binder,
  syntax: ParameterSyntax,
  parameter: ParameterSymbol,
): ParameterSymbol {
  const value = syntax.default;
  if (!value) return parameter;
  if (parameter.refKind === 'ref' || parameter.refKind === 'out') {
    binder.error('CS1741', syntax.modifiers[0] ?? syntax);
    return parameter;
  }
  if (parameter.isParams) {
    binder.error(
      'CS1751',
      syntax.modifiers.find(({ text }) => text === 'params')!,
    );
    return parameter;
  }
  if (parameter.isThis) {
    binder.error(
      'CS1743',
      syntax.modifiers.find(({ text }) => text === 'this')!,
    );
    return parameter;
  }
  let known: ParameterSymbol['optional'];
  return {
    ...parameter,
    get optional(): ParameterSymbol['optional'] {
      return (known ??= bindDefault(binder, value, parameter, syntax));
    },
  };
}

/** Works out the defaults, so that everything wrong with them is said. */
export function completeDefaults(parameters: readonly ParameterSymbol[]): void {
  for (const parameter of parameters) void parameter.optional;
}

function bindDefault(
  binder: Binder,
  syntax: ExpressionSyntax,
  parameter: ParameterSymbol,
  declaration: ParameterSyntax,
): NonNullable<ParameterSymbol['optional']> {
  const { type } = parameter;
  if (isErroneous(type)) {
    binder.bindExpression(syntax);
    return { default: true };
  }
  const isDefault =
    (syntax.kind === 'LiteralExpression' && syntax.type === 'default') ||
    syntax.kind === 'DefaultExpression' ||
    syntax.kind === 'ImplicitObjectCreationExpression' ||
    syntax.kind === 'ObjectCreationExpression';
  const isCreation =
    syntax.kind === 'ObjectCreationExpression' || syntax.kind === 'ImplicitObjectCreationExpression';
  if (isDefault && !(isCreation && !isValueType(type))) {
    if (syntax.kind === 'DefaultExpression' || syntax.kind === 'ObjectCreationExpression')
      binder.bindType(syntax.type);
    return canBeNull(type) ? { value: null } : { default: true };
  }
  if (syntax.kind === 'LiteralExpression' && syntax.type === 'null') {
    if (canBeNull(type)) return { value: null };
    binder.error('CS1750', declaration.identifier, ['<null>', displayType(type)]);
    return { default: true };
  }
  const value = binder.bindValue(syntax);
  if (isBad(value)) return { default: true };
  if (!value.constant) {
    binder.error('CS1736', syntax, [parameter.name]);
    return { default: true };
  }
  const target = isNullable(type) ? stripNullable(type) : type;
  const { result, hasErrors } = binder.speculate(() => binder.convert(value, target, syntax));
  if (hasErrors) {
    binder.error('CS1750', declaration.identifier, [displayType(value.type), displayType(type)]);
    return { default: true };
  }
  const constant: { readonly value: ConstantValue } | undefined = result.constant;
  if (constant) return { value: constant.value };
  if (!isString(type) && canBeNull(type) && !isNullable(type)) {
    binder.error('CS1763', declaration.identifier, [parameter.name, displayType(type)]);
    return { value: null };
  }
  return { value: value.constant.value };
}
