// .NET's names of operator methods.

const binaryOperators: Readonly<Record<string, string>> = {
  '+': 'op_Addition',
  '-': 'op_Subtraction',
  '*': 'op_Multiply',
  '/': 'op_Division',
  '%': 'op_Modulus',
  '&': 'op_BitwiseAnd',
  '|': 'op_BitwiseOr',
  '^': 'op_ExclusiveOr',
  '<<': 'op_LeftShift',
  '>>': 'op_RightShift',
  '>>>': 'op_UnsignedRightShift',
  '==': 'op_Equality',
  '!=': 'op_Inequality',
  '<': 'op_LessThan',
  '>': 'op_GreaterThan',
  '<=': 'op_LessThanOrEqual',
  '>=': 'op_GreaterThanOrEqual',
};
const unaryOperators: Readonly<Record<string, string>> = {
  '+': 'op_UnaryPlus',
  '-': 'op_UnaryNegation',
  '!': 'op_LogicalNot',
  '~': 'op_OnesComplement',
  '++': 'op_Increment',
  '--': 'op_Decrement',
  true: 'op_True',
  false: 'op_False',
};

/** .NET's name of an operator method, undefined where there is none of so many parameters: `+` with two is `op_Addition`. */
export function findOperatorName(
  operator: string,
  parameterCount: number,
  isChecked: boolean = false,
): string | undefined {
  const name =
    parameterCount === 1
      ? unaryOperators[operator]
      : parameterCount === 2
        ? binaryOperators[operator]
        : undefined;
  return isChecked && name !== undefined ? `op_Checked${name.slice(3)}` : name;
}

/** .NET's name of an operator that changes the object it is called on: `+=` with one parameter, `++` with none. */
export function findInstanceOperatorName(
  operator: string,
  parameterCount: number,
  isChecked: boolean = false,
): string | undefined {
  let name: string | undefined;
  if (parameterCount === 0 && (operator === '++' || operator === '--')) name = unaryOperators[operator];
  else if (parameterCount === 1 && operator.endsWith('=')) name = binaryOperators[operator.slice(0, -1)];
  if (name === undefined || /Equal|Than/.test(name)) return undefined;
  return `${isChecked ? `op_Checked${name.slice(3)}` : name}Assignment`;
}

/** Operators that a type may define anew for overflow checks. */
const checkedOperators: ReadonlySet<string> = new Set(['+', '-', '*', '/', '++', '--']);

/** Whether an operator of so many parameters may be defined anew for overflow checks. */
export function isCheckedOperator(operator: string, parameterCount: number): boolean {
  const isAssignment = operator.endsWith('=') && checkedOperators.has(operator.slice(0, -1));
  return isAssignment || (checkedOperators.has(operator) && !(operator === '+' && parameterCount === 1));
}

/** .NET's names of the methods that an expression with the operator may mean, the preferred one first. */
export function operatorNamesFor(
  operator: string,
  operandCount: number,
  isChecked: boolean,
): readonly string[] {
  const name = operatorMethodName(operator, operandCount);
  return isChecked && checkedOperators.has(operator)
    ? [operatorMethodName(operator, operandCount, true), name]
    : [name];
}

/** .NET's name of an operator method. @throws {Error} where there is no such operator */
export function operatorMethodName(
  operator: string,
  parameterCount: number,
  isChecked: boolean = false,
): string {
  const name = findOperatorName(operator, parameterCount, isChecked);
  if (name === undefined) throw new Error(`No operator ${operator} with ${parameterCount} parameters`);
  return name;
}
