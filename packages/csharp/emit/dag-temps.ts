// What patterns read of a value: a property or an element is read once, however many patterns ask for it.
import type { BoundExpression, BoundPattern } from '../binding/bound-tree/bound-nodes.ts';
import { patternOperands } from '../binding/bound-tree/pattern-operands.ts';
import type { FunctionScope } from './function-scope.ts';
import { PartVariables } from './part-variables.ts';

/**
 * Emits tests of one value.
 * @param patterns all that the value is tested with
 * @param emit the tests
 * @returns the tests, and what is to be done before them
 */
export function withDagTemps<Result>(
  scope: FunctionScope,
  patterns: readonly BoundPattern[],
  emit: () => Result,
): { readonly tests: Result; readonly reset: string } {
  const outer = scope.partVariables;
  const own = asksTwice(patterns) ? new PartVariables(() => scope.temp()) : undefined;
  scope.partVariables = own;
  const tests = emit();
  scope.partVariables = outer;
  return { tests, reset: own?.reset ?? '' };
}

/** Whether several of the patterns look into one value. */
function asksTwice(patterns: readonly BoundPattern[]): boolean {
  const looking = patterns.flatMap(lookingInto);
  const [first] = looking;
  if (looking.length > 1) return true;
  if (first?.kind === 'ListPattern')
    return [...first.elements, first.slice?.pattern].some((part) => part !== undefined && asksTwice([part]));
  if (first?.kind !== 'RecursivePattern') return false;
  const parts = [...first.properties, ...(first.positional?.elements ?? [])];
  return parts.some(({ pattern }) => asksTwice([pattern]));
}

function lookingInto(pattern: BoundPattern): readonly BoundPattern[] {
  switch (pattern.kind) {
    case 'NotPattern':
      return lookingInto(pattern.operand);
    case 'BinaryPattern':
      return patternOperands(pattern).flatMap(lookingInto);
    case 'RecursivePattern':
    case 'ListPattern':
      return [pattern];
    default:
      return [];
  }
}

/** A part that is read, as an expression, and the variable that holds it then. */
export interface DagTemp {
  readonly name: string;
  /** Wraps the code that reads the part. */
  readonly read: (code: string) => string;
}

/** Where a part of a value goes; see {@link PartVariables.variable}. */
export function dagTemp(
  scope: FunctionScope,
  subject: string,
  what: readonly unknown[],
  isKept: boolean,
): DagTemp {
  const name = scope.partVariables?.variable(subject, what, isKept) ?? scope.temp();
  const isAsked = isKept && scope.partVariables !== undefined;
  return {
    name,
    read: (code) => (isAsked ? `${name} === undefined && (${name} = ${code})` : `${name} = ${code}`),
  };
}

/** What is read there: a property or a field, another thing for itself. */
export function memberOf(access: BoundExpression): object {
  switch (access.kind) {
    case 'PropertyAccess':
      return access.property;
    case 'FieldAccess':
      return access.field;
    default:
      return access;
  }
}
