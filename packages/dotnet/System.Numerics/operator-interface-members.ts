// How the interfaces of operators are declared.
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

/** An interface of an operator with two operands. */
export function binary(
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

/** An interface of an operator with one operand. */
export function unary(
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

/** An interface of a constant. */
export function constant(
  name: string,
  members: readonly string[],
  result: 'TResult' | 'TSelf',
): TypeDeclaration {
  const parameters = result === 'TResult' ? '<TSelf, TResult>' : '<TSelf>';
  return declareType(
    `public interface System.Numerics.${name}${parameters} where TSelf : ${name}${parameters}`,
    () =>
      Object.fromEntries(
        members.map((member) => [`static abstract ${result} ${member} { get; }`, undefined]),
      ),
  );
}
