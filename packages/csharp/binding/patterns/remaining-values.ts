// What is known of values after some tests of them.
import type { ConstantValue } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import type { SpecialType } from '@mockwright/language/metadata/symbol-kinds';
import { enumUnderlyingOf, isEnum } from '../../symbols/type-extensions.ts';
import type { Binder } from '../binder.ts';
import { testType } from './pattern-types.ts';
import { listsAround } from './make-tests.ts';
import type { DagEvaluation, Question, DagTemp, DagTest } from './dag-tests.ts';
import { allValues } from './value-sets.ts';
import type { ValueOperator, ValueSet } from './value-sets.ts';

/** What is known of the value at one place, whatever it is looked at as. */
interface Nature {
  readonly isNull: boolean | undefined;
  readonly types: readonly Type[];
  readonly notTypes: readonly Type[];
}
const anything: Nature = { isNull: undefined, types: [], notTypes: [] };

type ValueTest = Extract<Question, { kind: 'value' }>;

/** All constants that a value can be; undefined where these cannot be listed. */
export function valuesOf({ type, source }: DagTemp): ValueSet | undefined {
  const values = allValues(type);
  return source?.step.kind === 'length' ? values?.where('>=', 0, true) : values;
}

/** Immutable: each test gives others. */
export class RemainingValues {
  readonly #binder: Binder;
  readonly #natures: ReadonlyMap<string, Nature>;
  readonly #values: ReadonlyMap<string, ValueSet>;
  /** The outcomes of comparisons of what cannot be listed. */
  readonly #outcomes: ReadonlyMap<string, boolean>;
  readonly #done: ReadonlySet<string>;

  constructor(
    binder: Binder,
    natures: ReadonlyMap<string, Nature> = new Map(),
    values: ReadonlyMap<string, ValueSet> = new Map(),
    outcomes: ReadonlyMap<string, boolean> = new Map(),
    done: ReadonlySet<string> = new Set(),
  ) {
    this.#binder = binder;
    this.#natures = natures;
    this.#values = values;
    this.#outcomes = outcomes;
    this.#done = done;
  }

  isDone({ key }: DagEvaluation): boolean {
    return this.#done.has(key);
  }
  withDone({ key }: DagEvaluation): RemainingValues {
    const done = new Set(this.#done).add(key);
    return new RemainingValues(this.#binder, this.#natures, this.#values, this.#outcomes, done);
  }

  /** The answer, where it is known already. */
  answer(question: Question): boolean | undefined {
    const answers = this.#placesOf(question.subject).map((place) => this.#answerAt(place, question));
    return answers.includes(false) ? false : answers.includes(true) ? true : undefined;
  }

  /** What is known after the answer; undefined where it cannot be given. */
  with(question: Question, answer: boolean): RemainingValues | undefined {
    const { place } = question.subject;
    const nature = this.#natures.get(place) ?? anything;
    switch (question.kind) {
      case 'nonNull':
        return this.#withNature(place, { ...nature, isNull: !answer });
      case 'isNull':
        return this.#withNature(place, { ...nature, isNull: answer });
      case 'type': {
        const { type } = question;
        return this.#withNature(
          place,
          answer
            ? { ...nature, isNull: false, types: [...nature.types, type] }
            : { ...nature, notTypes: [...nature.notTypes, type] },
        );
      }
      case 'value': {
        const remaining = answer ? this.#withNature(place, { ...nature, isNull: false }) : this;
        return remaining.#compared(question, answer);
      }
    }
  }

  #compared(question: ValueTest, answer: boolean): RemainingValues | undefined {
    const { subject, operator, value } = question;
    const before = this.#values.get(valueKey(subject.place, subject.type)) ?? valuesOf(subject);
    if (!before) {
      const outcomes = new Map(this.#outcomes).set(comparison(subject.place, operator, value), answer);
      return new RemainingValues(this.#binder, this.#natures, this.#values, outcomes, this.#done);
    }
    const after = before.where(operator, value, answer);
    if (after.isEmpty) return undefined;
    const values = new Map(this.#values).set(valueKey(subject.place, subject.type), after);
    return new RemainingValues(this.#binder, this.#natures, values, this.#outcomes, this.#done);
  }

  #withNature(place: string, nature: Nature): RemainingValues {
    const natures = new Map(this.#natures).set(place, nature);
    return new RemainingValues(this.#binder, natures, this.#values, this.#outcomes, this.#done);
  }

  #answerAt(place: string, question: Question): boolean | undefined {
    const { isNull, types, notTypes } = this.#natures.get(place) ?? anything;
    switch (question.kind) {
      case 'nonNull':
        return isNull === undefined ? undefined : !isNull;
      case 'isNull':
        return isNull;
      case 'type': {
        const { type } = question;
        if (isNull === true) return false;
        // What was assumed of the very type is known, whatever converts to it.
        if (types.includes(type)) return true;
        if (notTypes.includes(type)) return false;
        for (const known of types) {
          const outcome = testType(this.#binder, known, type);
          if (outcome === 'never' && areSimilarArrays(known, type)) continue;
          if (outcome !== 'sometimes') return outcome === 'always';
        }
        return notTypes.some((known) => testType(this.#binder, type, known) === 'always') ? false : undefined;
      }
      case 'value': {
        const { subject, operator, value } = question;
        if (isNull === true) return false;
        const values = this.#values.get(valueKey(place, subject.type)) ?? valuesOf(subject);
        return values
          ? values.outcome(operator, value)
          : this.#outcomes.get(comparison(place, operator, value));
      }
    }
  }

  /** Once the number of elements is known, an element counted from the end is one counted from the start. */
  #placesOf({ place, isInList }: DagTemp): readonly string[] {
    if (!isInList) return [place];
    let places: readonly string[] = [''];
    for (const part of place.split('/').slice(1)) {
      const index = /^\[(-?\d+)\]$/.exec(part)?.[1];
      places = places.flatMap((list) => {
        const count = index === undefined ? undefined : this.#countOf(list);
        const same = `${list}/${part}`;
        return count === undefined
          ? [same]
          : [same, `${list}/[${Number(index) < 0 ? Number(index) + count : Number(index) - count}]`];
      });
    }
    return places;
  }

  /**
   * How many elements there would have to be for an element to be one, counted from the other end, of which the answer is
   * known: a question of the length that comes before the test. Undefined where there is none.
   */
  decidingLength(test: DagTest): Question | undefined {
    if (test.kind === 'evaluation' || !test.subject.isInList) return undefined;
    const lists = listsAround(test.subject);
    for (const at of this.#placesOf(test.subject)) {
      const parts = at.split('/');
      for (const { depth, length } of lists) {
        const list = parts.slice(0, depth).join('/');
        const index = Number(/^\[(-?\d+)\]$/.exec(parts[depth]!)?.[1]);
        const rest = parts.slice(depth + 1).map((part) => `/${part}`);
        for (const other of this.#elementsOf(list, index < 0)) {
          const thatLength: Question = {
            kind: 'value',
            subject: length,
            operator: '==',
            value: Math.abs(index - other),
          };
          if (this.#answerAt(`${list}/[${other}]${rest.join('')}`, test) === undefined) continue;
          if (this.answer(thatLength) === undefined) return thatLength;
        }
      }
    }
    return undefined;
  }

  /** The elements of a list of which something is known, counted from the start or from the end. */
  #elementsOf(list: string, areFromStart: boolean): ReadonlySet<number> {
    const elements = new Set<number>();
    for (const known of [this.#natures, this.#values])
      for (const place of known.keys()) {
        if (!place.startsWith(`${list}/[`)) continue;
        const index = /^(-?\d+)\]/.exec(place.slice(list.length + 2))?.[1];
        if (index !== undefined && index.startsWith('-') !== areFromStart) elements.add(Number(index));
      }
    return elements;
  }

  #countOf(list: string): number | undefined {
    const values = this.#values.get(valueKey(`${list}/#`, this.#binder.library.special('int')));
    const count = values?.sample();
    return typeof count === 'number' && values?.outcome('==', count) === true ? count : undefined;
  }
}

const valueKey = (place: string, { id }: Type): string => `${place}:${id}`;
const comparison = (place: string, operator: ValueOperator, value: ConstantValue): string =>
  `${place}?${operator}${String(value)}`;

/** Kinds of numbers whose arrays the runtime takes for each other; native integers may be of either size. */
const sizes: Readonly<Partial<Record<SpecialType, readonly number[]>>> = {
  sbyte: [1],
  byte: [1],
  short: [2],
  ushort: [2],
  int: [4],
  uint: [4],
  long: [8],
  ulong: [8],
  nint: [4, 8],
  nuint: [4, 8],
};

/** Whether an array of one type can be one of another for the runtime, though the language knows no conversion. */
function areSimilarArrays(a: Type, b: Type): boolean {
  if (a.kind !== 'array' || b.kind !== 'array' || a.rank !== b.rank) return false;
  const [one, other] = [a.element, b.element].map((type) => (isEnum(type) ? enumUnderlyingOf(type) : type));
  if (one === other && one!.special !== undefined) return true;
  const [first, second] = [sizes[one!.special!], sizes[other!.special!]];
  return first && second
    ? first.some((size) => second.includes(size))
    : areSimilarArrays(a.element, b.element);
}
