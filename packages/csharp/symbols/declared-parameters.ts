// The parameters of a declared member, and the values of optional ones.
import type { ConstantValue } from '@mockwright/language/metadata/declaration';
import type { NamedType, ParameterSymbol, Type } from '@mockwright/language/metadata/symbols';
import { Decimal } from '@mockwright/language/runtime/decimal';
import type { ExpressionSyntax, ParameterListSyntax, TypeSyntax } from '../syntax/nodes.ts';
import { hasModifier, refKindOf } from './declaration-words.ts';
import { resolveSignatureType } from './signature-types.ts';
import type { SignatureScope } from './signature-types.ts';
import { annotationOf } from './type-annotations.ts';

/**
 * Symbols of the parameters of a signature.
 * @throws {Error} when a default is not one that {@link optionalValue} knows
 */
export function makeParameters(list: ParameterListSyntax, scope: SignatureScope): readonly ParameterSymbol[] {
  return list.parameters.map((parameter) => {
    const type = resolveSignatureType(parameter.type!, scope);
    const { modifiers } = parameter;
    return {
      name: parameter.identifier.text,
      type,
      refKind: refKindOf(modifiers),
      isParams: hasModifier(modifiers, 'params'),
      isThis: hasModifier(modifiers, 'this'),
      annotation: annotationOf(parameter.type!),
      optional: parameter.default && optionalValue(parameter.default, type, scope),
    };
  });
}

/** The default of an optional parameter: a literal, perhaps negative, an enum member, or `default`. */
function optionalValue(
  syntax: ExpressionSyntax,
  type: Type,
  scope: SignatureScope,
): ParameterSymbol['optional'] {
  if (syntax.kind === 'PrefixUnaryExpression' && syntax.operator === '-') {
    const value = (optionalValue(syntax.operand, type, scope) as { value: number | bigint | Decimal }).value;
    return { value: value instanceof Decimal ? value.negate() : -value };
  }
  if (syntax.kind === 'SimpleMemberAccessExpression') {
    const owner = resolveSignatureType(syntax.expression as TypeSyntax, scope) as NamedType;
    const field = owner.members((syntax.name as { text: string }).text)[0];
    if (field?.kind === 'field' && field.constant) return { value: field.constant.value };
  }
  if (syntax.kind === 'DefaultExpression') return { default: true };
  if (syntax.kind !== 'LiteralExpression')
    throw new Error(`A ${syntax.kind} as a default in a signature of ${scope.type.name}`);
  if (
    syntax.type === 'default' ||
    (syntax.type === 'null' &&
      type.kind !== 'array' &&
      'isValueType' in type &&
      type.isValueType &&
      !type.isNullable)
  )
    return { default: true };
  const target =
    'isNullable' in type && type.isNullable ? (type.typeArguments[0] as NamedType) : (type as NamedType);
  const { value } = syntax;
  if (syntax.type === 'decimal' || (target.special === 'decimal' && typeof value === 'number'))
    return { value: Decimal.parse(String(value))! };
  if (target.special === 'long' || target.special === 'ulong')
    return { value: BigInt(value as number | bigint) };
  return { value: value as ConstantValue };
}
