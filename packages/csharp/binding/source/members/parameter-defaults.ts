// The values of optional parameters.
import type { ConstantValue } from '@mockwright/language/metadata/declaration';
import type { ParameterSymbol, Type } from '@mockwright/language/metadata/symbols';
import { displayType } from '../../../symbols/display.ts';
import {
  canBeNull,
  isErroneous,
  isNonNullableValueType,
  isNullable,
  isString,
  isValueType,
  stripNullable,
} from '../../../symbols/type-extensions.ts';
import type { ExpressionSyntax, ParameterSyntax } from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import { defaultValue } from '../../bound-tree/bound-factory.ts';
import type { AnyExpression } from '../../bound-tree/unconverted.ts';
import { implicitBetween } from '../../conversions/classify.ts';
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
  if (parameter.refKind === 'ref readonly') binder.error('CS9200', value, [parameter.name]);
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
      if (known) return known;
      // A value that needs the function itself finds some default; it is no constant anyway.
      known = { default: true };
      return (known = bindDefault(binder, value, parameter, syntax));
    },
  };
}

/** Works out the defaults, so that everything wrong with them is said. */
export function completeDefaults(parameters: readonly ParameterSymbol[]): void {
  for (const parameter of parameters) void parameter.optional;
}

/** What is no constant before it has a type, which would not become one. */
const neverConstant: ReadonlySet<AnyExpression['kind']> = new Set([
  'UnboundLambda',
  'MethodGroup',
  'UnconvertedCollection',
]);

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
  const zero = writtenDefault(binder, syntax, type);
  if (zero) return nothingOf(binder, zero, parameter, declaration);
  if (syntax.kind === 'LiteralExpression' && syntax.type === 'null') {
    if (canBeNull(type)) return { value: null };
    binder.error('CS1750', declaration.identifier, ['<null>', displayType(type)]);
    return { default: true };
  }
  const written = binder.bindExpression(syntax);
  const value = neverConstant.has(written.kind) ? undefined : binder.toValue(written, syntax);
  if (value && isBad(value)) return { default: true };
  if (!value?.constant) {
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

/** The type of which `default`, `default(T)`, `new T()` or `new()` gives what has all bits zero; undefined for other code. */
function writtenDefault(binder: Binder, syntax: ExpressionSyntax, type: Type): Type | undefined {
  switch (syntax.kind) {
    case 'LiteralExpression':
      return syntax.type === 'default' ? type : undefined;
    case 'DefaultExpression':
      return binder.bindType(syntax.type);
    case 'ImplicitObjectCreationExpression':
      return isValueType(type) ? stripNullable(type) : undefined;
    case 'ObjectCreationExpression': {
      const { result } = binder.speculate(() => binder.bindType(syntax.type));
      return isValueType(result) ? binder.bindType(syntax.type) : undefined;
    }
    default:
      return undefined;
  }
}

/** Nothing of the written type, as the parameter's: a nullable parameter can have the zero of simple types only (CS1770). */
function nothingOf(
  binder: Binder,
  written: Type,
  { type, name }: ParameterSymbol,
  { identifier }: ParameterSyntax,
): NonNullable<ParameterSymbol['optional']> {
  const isOther =
    !isErroneous(written) && written !== type && implicitBetween(binder.library, written, type) === undefined;
  if (isOther) binder.error('CS1750', identifier, [displayType(written), displayType(type)]);
  if (isNullable(type) && isNonNullableValueType(written)) {
    const { constant } = defaultValue(written, identifier);
    if (constant) return { value: constant.value };
    if (!isOther) binder.error('CS1770', identifier, [displayType(written), name]);
  }
  return canBeNull(type) ? { value: null } : { default: true };
}
