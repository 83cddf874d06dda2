// Patterns as formulas over elementary tests, so that what they cover can be compared.
import type { ConstantValue } from '../../../metadata/declaration.ts';
import type { Type } from '../../../metadata/symbols.ts';
import { isSpan, stripNullable } from '../../symbols/type-facts.ts';
import type { Binder } from '../binder.ts';
import { patternOperands } from '../bound-tree/pattern-operands.ts';
import type { BoundListPattern, BoundPattern, BoundRecursivePattern } from '../bound-tree/bound-nodes.ts';
import { inputCanBeNull, testType } from './pattern-types.ts';
import { isLengthOfList } from './subpattern-members.ts';
import type { ValueOperator } from './value-sets.ts';

/** A value that patterns look at: the input, or something read from it. The same reading gives the same key. */
export interface Subject {
  readonly key: string;
  readonly type: Type;
  /** How it is reached from its parent, for the example of what is not covered. */
  readonly parent: Subject | undefined;
  readonly step: Step | undefined;
}
type Step =
  | { readonly kind: 'property'; readonly name: string }
  | { readonly kind: 'position'; readonly index: number; readonly count: number }
  | { readonly kind: 'length'; readonly name: string }
  | { readonly kind: 'cast' | 'item' };

/** Whether `null` was asked for itself, comes with another test, or with a test for a type, which `null` fails anyway. */
export type NullTestOrigin = 'null' | 'value' | 'type';

/** An elementary question about a subject. */
export type Test =
  | { readonly kind: 'nonNull'; readonly subject: Subject; readonly origin: NullTestOrigin }
  | { readonly kind: 'type'; readonly subject: Subject; readonly type: Type }
  | {
      readonly kind: 'value';
      readonly subject: Subject;
      readonly operator: ValueOperator;
      readonly value: ConstantValue;
    };

/** When a pattern matches: tests put together. */
export type Formula =
  | { readonly kind: 'constant'; readonly value: boolean }
  | { readonly kind: 'test'; readonly test: Test }
  | { readonly kind: 'not'; readonly operand: Formula }
  | { readonly kind: 'and' | 'or'; readonly operands: readonly Formula[] };

/** Matches everything. */
export const always: Formula = { kind: 'constant', value: true };
/** Matches nothing. */
export const never: Formula = { kind: 'constant', value: false };

/** All must match; trivial operands fall out. */
export function all(operands: readonly Formula[]): Formula {
  const open = operands.filter((operand) => operand !== always);
  return open.length === 0
    ? always
    : open.includes(never)
      ? never
      : open.length === 1
        ? open[0]!
        : { kind: 'and', operands: open };
}
/** One must match; trivial operands fall out. */
export function any(operands: readonly Formula[]): Formula {
  const open = operands.filter((operand) => operand !== never);
  return open.length === 0
    ? never
    : open.includes(always)
      ? always
      : open.length === 1
        ? open[0]!
        : { kind: 'or', operands: open };
}
/** Matches where the operand does not. */
export function negate(operand: Formula): Formula {
  return operand === always
    ? never
    : operand === never
      ? always
      : operand.kind === 'not'
        ? operand.operand
        : { kind: 'not', operand };
}

/** The value that is tested. */
export function inputSubject(type: Type): Subject {
  return { key: '', type, parent: undefined, step: undefined };
}

function child(parent: Subject, suffix: string, type: Type, step: Step): Subject {
  return { key: `${parent.key}/${suffix}`, type, parent, step };
}

const test = (each: Test): Formula => ({ kind: 'test', test: each });

function nonNull(subject: Subject, origin: NullTestOrigin = 'value'): Formula {
  return inputCanBeNull(subject.type) ? test({ kind: 'nonNull', subject, origin }) : always;
}

/** The subjects that a formula compares with `null` itself. */
export function* comparedWithNull(formula: Formula): Iterable<string> {
  if (formula.kind === 'test') {
    const { test: each } = formula;
    if (each.kind === 'nonNull' && each.origin === 'null') yield each.subject.key;
  } else if (formula.kind === 'not') yield* comparedWithNull(formula.operand);
  else if (formula.kind !== 'constant') for (const each of formula.operands) yield* comparedWithNull(each);
}

/** The test for a type, and the subject as a value of that type. */
function typeTest(
  binder: Binder,
  subject: Subject,
  type: Type,
): { readonly formula: Formula; readonly subject: Subject } {
  switch (testType(binder, subject.type, type)) {
    case 'always':
      return {
        formula: nonNull(subject),
        subject: sameKind(subject.type, type)
          ? subject
          : child(subject, `:${type.id}`, type, { kind: 'cast' }),
      };
    // Behind an `and` it may be of a type that only what was found before it leads to.
    case 'never':
    case 'sometimes':
      return {
        formula: all([nonNull(subject, 'type'), test({ kind: 'type', subject, type })]),
        subject: child(subject, `:${type.id}`, type, { kind: 'cast' }),
      };
  }
}
const sameKind = (a: Type, b: Type): boolean => stripNullable(a) === stripNullable(b);

/** What the pattern asks of the subject. */
export function formulaOf(binder: Binder, pattern: BoundPattern, subject: Subject): Formula {
  switch (pattern.kind) {
    case 'DiscardPattern':
      return always;
    case 'ConstantPattern': {
      if (pattern.value === null) return negate(nonNull(subject, 'null'));
      const typed = isSpan(pattern.inputType)
        ? { formula: always, subject }
        : typeTest(binder, subject, pattern.type);
      return all([
        typed.formula,
        test({ kind: 'value', subject: typed.subject, operator: '==', value: pattern.value }),
      ]);
    }
    case 'RelationalPattern': {
      const typed = typeTest(binder, subject, pattern.type);
      return all([
        typed.formula,
        test({ kind: 'value', subject: typed.subject, operator: pattern.operator, value: pattern.value }),
      ]);
    }
    case 'DeclarationPattern':
      return pattern.isVar ? always : typeTest(binder, subject, pattern.type).formula;
    case 'NotPattern':
      return negate(formulaOf(binder, pattern.operand, subject));
    case 'BinaryPattern': {
      const operands = patternOperands(pattern).map((operand) => formulaOf(binder, operand, subject));
      return pattern.operator === 'and' ? all(operands) : any(operands);
    }
    case 'RecursivePattern':
      return recursiveFormula(binder, pattern, subject);
    case 'ListPattern':
      return listFormula(binder, pattern, subject);
  }
}

/** How many elements there are, which is never less than none. */
function lengthOf(binder: Binder, list: Subject, name: string): Subject {
  return child(list, '#', binder.library.special('int'), { kind: 'length', name });
}

function recursiveFormula(binder: Binder, pattern: BoundRecursivePattern, subject: Subject): Formula {
  const typed = typeTest(binder, subject, pattern.type);
  const parts: Formula[] = [typed.formula];
  const { positional } = pattern;
  if (positional && !positional.method && pattern.type.kind === 'interface') {
    const length = lengthOf(binder, typed.subject, 'Length');
    parts.push(test({ kind: 'value', subject: length, operator: '==', value: positional.elements.length }));
  }
  positional?.elements.forEach(({ element, pattern: inner }, index) => {
    const count = positional.elements.length;
    parts.push(
      formulaOf(
        binder,
        inner,
        child(typed.subject, `(${index}/${count})`, element.type, { kind: 'position', index, count }),
      ),
    );
  });
  for (const { access, pattern: inner } of pattern.properties) {
    const name =
      access.kind === 'PropertyAccess'
        ? access.property.name
        : access.kind === 'FieldAccess'
          ? access.field.name
          : '?';
    const subject = isLengthOfList(binder, access)
      ? lengthOf(binder, typed.subject, name)
      : child(typed.subject, `.${name}`, access.type, { kind: 'property', name });
    parts.push(formulaOf(binder, inner, subject));
  }
  return all(parts);
}

function listFormula(binder: Binder, pattern: BoundListPattern, subject: Subject): Formula {
  const typed = typeTest(binder, subject, pattern.type);
  const { elements, slice } = pattern;
  const name = pattern.length.kind === 'PropertyAccess' ? pattern.length.property.name : 'Length';
  const length = lengthOf(binder, typed.subject, name);
  const parts: Formula[] = [
    typed.formula,
    test({ kind: 'value', subject: length, operator: slice ? '>=' : '==', value: elements.length }),
  ];
  elements.forEach((element, index) => {
    const fromEnd = slice !== undefined && index >= slice.at;
    const place = fromEnd ? `^${elements.length - index}` : String(index);
    parts.push(
      formulaOf(binder, element, child(typed.subject, `[${place}]`, element.inputType, { kind: 'item' })),
    );
  });
  if (slice?.pattern)
    parts.push(
      formulaOf(
        binder,
        slice.pattern,
        child(typed.subject, `[${slice.at}..${elements.length - slice.at}]`, slice.pattern.inputType, {
          kind: 'item',
        }),
      ),
    );
  return all(parts);
}
