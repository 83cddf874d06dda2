// Writes the example of a value that no arm of a switch expression takes, as the warning about it does.
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { displayType, tupleElementTypes } from '../../symbols/display.ts';
import { isEnum, isNullable, isTuple, stripNullable } from '../../symbols/type-extensions.ts';
import { sameType } from '../lookup/member-lookup.ts';
import type { Gap, Path } from './decisions.ts';
import { valuesOf } from './remaining-values.ts';
import { valueText } from './example-values.ts';
import { inputSubject, resultOf } from './make-tests.ts';
import type { DagEvaluation, Question, DagTemp } from './dag-tests.ts';
import type { ValueSet } from './value-sets.ts';

/** The example, and whether it takes an enum value without a name. */
export interface Example {
  readonly text: string;
  readonly isUnnamedEnum: boolean;
}

/** A pattern for the values of a gap. */
export function exampleOf({ path }: Gap, inputType: Type): Example {
  const writer = new Writer(path);
  const text = writer.write(inputSubject(inputType), false);
  return { text, isUnnamedEnum: writer.isUnnamedEnum };
}

/** No example is longer. */
const longestList = 1000;

/** A question and the answer that was found on the way. */
interface Answer {
  readonly question: Question;
  readonly answer: boolean;
}

/** Tells what the way to a gap says of each value, and of what is read from it. */
class Writer {
  isUnnamedEnum = false;
  readonly #answers = new Map<string, Answer[]>();
  readonly #evaluations = new Map<string, DagEvaluation[]>();

  constructor(path: Path | undefined) {
    const steps: Path['at'][] = [];
    for (let at = path; at; at = at.before) steps.push(at.at);
    for (const [index, step] of steps.reverse().entries()) {
      if (step.kind === 'evaluation') push(this.#evaluations, step.evaluation.input.key, step.evaluation);
      else {
        const { question } = step.fork;
        const answer = answerShown(step, index === steps.length - 1);
        // That a value is not of some type helps no one.
        if (question.kind !== 'type' || answer)
          push(this.#answers, question.subject.key, { question, answer });
      }
    }
  }

  /** @param isTyped the type has to be told */
  write(subject: DagTemp, isTyped: boolean): string {
    const answers = this.#answers.get(subject.key) ?? [];
    const evaluations = this.#evaluations.get(subject.key) ?? [];
    return (
      this.#only(subject, answers, evaluations, isTyped) ??
      this.#cast(subject, answers, evaluations) ??
      this.#tuple(subject, answers, evaluations) ??
      this.#value(subject, answers, evaluations, isTyped) ??
      this.#parts(subject, answers, evaluations, isTyped) ??
      this.#list(answers, evaluations) ??
      (isTyped ? nameOf(subject.type) : '_')
    );
  }

  #only(
    { type }: DagTemp,
    answers: readonly Answer[],
    evaluations: readonly DagEvaluation[],
    isTyped: boolean,
  ): string | undefined {
    const [only] = answers;
    if (!only || answers.length > 1 || evaluations.length > 0) return undefined;
    const { question, answer } = only;
    if (question.kind === 'type') return nameOf(question.type);
    if (question.kind === 'value') return undefined;
    if (answer === (question.kind === 'isNull')) return 'null';
    return isTyped ? nameOf(type) : 'not null';
  }

  /** What was found to be of a type, and is looked at as that. */
  #cast(
    subject: DagTemp,
    answers: readonly Answer[],
    [evaluation, ...others]: readonly DagEvaluation[],
  ): string | undefined {
    const [only] = answers;
    if (!only?.answer || answers.length > 1 || evaluation?.step.kind !== 'cast' || others.length > 0)
      return undefined;
    const value = resultOf(evaluation);
    const { type } = value;
    if (only.question.kind === 'type')
      return sameType(only.question.type, type) ? this.write(value, true) : undefined;
    if (only.question.kind !== 'nonNull' || !isNullable(subject.type)) return undefined;
    if (!sameType(stripNullable(subject.type), type)) return undefined;
    const text = this.write(value, false);
    return text === '_' ? 'not null' : text;
  }

  #tuple(
    { type }: DagTemp,
    answers: readonly Answer[],
    evaluations: readonly DagEvaluation[],
  ): string | undefined {
    if (!isTuple(type) || answers.length > 0) return undefined;
    const texts = tupleElementTypes(type).map(() => '_');
    for (const evaluation of evaluations) {
      const { step } = evaluation;
      if (step.kind !== 'member' || step.element === undefined) return undefined;
      texts[step.element] = this.write(resultOf(evaluation), false);
    }
    return `(${texts.join(', ')})`;
  }

  #value(
    subject: DagTemp,
    answers: readonly Answer[],
    evaluations: readonly DagEvaluation[],
    isTyped: boolean,
  ): string | undefined {
    const all = valuesOf(subject);
    if (!all || evaluations.length > 0) return undefined;
    if (!answers.every((each) => each.question.kind === 'value' || isNotNull(each))) return undefined;
    const values = narrowed(all, answers);
    if (values === all) return '_';
    const named = isEnum(subject.type) ? this.#named(values, subject.type) : undefined;
    return named ?? valueText(values, subject.type, isTyped);
  }

  #named(values: ValueSet, type: NamedType): string | undefined {
    for (const name of type.memberNames()) {
      const [member] = type.members(name);
      if (member?.kind === 'field' && member.constant && values.has(member.constant.value))
        return `${nameOf(type)}.${name}`;
    }
    this.isUnnamedEnum = true;
    return undefined;
  }

  /** `T (…) { … }`; a space before each name and a comma with a space between them. */
  #parts(
    { type }: DagTemp,
    answers: readonly Answer[],
    evaluations: readonly DagEvaluation[],
    isTyped: boolean,
  ): string | undefined {
    if (answers.length + evaluations.length === 0 || !answers.every(isNotNull)) return undefined;
    const positions: string[] = [];
    const properties: string[] = [];
    let needsBraces = false;
    for (const evaluation of evaluations) {
      const { step } = evaluation;
      if (step.kind === 'deconstruction') {
        const texts = evaluation.types.map((_, index) => this.write(resultOf(evaluation, index), false));
        positions.push(`(${texts.join(', ')})`);
        needsBraces ||= texts.length === 1;
      } else if (step.kind === 'member' || step.kind === 'length')
        properties.push(` ${step.name}: ${this.write(resultOf(evaluation), false)}`);
      else return undefined;
    }
    const name = isTyped ? nameOf(type) : '';
    needsBraces ||= properties.length > 0 || (positions.length === 0 && name === '');
    const braces = needsBraces ? `${positions.length > 0 ? ' ' : ''}{${properties.join(', ')} }` : '';
    return `${name}${positions.join(' and ')}${braces}`;
  }

  /** `[a, _, .. b]` */
  #list(answers: readonly Answer[], evaluations: readonly DagEvaluation[]): string | undefined {
    const [first, ...others] = evaluations;
    if (first?.step.kind !== 'length' || !answers.every(isNotNull)) return undefined;
    const slices = others.flatMap((evaluation) =>
      evaluation.step.kind === 'slice' ? [{ evaluation, ...evaluation.step }] : [],
    );
    if (slices.length > 1 || !others.every(({ step }) => step.kind === 'element' || step.kind === 'slice'))
      return undefined;
    const length = resultOf(first);
    const counts = narrowed(valuesOf(length)!, this.#answers.get(length.key) ?? []);
    const count = counts.sample() as number;
    const [slice] = slices;
    if (slice && (counts.outcome('==', count) === true || slice.before + slice.after > count))
      return undefined;
    const texts = Array.from({ length: Math.min(count, longestList) }, () => '_');
    for (const evaluation of others) {
      const { step } = evaluation;
      if (step.kind !== 'element') continue;
      const index = step.index < 0 ? count + step.index : step.index;
      if (texts[index] === undefined) return undefined;
      // What was found of it counted from the other end is not shown as well.
      const text = this.write(resultOf(evaluation), false);
      if (text !== '_') texts[index] = text;
    }
    const part = slice ? this.write(resultOf(slice.evaluation), false) : '_';
    if (slice && part !== '_') texts.splice(slice.before, 0, `.. ${part}`);
    return `[${texts.join(', ')}]`;
  }
}

const nameOf = (type: Type): string => displayType(type, { isQualified: true });

function push<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

const isNotNull = ({ question, answer }: Answer): boolean =>
  question.kind === (answer ? 'nonNull' : 'isNull');

/** The values that are left after the answers. */
function narrowed(all: ValueSet, answers: readonly Answer[]): ValueSet {
  return answers.reduce(
    (values, { question, answer }) =>
      question.kind === 'value' ? values.where(question.operator, question.value, answer) : values,
    all,
  );
}

/** Where variables or a condition of a case follow, the other way of the fork may be shown instead, as Roslyn does. */
function answerShown(
  { fork, answer }: Extract<Path['at'], { kind: 'question' }>,
  endsHere: boolean,
): boolean {
  const { whenTrue, whenFalse } = fork;
  if (answer) return !(endsHere && whenTrue === 'variables' && whenFalse === 'gap');
  return whenFalse === 'variables' && (whenTrue === 'variables' || (endsHere && whenTrue === 'gap'));
}
