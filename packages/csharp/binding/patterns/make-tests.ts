// The tests that a pattern makes of a value, put together.
import type { MethodSymbol, NamedType, Type } from '@mockwright/language/metadata/symbols';
import { isSpan, isTuple, stripNullable } from '../../symbols/type-extensions.ts';
import type { Binder } from '../binder.ts';
import { patternOperands } from '../bound-tree/pattern-operands.ts';
import type {
  BoundBinaryPattern,
  BoundExpression,
  BoundListPattern,
  BoundPattern,
  BoundRecursivePattern,
} from '../bound-tree/bound-nodes.ts';
import { builtInExplicit } from '../conversions/between-types.ts';
import { sameType } from '../lookup/member-lookup.ts';
import { inputCanBeNull, testType } from './pattern-types.ts';
import { isLengthOfList } from './subpattern-members.ts';
import { all, always, any, negate, never } from './dag-tests.ts';
import type { DagEvaluation, Tests, DagTemp, DagTest } from './dag-tests.ts';
import type { ValueOperator } from './value-sets.ts';

/** The value that is tested. */
export function inputSubject(type: Type): DagTemp {
  return { key: '', place: '', type, source: undefined, isInList: false };
}

/** What the pattern asks of the subject, without what it reads for nothing; and whether it declares variables. */
export function testsOf(
  binder: Binder,
  pattern: BoundPattern,
  subject: DagTemp,
): { readonly tests: Tests; readonly declares: boolean } {
  const builder = new Builder(binder);
  const { tests } = builder.build(pattern, subject);
  return { tests: builder.withoutIdleSteps(tests), declares: builder.declares };
}

/** Tests, and the subject as it is known once they hold. */
interface Built {
  readonly tests: Tests;
  readonly output: DagTemp;
}

const test = (each: DagTest): Tests => ({ kind: 'test', test: each });
const step = (evaluation: DagEvaluation): Tests => test({ kind: 'evaluation', evaluation });

class Builder {
  declares = false;
  readonly #binder: Binder;
  /** The keys of the steps to values that are tested or that variables hold. */
  readonly #needed = new Set<string>();
  constructor(binder: Binder) {
    this.#binder = binder;
  }

  build(pattern: BoundPattern, subject: DagTemp): Built {
    switch (pattern.kind) {
      case 'DiscardPattern':
        return { tests: always, output: subject };
      case 'ConstantPattern': {
        if (pattern.value === null) return { tests: this.#isNull(subject), output: subject };
        const typed = isSpan(subject.type)
          ? { tests: always, output: subject }
          : this.#convert(subject, pattern.type);
        return this.#compared(typed, '==', pattern.value);
      }
      case 'RelationalPattern':
        return this.#compared(this.#convert(subject, pattern.type), pattern.operator, pattern.value);
      case 'DeclarationPattern': {
        const typed = pattern.isVar
          ? { tests: always, output: subject }
          : this.#convert(subject, pattern.type);
        if (pattern.local) this.#declare(typed.output);
        return typed;
      }
      case 'NotPattern':
        return { tests: negate(this.build(pattern.operand, subject).tests), output: subject };
      case 'BinaryPattern':
        return this.#binary(pattern, subject);
      case 'RecursivePattern':
        return this.#recursive(pattern, subject);
      case 'ListPattern':
        return this.#list(pattern, subject);
    }
  }

  /** Leaves out the steps to values that nothing is asked of, from the last on. */
  withoutIdleSteps(tests: Tests): Tests {
    switch (tests.kind) {
      case 'constant':
        return tests;
      case 'test': {
        const each = tests.test;
        if (each.kind !== 'evaluation') this.#need(each.subject);
        else if (this.#needed.has(each.evaluation.key)) this.#need(each.evaluation.input);
        else return always;
        return tests;
      }
      case 'not':
        return negate(this.withoutIdleSteps(tests.operand));
      case 'and':
      case 'or': {
        const operands = tests.operands.toReversed().map((operand) => this.withoutIdleSteps(operand));
        return (tests.kind === 'and' ? all : any)(operands.reverse());
      }
    }
  }

  #declare(value: DagTemp): void {
    this.declares = true;
    this.#need(value);
  }
  #need({ source }: DagTemp): void {
    if (source) this.#needed.add(source.key);
  }

  #isNull(subject: DagTemp): Tests {
    return inputCanBeNull(subject.type) ? test({ kind: 'isNull', subject }) : never;
  }

  #compared({ tests, output }: Built, operator: ValueOperator, value: Comparison['value']): Built {
    return { tests: all([tests, valueTest({ subject: output, operator, value })]), output };
  }

  /** The tests for `null` and for a type, and the subject as a value of that type. */
  #convert(subject: DagTemp, type: Type): Built {
    const canBeNull = inputCanBeNull(subject.type) && subject.source?.step.kind !== 'slice';
    const nonNull = canBeNull ? test({ kind: 'nonNull', subject }) : always;
    if (sameType(subject.type, type)) return { tests: nonNull, output: subject };
    // Behind an `and` it may be of a type that only what was found before it leads to.
    const isTested = testType(this.#binder, subject.type, type) !== 'always';
    const cast: DagEvaluation = {
      key: `${subject.key}/:${type.id}`,
      input: subject,
      step: { kind: 'cast' },
      types: [type],
    };
    return {
      tests: all([nonNull, isTested ? test({ kind: 'type', subject, type }) : always, step(cast)]),
      output: resultOf(cast),
    };
  }

  #binary(pattern: BoundBinaryPattern, subject: DagTemp): Built {
    const operands = patternOperands(pattern);
    if (pattern.operator === 'and') {
      let output = subject;
      const allTests = operands.map((operand) => {
        const built = this.build(operand, output);
        ({ output } = built);
        return built.tests;
      });
      return { tests: all(allTests), output };
    }
    const built = operands.map((operand) => this.build(operand, subject));
    const tests = any(built.map((each) => each.tests));
    const [first, ...others] = built;
    if (!others.every(({ output }) => sameType(output.type, first!.output.type)))
      return { tests, output: subject };
    const typed = this.#convert(subject, first!.output.type);
    return first!.output === subject
      ? { tests, output: subject }
      : { tests: all([tests, typed.tests]), output: typed.output };
  }

  #recursive(pattern: BoundRecursivePattern, subject: DagTemp): Built {
    const { tests, output } = this.#convert(subject, pattern.type);
    const parts: Tests[] = [tests, ...this.#positions(pattern, output)];
    for (const { access, pattern: inner } of pattern.properties) {
      const evaluation = this.#memberOf(output, access);
      parts.push(step(evaluation), this.build(inner, resultOf(evaluation)).tests);
    }
    if (pattern.local) this.#declare(output);
    return { tests: all(parts), output };
  }

  #positions({ positional, type }: BoundRecursivePattern, subject: DagTemp): readonly Tests[] {
    if (!positional) return [];
    const { method, elements } = positional;
    if (method) {
      const evaluation = deconstruction(
        subject,
        method,
        elements.map(({ element }) => element.type),
      );
      return [
        step(evaluation),
        ...elements.map(({ pattern }, index) => this.build(pattern, resultOf(evaluation, index)).tests),
      ];
    }
    if (type.kind === 'interface') {
      const length = this.#lengthOf(subject, 'Length');
      return [
        step(length.source!),
        valueTest({ subject: length, operator: '==', value: elements.length }),
        ...elements.flatMap(({ element, pattern }, index) => {
          const item: DagEvaluation = {
            key: `${subject.key}/[${index}]`,
            input: subject,
            step: { kind: 'item' },
            types: [element.type],
          };
          return [step(item), this.build(pattern, resultOf(item)).tests];
        }),
      ];
    }
    return elements.flatMap(({ element, pattern }, index) => {
      const evaluation = tupleElement(subject, index, element.type);
      return [step(evaluation), this.build(pattern, resultOf(evaluation)).tests];
    });
  }

  #memberOf(subject: DagTemp, access: BoundExpression): DagEvaluation {
    if (isLengthOfList(this.#binder, access) && access.kind === 'PropertyAccess')
      return this.#lengthOf(subject, access.property.name).source!;
    if (access.kind === 'FieldAccess') {
      const { name, containingType } = access.field;
      const element = containingType && isTuple(containingType) ? /^Item(\d+)$/.exec(name) : null;
      return element
        ? tupleElement(subject, Number(element[1]) - 1, access.type)
        : member(subject, name, containingType, access.type);
    }
    return access.kind === 'PropertyAccess'
      ? member(subject, access.property.name, access.property.containingType, access.type)
      : member(subject, '?', null, access.type);
  }

  /** How many elements there are, which is never less than none. */
  #lengthOf(list: DagTemp, name: string): DagTemp {
    const int = this.#binder.library.special('int');
    return resultOf({ key: `${list.key}/#`, input: list, step: { kind: 'length', name }, types: [int] });
  }

  #list(pattern: BoundListPattern, subject: DagTemp): Built {
    const { tests, output } = this.#convert(subject, pattern.type);
    const { elements, slice } = pattern;
    if (pattern.local) this.#declare(output);
    if (slice && elements.length === 0 && !slice.pattern) return { tests, output };
    const length = this.#lengthOf(
      output,
      pattern.length.kind === 'PropertyAccess' ? pattern.length.property.name : 'Length',
    );
    const parts: Tests[] = [
      tests,
      step(length.source!),
      valueTest({ subject: length, operator: slice ? '>=' : '==', value: elements.length }),
    ];
    for (let index = 0; index <= elements.length; index++) {
      if (slice?.pattern && index === slice.at) {
        const after = elements.length - index;
        const evaluation: DagEvaluation = {
          key: `${output.key}/[${index}..^${after}]`,
          input: output,
          step: { kind: 'slice', before: index, after, length },
          types: [slice.pattern.inputType],
        };
        parts.push(step(evaluation), this.build(slice.pattern, resultOf(evaluation)).tests);
      }
      const element = elements[index];
      if (!element) continue;
      const place = slice && index >= slice.at ? index - elements.length : index;
      const evaluation: DagEvaluation = {
        key: `${output.key}/[${place}]`,
        input: output,
        step: { kind: 'element', index: place, length },
        types: [element.inputType],
      };
      parts.push(step(evaluation), this.build(element, resultOf(evaluation)).tests);
    }
    return { tests: all(parts), output };
  }
}

type Comparison = Omit<Extract<DagTest, { kind: 'value' }>, 'kind'>;

/** The length of a part of a list tells that of the whole. */
function valueTest(comparison: Comparison): Tests {
  const list =
    comparison.subject.source?.step.kind === 'length' ? comparison.subject.source.input : undefined;
  const slice = list?.source?.step;
  if (slice?.kind !== 'slice') return test({ kind: 'value', ...comparison });
  const { operator } = comparison;
  const value = comparison.value as number;
  if (value < 0) return operator === '>' || operator === '>=' ? always : never;
  if (operator === '>=' && value === 0) return always;
  if (operator === '<' && value === 0) return never;
  return valueTest({ subject: slice.length, operator, value: value + slice.before + slice.after });
}

/** What a step gives. */
export function resultOf(evaluation: DagEvaluation, index: number = 0): DagTemp {
  const { input, key, step: each, types } = evaluation;
  const suffix = each.kind === 'deconstruction' ? `#${index}` : '';
  return {
    key: `${key}${suffix}`,
    place: each.kind === 'cast' ? input.place : `${placeOf(evaluation)}${suffix}`,
    type: types[index]!,
    source: evaluation,
    isInList: input.isInList || each.kind === 'element',
  };
}

/** The part of the key that belongs to the step, at the place of what it is read from. */
function placeOf({ input, key, step: each }: DagEvaluation): string {
  if (each.kind !== 'element') return `${input.place}${key.slice(input.key.length)}`;
  const { list, index } = wholeOf(input, each.index);
  return `${list.place}/[${index}]`;
}
/** The list that a list is part of, and where in it an element of the part stands. */
function wholeOf(part: DagTemp, place: number): { readonly list: DagTemp; readonly index: number } {
  let index = place;
  let list = part;
  while (list.source?.step.kind === 'slice') {
    index += index < 0 ? -list.source.step.after : list.source.step.before;
    list = list.source.input;
  }
  return { list, index };
}

/** The lists that a value stands in: how deep in its place, and their lengths; the innermost one first. */
export function listsAround(
  subject: DagTemp,
): readonly { readonly depth: number; readonly length: DagTemp }[] {
  const lists: { readonly depth: number; readonly length: DagTemp }[] = [];
  for (let { source } = subject; source; { source } = source.input) {
    if (source.step.kind !== 'element') continue;
    const { list } = wholeOf(source.input, source.step.index);
    let { length } = source.step;
    for (let part = source.input; part !== list; part = part.source!.input)
      if (part.source?.step.kind === 'slice') ({ length } = part.source.step);
    lists.push({ depth: list.place.split('/').length, length });
  }
  return lists;
}

const tupleElement = (subject: DagTemp, index: number, type: Type): DagEvaluation =>
  member(subject, `Item${index + 1}`, stripNullable(subject.type) as NamedType, type, index);

/** @param element its place in a tuple */
function member(
  subject: DagTemp,
  name: string,
  container: NamedType | null,
  type: Type,
  element?: number,
): DagEvaluation {
  const input = originOf(subject, container);
  return {
    key: `${input.key}/.${name}@${container?.id}`,
    input,
    step: { kind: 'member', name, element },
    types: [type],
  };
}

function deconstruction(subject: DagTemp, method: MethodSymbol, types: readonly Type[]): DagEvaluation {
  const input = originOf(subject, method.containingType);
  return {
    key: `${input.key}/(${types.length}@${method.containingType?.id})`,
    input,
    step: { kind: 'deconstruction' },
    types,
  };
}

/** The value before it was looked at as something else, as far as it has the member itself. */
function originOf(subject: DagTemp, container: NamedType | null): DagTemp {
  let origin = subject;
  if (container === null) return origin;
  while (origin.source?.step.kind === 'cast') {
    const { input } = origin.source;
    const form = builtInExplicit(input.type, container)?.form;
    if (form !== 'identity' && form !== 'implicitReference') break;
    origin = input;
  }
  return origin;
}
