// Which cases of a switch can be reached, and whether some value reaches none: walks the tree of all outcomes of the
// tests, each outcome narrowing what is known of the values.
import type { Type } from '@mockwright/language/metadata/symbols';
import { countSteps } from '@mockwright/language/text/work-limit';
import type { Binder } from '../binder.ts';
import type { BoundPattern } from '../bound-tree/bound-nodes.ts';
import { RemainingValues } from './remaining-values.ts';
import { testsOf, inputSubject } from './make-tests.ts';
import { all, always, any, firstTest, negate, never } from './dag-tests.ts';
import type { DagEvaluation, Tests, Question, DagTest } from './dag-tests.ts';

/** A case: its pattern, and whether a condition can still refuse what the pattern takes. */
export interface DecisionCase {
  readonly pattern: BoundPattern;
  readonly hasCondition: boolean;
}

/** What comes next after an answer: variables or a condition of a case, nothing at all, or something else. */
type Arrival = 'variables' | 'gap' | 'other';

/** A question that is asked at one point of the tree. */
interface Fork {
  readonly question: Question;
  /** What comes next; known once the walk has been there. */
  whenTrue: Arrival | undefined;
  whenFalse: Arrival | undefined;
}

/** The steps that lead to a point, the last one first. */
export interface Path {
  readonly before: Path | undefined;
  readonly at:
    | { readonly kind: 'question'; readonly fork: Fork; readonly answer: boolean }
    | { readonly kind: 'evaluation'; readonly evaluation: DagEvaluation };
}

/** Values that no case takes. */
export interface Gap {
  readonly path: Path | undefined;
  /** A case would take them if its condition held. */
  readonly hasCondition: boolean;
  /** How many tests and conditions lead there. */
  readonly distance: number;
}

/** Which cases are ever reached, and what no case takes. */
export interface Decisions {
  /** By index of the case. */
  readonly reachable: readonly boolean[];
  /** Some case takes each value. */
  readonly isExhaustive: boolean;
  /** What is not taken and needs the fewest tests, with no value that is `null`. */
  readonly nearestGap: Gap | undefined;
}

/** More outcomes than these are not looked at: everything counts as reachable and covered then. */
const outcomeLimit = 5000;
/** And no more than so many parts of patterns are looked at, over and over: that takes some two seconds. */
const workLimit = 10_000_000;
/** How many parts of a long list are copied in the time in which one is looked at. */
const copiesOfLook = 8;
/** How many parts of a pattern are looked at before one of them is tested. */
const lookAhead = 32;

/** What looking at a part costs as a step of the compiler. */
const charactersOfPart = 64;

/** Goes through the cases in order, with what the ones before leave over. */
export function decide(binder: Binder, inputType: Type, cases: readonly DecisionCase[]): Decisions {
  const walk = new Walk(binder, cases);
  return walk.run(inputType);
}

/** A case that may still be reached, and those behind it. */
interface OpenCase {
  readonly index: number;
  readonly tests: Tests;
  readonly declares: boolean;
  readonly next: OpenCase | undefined;
}

/** A point of the tree. */
interface Point {
  readonly remaining: RemainingValues;
  readonly path: Path | undefined;
  readonly distance: number;
  readonly hasCondition: boolean;
  /** A value is `null` here. */
  readonly hasNull: boolean;
}

class Walk {
  readonly #binder: Binder;
  readonly #cases: readonly DecisionCase[];
  readonly #reachable: boolean[];
  #isExhaustive = true;
  #nearestGap: Gap | undefined;
  #outcomes = 0;
  #work = 0;

  constructor(binder: Binder, cases: readonly DecisionCase[]) {
    this.#binder = binder;
    this.#cases = cases;
    this.#reachable = cases.map(() => false);
  }

  run(inputType: Type): Decisions {
    const subject = inputSubject(inputType);
    const first = this.#cases.reduceRight<OpenCase | undefined>(
      (next, { pattern }, index) => ({ index, ...testsOf(this.#binder, pattern, subject), next }),
      undefined,
    );
    const start: Point = {
      remaining: new RemainingValues(this.#binder),
      path: undefined,
      distance: 0,
      hasCondition: false,
      hasNull: false,
    };
    this.#explore(first, start, () => undefined);
    return this.#isTooMuch
      ? { reachable: this.#cases.map(() => true), isExhaustive: true, nearestGap: undefined }
      : { reachable: this.#reachable, isExhaustive: this.#isExhaustive, nearestGap: this.#nearestGap };
  }

  get #isTooMuch(): boolean {
    return this.#outcomes > outcomeLimit || this.#work > workLimit;
  }
  #count(parts: number): void {
    this.#work += parts;
    countSteps(parts * charactersOfPart);
  }

  /** @param arrive told what comes first */
  #explore(first: OpenCase | undefined, start: Point, arrive: (at: Arrival) => void): void {
    let open = first;
    let point = start;
    let arriving = arrive;
    // What is left over by a test goes on here: there may be thousands, one after the other.
    for (;;) {
      let undecided: OpenCase | undefined;
      for (; open && !undecided; open = open.next) {
        if (this.#isTooMuch) return;
        const tests = this.#simplify(open.tests, point.remaining);
        if (tests === always) {
          this.#reachable[open.index] = true;
          const { hasCondition } = this.#cases[open.index]!;
          arriving(hasCondition || open.declares ? 'variables' : 'other');
          if (!hasCondition) return;
          arriving = () => undefined;
          point = { ...point, distance: point.distance + 1, hasCondition: true };
        } else if (tests !== never) undecided = { ...open, tests };
      }
      if (!undecided) {
        arriving('gap');
        this.#leave(point);
        return;
      }
      arriving('other');
      const next = nextTest(undecided.tests, point.remaining);
      if (next.kind === 'evaluation') {
        const { evaluation } = next;
        point = {
          ...point,
          remaining: point.remaining.withDone(evaluation),
          path: { before: point.path, at: { kind: 'evaluation', evaluation } },
        };
        arriving = () => undefined;
      } else {
        this.#outcomes++;
        if (this.#isTooMuch) return;
        const fork: Fork = { question: next, whenTrue: undefined, whenFalse: undefined };
        const right = answered(point, fork, true);
        if (right) this.#explore(undecided, right, (at) => (fork.whenTrue = at));
        const wrong = answered(point, fork, false);
        if (!wrong) return;
        point = wrong;
        arriving = (at) => (fork.whenFalse = at);
      }
      open = undecided;
    }
  }

  #leave({ path, hasCondition, distance, hasNull }: Point): void {
    this.#isExhaustive = false;
    if (hasNull) return;
    const best = this.#nearestGap;
    if (
      !best ||
      (best.hasCondition && !hasCondition) ||
      (best.hasCondition === hasCondition && distance < best.distance)
    )
      this.#nearestGap = { path, hasCondition, distance };
  }

  #simplify(tests: Tests, remaining: RemainingValues): Tests {
    this.#count(1);
    switch (tests.kind) {
      case 'constant':
        return tests;
      case 'test': {
        const { test } = tests;
        if (test.kind === 'evaluation') return remaining.isDone(test.evaluation) ? always : tests;
        const known = remaining.answer(test);
        return known === undefined ? tests : known ? always : never;
      }
      case 'not':
        return negate(this.#simplify(tests.operand, remaining));
      case 'and':
      case 'or': {
        const operands = this.#simplifyFirst(
          tests.operands,
          remaining,
          tests.kind === 'and' ? always : never,
        );
        return tests.kind === 'and' ? all(operands) : any(operands);
      }
    }
  }

  /** Of a long list only so many are looked at that one is left open: the others have time until then. */
  #simplifyFirst(operands: readonly Tests[], remaining: RemainingValues, trivial: Tests): readonly Tests[] {
    if (operands.length <= lookAhead) return operands.map((operand) => this.#simplify(operand, remaining));
    this.#count(operands.length / copiesOfLook);
    const simplified: Tests[] = [];
    let index = 0;
    while (index < operands.length && (index < lookAhead || simplified.length === 0)) {
      const operand = this.#simplify(operands[index++]!, remaining);
      if (operand !== trivial) simplified.push(operand);
    }
    return [...simplified, ...operands.slice(index)];
  }
}

/** What is asked next: first of all the length of a list that tells the answer. */
function nextTest(tests: Tests, remaining: RemainingValues): DagTest {
  const first = firstTest(tests, false);
  const next = firstTest(tests, true);
  return (
    remaining.decidingLength(first) ?? (first === next ? next : (remaining.decidingLength(next) ?? next))
  );
}

/** The point behind an answer; undefined where no value gives it. */
function answered(point: Point, fork: Fork, answer: boolean): Point | undefined {
  const { question } = fork;
  const remaining = point.remaining.with(question, answer);
  return (
    remaining && {
      ...point,
      remaining,
      path: { before: point.path, at: { kind: 'question', fork, answer } },
      distance: point.distance + 1,
      hasNull: point.hasNull || question.kind === (answer ? 'isNull' : 'nonNull'),
    }
  );
}
