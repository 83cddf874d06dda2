// The interfaces of System.Numerics that hold operators and constants, and those of parsing.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { staticVirtual } from '@mockwright/language/runtime/static-virtual';

type Operator = readonly [name: string, method: string, isChecked: boolean];

/** The operator for overflow checks, of types that have only the ordinary one. */
function uncheckedOf(method: string): Implementation {
  return (...args: unknown[]) => {
    const face = args.pop() as NamedType;
    const member = face.members(method).find((each) => each.kind === 'method')!;
    return staticVirtual(face.typeArguments[0]!, member.definition, face)(...args);
  };
}

function binary(
  name: string,
  bases: string,
  result: string,
  operators: readonly Operator[],
): TypeDeclaration {
  const members: Record<string, Implementation> = {};
  for (const [operator, method, isChecked] of operators) {
    members[`static abstract ${result} operator ${operator}(TSelf left, TOther right)`] = undefined;
    if (isChecked)
      members[`static virtual ${result} operator checked ${operator}(TSelf left, TOther right)`] =
        uncheckedOf(method);
  }
  return declareType(
    `public interface System.Numerics.${name}<TSelf, TOther, TResult>${bases} where TSelf : ${name}<TSelf, TOther, TResult>`,
    members,
  );
}

function unary(
  name: string,
  operator: string,
  method: string | undefined,
  result: 'TResult' | 'TSelf',
): TypeDeclaration {
  const parameters = result === 'TResult' ? '<TSelf, TResult>' : '<TSelf>';
  return declareType(
    `public interface System.Numerics.${name}${parameters} where TSelf : ${name}${parameters}`,
    () => ({
      [`static abstract ${result} operator ${operator}(TSelf value)`]: undefined,
      ...(method !== undefined && {
        [`static virtual ${result} operator checked ${operator}(TSelf value)`]: uncheckedOf(method),
      }),
    }),
  );
}

function constant(name: string, members: readonly string[], result: 'TResult' | 'TSelf'): TypeDeclaration {
  const parameters = result === 'TResult' ? '<TSelf, TResult>' : '<TSelf>';
  return declareType(
    `public interface System.Numerics.${name}${parameters} where TSelf : ${name}${parameters}`,
    () =>
      Object.fromEntries(
        members.map((member) => [`static abstract ${result} ${member} { get; }`, undefined]),
      ),
  );
}

/** `IAdditionOperators` … `IMinMaxValue` of System.Numerics, `IParsable` and its kin of System. */
export const operatorInterfaces: readonly TypeDeclaration[] = [
  declareType('public interface System.IParsable<TSelf> where TSelf : IParsable<TSelf>', () => ({
    'static abstract TSelf Parse(string s, IFormatProvider? provider)': undefined,
    'static abstract bool TryParse(string? s, IFormatProvider? provider, out TSelf result)': undefined,
  })),
  declareType(
    'public interface System.ISpanParsable<TSelf> : IParsable<TSelf> where TSelf : ISpanParsable<TSelf>',
    () => ({
      'static abstract TSelf Parse(ReadOnlySpan<char> s, IFormatProvider? provider)': undefined,
      'static abstract bool TryParse(ReadOnlySpan<char> s, IFormatProvider? provider, out TSelf result)':
        undefined,
    }),
  ),
  declareType(
    'public interface System.IUtf8SpanParsable<TSelf> where TSelf : IUtf8SpanParsable<TSelf>',
    () => ({
      'static abstract TSelf Parse(ReadOnlySpan<byte> utf8Text, IFormatProvider? provider)': undefined,
      'static abstract bool TryParse(ReadOnlySpan<byte> utf8Text, IFormatProvider? provider, out TSelf result)':
        undefined,
    }),
  ),
  binary('IAdditionOperators', '', 'TResult', [['+', 'op_Addition', true]]),
  binary('ISubtractionOperators', '', 'TResult', [['-', 'op_Subtraction', true]]),
  binary('IMultiplyOperators', '', 'TResult', [['*', 'op_Multiply', true]]),
  binary('IDivisionOperators', '', 'TResult', [['/', 'op_Division', true]]),
  binary('IModulusOperators', '', 'TResult', [['%', 'op_Modulus', false]]),
  binary('IEqualityOperators', '', 'TResult', [
    ['==', 'op_Equality', false],
    ['!=', 'op_Inequality', false],
  ]),
  binary('IComparisonOperators', ' : IEqualityOperators<TSelf, TOther, TResult>', 'TResult', [
    ['<', 'op_LessThan', false],
    ['>', 'op_GreaterThan', false],
    ['<=', 'op_LessThanOrEqual', false],
    ['>=', 'op_GreaterThanOrEqual', false],
  ]),
  declareType(
    'public interface System.Numerics.IBitwiseOperators<TSelf, TOther, TResult> where TSelf : IBitwiseOperators<TSelf, TOther, TResult>',
    () => ({
      'static abstract TResult operator &(TSelf left, TOther right)': undefined,
      'static abstract TResult operator |(TSelf left, TOther right)': undefined,
      'static abstract TResult operator ^(TSelf left, TOther right)': undefined,
      'static abstract TResult operator ~(TSelf value)': undefined,
    }),
  ),
  binary('IShiftOperators', '', 'TResult', [
    ['<<', 'op_LeftShift', false],
    ['>>', 'op_RightShift', false],
    ['>>>', 'op_UnsignedRightShift', false],
  ]),
  unary('IUnaryPlusOperators', '+', undefined, 'TResult'),
  unary('IUnaryNegationOperators', '-', 'op_UnaryNegation', 'TResult'),
  unary('IIncrementOperators', '++', 'op_Increment', 'TSelf'),
  unary('IDecrementOperators', '--', 'op_Decrement', 'TSelf'),
  constant('IAdditiveIdentity', ['AdditiveIdentity'], 'TResult'),
  constant('IMultiplicativeIdentity', ['MultiplicativeIdentity'], 'TResult'),
  constant('IMinMaxValue', ['MinValue', 'MaxValue'], 'TSelf'),
];
