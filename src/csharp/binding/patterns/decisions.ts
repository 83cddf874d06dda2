// Which cases of a switch can be reached, and whether some value reaches none: walks the tree of all outcomes of the
// tests, each outcome narrowing what is known of the values.
import type { Type } from '../../../metadata/symbols.ts';
import { isString, stripNullable } from '../../symbols/type-facts.ts';
import type { Binder } from '../binder.ts';
import type { BoundPattern } from '../bound-tree/bound-nodes.ts';
import { testType } from './pattern-types.ts';
import { all, always, any, comparedWithNull, formulaOf, inputSubject, negate, never } from './tests.ts';
import type { Formula, NullTestOrigin, Subject, Test } from './tests.ts';
import { allValues } from './value-sets.ts';
import type { ValueSet } from './value-sets.ts';

/** A case: its pattern, and whether a condition can still refuse what the pattern takes. */
export interface DecisionCase {
  readonly pattern: BoundPattern;
  readonly hasCondition: boolean;
}

/** What is known of one subject. */
export interface Fact {
  readonly subject: Subject;
  readonly isNull: boolean | undefined;
  /** Where that is known from. */
  readonly nullOrigin: NullTestOrigin | undefined;
  readonly types: readonly Type[];
  readonly notTypes: readonly Type[];
  readonly values: ValueSet | undefined;
  /** The values were compared with others. */
  readonly isNarrowed: boolean;
}
/** What is known of each subject, by its key. */
export type Facts = ReadonlyMap<string, Fact>;

/** Values that no case takes. */
export interface Gap {
  readonly facts: Facts;
  /** A case would take them if its condition held. */
  readonly hasCondition: boolean;
  /** How many tests lead there. */
  readonly distance: number;
}

/** Which cases are ever reached, and what no case takes. */
export interface Decisions {
  /** By index of the case. */
  readonly reachable: readonly boolean[];
  readonly gaps: readonly Gap[];
  /** The keys of the subjects that some case compares with `null` itself. */
  readonly comparedWithNull: ReadonlySet<string>;
}

/** More outcomes than these are not looked at: everything counts as reachable and covered then. */
const outcomeLimit = 5000;
const gapLimit = 50;
/** How many parts of a pattern are looked at before one of them is tested. */
const lookAhead = 32;

/** Goes through the cases in order, with what the ones before leave over. */
export function decide(binder: Binder, inputType: Type, cases: readonly DecisionCase[]): Decisions {
  const walk = new Walk(binder, cases);
  return walk.run(inputType);
}

/** A case that may still be reached, and those behind it. */
interface OpenCase {
  readonly index: number;
  readonly formula: Formula;
  readonly next: OpenCase | undefined;
}

class Walk {
  readonly #binder: Binder;
  readonly #cases: readonly DecisionCase[];
  readonly #reachable: boolean[];
  readonly #gaps: Gap[] = [];
  #outcomes = 0;

  constructor(binder: Binder, cases: readonly DecisionCase[]) {
    this.#binder = binder;
    this.#cases = cases;
    this.#reachable = cases.map(() => false);
  }

  run(inputType: Type): Decisions {
    const subject = inputSubject(inputType);
    const formulas = this.#cases.map(({ pattern }) => formulaOf(this.#binder, pattern, subject));
    const first = formulas.reduceRight<OpenCase | undefined>(
      (next, formula, index) => ({ index, formula, next }),
      undefined,
    );
    this.#explore(first, new Map(), false, 0);
    const isDone = this.#outcomes <= outcomeLimit;
    const gaps = isDone ? this.#gaps : [];
    return {
      reachable: isDone ? this.#reachable : this.#cases.map(() => true),
      gaps,
      comparedWithNull: new Set(
        gaps.length === 0 ? [] : formulas.flatMap((formula) => [...comparedWithNull(formula)]),
      ),
    };
  }

  #explore(first: OpenCase | undefined, before: Facts, hasCondition: boolean, distance: number): void {
    let open = first;
    let facts: Facts | undefined = before;
    let conditional = hasCondition;
    let tests = distance;
    // What is left over by a test goes on here: there may be thousands, one after the other.
    while (facts) {
      if (this.#outcomes++ > outcomeLimit) return;
      let undecided: OpenCase | undefined;
      for (; open && !undecided; open = open.next) {
        const formula = this.#simplify(open.formula, facts);
        if (formula === always) {
          this.#reachable[open.index] = true;
          if (!this.#cases[open.index]!.hasCondition) return;
          conditional = true;
        } else if (formula !== never) undecided = { ...open, formula };
      }
      if (!undecided) {
        if (this.#gaps.length < gapLimit)
          this.#gaps.push({ facts, hasCondition: conditional, distance: tests });
        return;
      }
      const next = firstTest(undecided.formula)!;
      if (!isOfAnother(next)) tests++;
      const narrowed = this.#assume(next, true, facts);
      if (narrowed) this.#explore(undecided, narrowed, conditional, tests);
      facts = this.#assume(next, false, facts);
      open = undecided;
    }
  }

  #simplify(formula: Formula, facts: Facts): Formula {
    switch (formula.kind) {
      case 'constant':
        return formula;
      case 'test': {
        const known = this.#outcome(formula.test, facts);
        return known === undefined ? formula : known ? always : never;
      }
      case 'not':
        return negate(this.#simplify(formula.operand, facts));
      case 'and':
      case 'or': {
        const operands = this.#simplifyFirst(
          formula.operands,
          facts,
          formula.kind === 'and' ? always : never,
        );
        return formula.kind === 'and' ? all(operands) : any(operands);
      }
    }
  }

  /** Of a long list only so many are looked at that one is left open: the others have time until then. */
  #simplifyFirst(operands: readonly Formula[], facts: Facts, trivial: Formula): readonly Formula[] {
    if (operands.length <= lookAhead) return operands.map((operand) => this.#simplify(operand, facts));
    const simplified: Formula[] = [];
    let index = 0;
    while (index < operands.length && (index < lookAhead || simplified.length === 0)) {
      const operand = this.#simplify(operands[index++]!, facts);
      if (operand !== trivial) simplified.push(operand);
    }
    return [...simplified, ...operands.slice(index)];
  }

  #fact(subject: Subject, facts: Facts): Fact {
    const known = facts.get(subject.key);
    if (known) return known;
    const all = allValues(stripNullable(subject.type));
    return {
      subject,
      isNull: undefined,
      nullOrigin: undefined,
      isNarrowed: false,
      types: [],
      notTypes: [],
      values: subject.step?.kind === 'length' ? all?.where('>=', 0, true) : all,
    };
  }

  /** What the facts say of the test, if they say anything. */
  #outcome(test: Test, facts: Facts): boolean | undefined {
    const fact = this.#fact(test.subject, facts);
    switch (test.kind) {
      case 'nonNull':
        return fact.isNull === undefined ? undefined : !fact.isNull;
      case 'type':
        if (fact.isNull === true) return false;
        // What was assumed of the very type is known, whatever converts to it.
        if (fact.types.includes(test.type)) return true;
        if (fact.notTypes.includes(test.type)) return false;
        for (const type of fact.types) {
          const outcome = testType(this.#binder, type, test.type);
          if (outcome !== 'sometimes') return outcome === 'always';
        }
        return fact.notTypes.some((type) => testType(this.#binder, test.type, type) === 'always')
          ? false
          : undefined;
      case 'value': {
        const { values } = fact;
        if (!values) return facts.get(unknownKey(test))?.isNull;
        return values.outcome(test.operator, test.value);
      }
    }
  }

  #assume(test: Test, holds: boolean, facts: Facts): Facts | undefined {
    const fact = this.#fact(test.subject, facts);
    let changed: Fact;
    switch (test.kind) {
      case 'nonNull':
        changed = { ...fact, isNull: !holds, nullOrigin: test.origin };
        break;
      case 'type':
        changed = holds
          ? { ...fact, isNull: false, types: [...fact.types, test.type] }
          : { ...fact, notTypes: [...fact.notTypes, test.type] };
        break;
      case 'value': {
        if (!fact.values) return new Map(facts).set(unknownKey(test), { ...fact, isNull: holds });
        const values = fact.values.where(test.operator, test.value, holds);
        if (values.isEmpty) return undefined;
        changed = { ...fact, values, isNarrowed: true };
        break;
      }
    }
    return new Map(facts).set(test.subject.key, changed);
  }
}

/** Whether the test is no step of its own: the one that follows, for a type or for a text, has `null` in it. */
const isOfAnother = (test: Test): boolean =>
  test.kind === 'nonNull' &&
  (test.origin === 'type' || (test.origin === 'value' && isString(test.subject.type)));

/** Under which the outcome of a test is kept where the values of the type cannot be listed; it stands for nothing else. */
function unknownKey({ subject, operator, value }: Extract<Test, { kind: 'value' }>): string {
  return `${subject.key}?${operator}${String(value)}`;
}

/** The test that decides a formula first. */
function firstTest(formula: Formula): Test | undefined {
  switch (formula.kind) {
    case 'constant':
      return undefined;
    case 'test':
      return formula.test;
    case 'not':
      return firstTest(formula.operand);
    default:
      for (const operand of formula.operands) {
        const found = firstTest(operand);
        if (found) return found;
      }
      return undefined;
  }
}
