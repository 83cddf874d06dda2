// Elementary questions about values (Roslyn: DagTest), put together so that what patterns cover can be compared.
import type { ConstantValue } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import type { ValueOperator } from './value-sets.ts';

/** A value that patterns look at: the input, or something read from it. */
export interface DagTemp {
  /** The same reading gives the same key. */
  readonly key: string;
  /** Where the value lies: the same for all that the value is looked at as, and however an element is counted. */
  readonly place: string;
  readonly type: Type;
  /** What gives it; undefined for the input. */
  readonly source: DagEvaluation | undefined;
  /** It is, or is read from, an element of a list, which may have another name as well. */
  readonly isInList: boolean;
}

/** A step from a value to what is read from it. */
export interface DagEvaluation {
  readonly key: string;
  readonly input: DagTemp;
  readonly step: Step;
  /** What it gives: one value, but for deconstruction. */
  readonly types: readonly Type[];
}
type Step =
  /** The value as one of another type. */
  | { readonly kind: 'cast' }
  /** @param element its place where it is an element of a tuple */
  | { readonly kind: 'member'; readonly name: string; readonly element: number | undefined }
  | { readonly kind: 'length'; readonly name: string }
  | { readonly kind: 'deconstruction' }
  /** An element of a list: from the end where it is negative. */
  | { readonly kind: 'element'; readonly index: number; readonly length: DagTemp }
  /** The part of a list without so many elements before and after it. */
  | { readonly kind: 'slice'; readonly before: number; readonly after: number; readonly length: DagTemp }
  /** An element of a tuple of whatever type. */
  | { readonly kind: 'item' };

/** An elementary question about a subject, or a step to the next. */
export type DagTest =
  | { readonly kind: 'nonNull'; readonly subject: DagTemp }
  /** `null` was asked for itself. */
  | { readonly kind: 'isNull'; readonly subject: DagTemp }
  | { readonly kind: 'type'; readonly subject: DagTemp; readonly type: Type }
  | {
      readonly kind: 'value';
      readonly subject: DagTemp;
      readonly operator: ValueOperator;
      readonly value: ConstantValue;
    }
  | { readonly kind: 'evaluation'; readonly evaluation: DagEvaluation };

/** A question that can have two answers. */
export type Question = Exclude<DagTest, { kind: 'evaluation' }>;

/** When a pattern matches: tests put together, in the order in which they are made. */
export type Tests =
  | { readonly kind: 'constant'; readonly value: boolean }
  | { readonly kind: 'test'; readonly test: DagTest }
  | { readonly kind: 'not'; readonly operand: Tests }
  | { readonly kind: 'and' | 'or'; readonly operands: readonly Tests[] };

/** Matches everything. */
export const always: Tests = { kind: 'constant', value: true };
/** Matches nothing. */
export const never: Tests = { kind: 'constant', value: false };

/** All must match; trivial operands fall out. */
export function all(operands: readonly Tests[]): Tests {
  return joined('and', operands, always, never);
}
/** One must match; trivial operands fall out. */
export function any(operands: readonly Tests[]): Tests {
  return joined('or', operands, never, always);
}

function joined(kind: 'and' | 'or', operands: readonly Tests[], trivial: Tests, deciding: Tests): Tests {
  if (operands.includes(deciding)) return deciding;
  const open = operands.flatMap((operand) =>
    operand === trivial ? [] : operand.kind === kind ? operand.operands : [operand],
  );
  return open.length === 0 ? trivial : open.length === 1 ? open[0]! : { kind, operands: open };
}

/** Matches where the operand does not. */
export function negate(operand: Tests): Tests {
  switch (operand.kind) {
    case 'constant':
      return operand.value ? never : always;
    case 'not':
      return operand.operand;
    case 'or':
      return all(operand.operands.map(negate));
    default:
      return { kind: 'not', operand };
  }
}

/**
 * The test that is made first.
 * @param joinsNullTests whether a test for `null` is left to the one behind it, where that makes it as well
 */
export function firstTest(tests: Tests, joinsNullTests: boolean): DagTest {
  switch (tests.kind) {
    case 'constant':
      throw new Error('nothing is left to be tested');
    case 'test':
      return tests.test;
    case 'not':
      return firstTest(tests.operand, joinsNullTests);
    case 'or':
      return firstTest(tests.operands[0]!, joinsNullTests);
    case 'and': {
      const [first, second] = tests.operands;
      const joined = joinsNullTests ? withNullTest(first!, second!) : undefined;
      return joined ?? firstTest(first!, joinsNullTests);
    }
  }
}

/** What tests for a type, or compares with a constant, tests for `null` as well. */
function withNullTest(first: Tests, second: Tests): DagTest | undefined {
  if (first.kind !== 'test' || first.test.kind !== 'nonNull' || second.kind !== 'test') return undefined;
  const { test } = second;
  return (test.kind === 'type' || (test.kind === 'value' && test.operator === '==')) &&
    test.subject.key === first.test.subject.key
    ? test
    : undefined;
}
