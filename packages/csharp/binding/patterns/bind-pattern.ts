// Binds patterns: what they test, with constants converted to what is tested, and the variables they declare (C# 11).
import type { Type } from '@mockwright/language/metadata/symbols';
import type { BinaryPatternSyntax, DeclarationPatternSyntax, PatternSyntax } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { lookupTypeName } from '../lookup/type-lookup.ts';
import type { BoundPattern } from '../bound-tree/bound-nodes.ts';
import { sameType } from '../lookup/member-lookup.ts';
import { bindConstantOrType, bindRelational, typePattern } from './constant-pattern.ts';
import { decide } from './decisions.ts';
import { declareDesignation } from './designations.ts';
import { bindList } from './list-pattern.ts';
import { badPattern, inputOf } from './pattern-input.ts';
import type { PatternInput, PatternResult } from './pattern-input.ts';
import { bindPatternType } from './pattern-types.ts';
import { bindRecursive, bindVar } from './recursive-pattern.ts';
import { reportSpanField } from '../types/span-fields.ts';

/** The pattern for a value of a type. */
export function bindPattern(binder: Binder, syntax: PatternSyntax, inputType: Type): BoundPattern {
  return bindIn(binder, syntax, inputOf(inputType, true)).pattern;
}

/** The pattern after `is`: below an outermost `not` variables may be declared, they are assigned where the whole does not match. */
export function bindPatternOfIs(binder: Binder, syntax: PatternSyntax, inputType: Type): BoundPattern {
  if (syntax.kind === 'ParenthesizedPattern') return bindPatternOfIs(binder, syntax.pattern, inputType);
  if (syntax.kind !== 'NotPattern') return bindPattern(binder, syntax, inputType);
  return {
    kind: 'NotPattern',
    span: syntax,
    inputType,
    operand: bindPatternOfIs(binder, syntax.pattern, inputType),
  };
}

function bindIn(binder: Binder, syntax: PatternSyntax, input: PatternInput): PatternResult {
  switch (syntax.kind) {
    case 'DiscardPattern':
      return {
        pattern: { kind: 'DiscardPattern', span: syntax, inputType: input.type },
        narrowed: input.narrowed,
      };
    case 'ConstantPattern':
      return bindConstantOrType(binder, syntax.expression, input);
    case 'TypePattern': {
      const { type, isSound } = bindPatternType(binder, syntax.type, input.narrowed);
      return isSound
        ? typePattern(binder, type, syntax.type, input)
        : { ...badPattern(syntax, input), narrowed: type };
    }
    case 'DeclarationPattern':
      return bindDeclaration(binder, syntax, input);
    case 'VarPattern':
      if (lookupTypeName(binder, 'var', 0, syntax))
        binder.error('CS8508', { start: syntax.start, end: syntax.start + 'var'.length }, ['var']);
      return bindVar(binder, syntax.designation, syntax, input);
    case 'RelationalPattern':
      return bindRelational(binder, syntax, input);
    case 'RecursivePattern':
      return bindRecursive(binder, syntax, input, bindIn);
    case 'ListPattern':
      return bindList(binder, syntax, input, bindIn);
    case 'ParenthesizedPattern':
      return bindIn(binder, syntax.pattern, input);
    case 'SlicePattern':
      binder.error('CS8980', syntax);
      return badPattern(syntax, input);
    case 'NotPattern': {
      const operand = bindIn(binder, syntax.pattern, { ...input, allowsVariables: false });
      return {
        pattern: { kind: 'NotPattern', span: syntax, inputType: input.type, operand: operand.pattern },
        narrowed: input.narrowed,
      };
    }
    case 'BinaryPattern':
      return bindBinary(binder, syntax, input);
  }
}

/** Chains of them are bound in a loop, from the first pattern on. */
function bindBinary(binder: Binder, syntax: BinaryPatternSyntax, input: PatternInput): PatternResult {
  const before = binder.compilation.diagnostics.count;
  const levels: { readonly at: BinaryPatternSyntax; readonly outside: PatternInput }[] = [];
  let first: PatternSyntax = syntax;
  let inside = input;
  while (first.kind === 'BinaryPattern') {
    levels.push({ at: first, outside: inside });
    inside = insideOf(first, inside);
    first = first.left;
  }
  let left = bindIn(binder, first, inside);
  let canBeRedundant = endsInNot(left.pattern, first);
  for (const { at, outside } of levels.reverse()) {
    const isAnd = at.operator === 'and';
    const around = insideOf(at, outside);
    const right = bindIn(binder, at.right, isAnd ? { ...around, narrowed: left.narrowed } : around);
    if (!isAnd && canBeRedundant && !binder.compilation.diagnostics.hasErrorsSince(before))
      warnOfRedundancy(binder, left.pattern, right.pattern);
    canBeRedundant = endsInNot(right.pattern, at.right) || (!isAnd && canBeRedundant);
    left = {
      pattern: {
        kind: 'BinaryPattern',
        span: at,
        inputType: outside.type,
        operator: at.operator,
        left: left.pattern,
        right: right.pattern,
      },
      narrowed: isAnd
        ? right.narrowed
        : sameType(left.narrowed, right.narrowed)
          ? left.narrowed
          : outside.narrowed,
    };
  }
  return left;
}

/** Variables have a place where both patterns match. */
const insideOf = ({ operator }: BinaryPatternSyntax, input: PatternInput): PatternInput => ({
  ...input,
  allowsVariables: input.allowsVariables && operator === 'and',
});

/** `not 5 or 6`: what follows the `or` is taken already, where `not (5 or 6)` may be meant. */
function warnOfRedundancy(binder: Binder, left: BoundPattern, right: BoundPattern): void {
  if (right.kind === 'BinaryPattern' && right.operator === 'or') {
    warnOfRedundancy(binder, left, right.left);
    warnOfRedundancy(binder, left, right.right);
    return;
  }
  const cases = [left, right].map((pattern) => ({ pattern, hasCondition: false }));
  if (!decide(binder, left.inputType, cases).reachable[1]) binder.error('CS9336', right.span);
}

/** Whether a `not` at the end may be meant to take in what follows: not so one in parentheses. */
function endsInNot(pattern: BoundPattern, syntax?: PatternSyntax): boolean {
  if (pattern.kind !== 'BinaryPattern')
    return pattern.kind === 'NotPattern' && syntax?.kind !== 'ParenthesizedPattern';
  return endsInNot(pattern.right) || (pattern.operator === 'or' && endsInNot(pattern.left));
}

function bindDeclaration(
  binder: Binder,
  syntax: DeclarationPatternSyntax,
  input: PatternInput,
): PatternResult {
  const { type, isSound } = bindPatternType(binder, syntax.type, input.narrowed);
  const local = declareDesignation(binder, syntax.designation, type, input);
  if (syntax.designation.kind === 'SingleVariableDesignation')
    reportSpanField(binder, syntax.designation.identifier, syntax.type, type);
  if (!isSound && !local) return { ...badPattern(syntax, input), narrowed: type };
  return {
    pattern: { kind: 'DeclarationPattern', span: syntax, inputType: input.type, type, local, isVar: false },
    narrowed: type,
  };
}
