// `T (a, b) { P: p } x` and `var (a, b)` (C# 11.2.5, 11.2.6).
import { errorType } from '@mockwright/language/metadata/symbols';
import type { Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayType, tupleElementTypes } from '../../symbols/display.ts';
import { isErroneous, isNullable, isObject, isTuple, stripNullable } from '../../symbols/type-extensions.ts';
import type {
  ExpressionSyntax,
  PatternSyntax,
  RecursivePatternSyntax,
  SubpatternSyntax,
  VariableDesignationSyntax,
} from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { placeholder } from '../bound-tree/bound-factory.ts';
import type { BoundExpression, BoundPattern, BoundPositionalSubpatterns } from '../bound-tree/bound-nodes.ts';
import { deconstructOrReport } from '../deconstruction/deconstruct-method.ts';
import type { Deconstruct } from '../deconstruction/deconstruct-method.ts';
import { lookupMembers } from '../lookup/member-lookup.ts';
import { declareDesignation } from './designations.ts';
import { badPattern, inputOf } from './pattern-input.ts';
import type { BindSubpattern, PatternInput, PatternResult } from './pattern-input.ts';
import { bindPatternType } from './pattern-types.ts';
import { readMember } from './subpattern-members.ts';

/** `T (a, b) { X: c } name`. */
export function bindRecursive(
  binder: Binder,
  syntax: RecursivePatternSyntax,
  input: PatternInput,
  bind: BindSubpattern,
): PatternResult {
  const written = syntax.type && bindPatternType(binder, syntax.type, input.narrowed);
  let type = written?.type ?? stripNullable(input.narrowed);
  const { positional } = syntax;
  const asTuple =
    positional &&
    !syntax.type &&
    !syntax.properties &&
    syntax.designation?.kind !== 'SingleVariableDesignation' &&
    isAnyTuple(binder, type)
      ? binder.library.getType('System.Runtime.CompilerServices.ITuple')
      : undefined;
  if (asTuple) type = asTuple;
  if (isErroneous(type)) {
    bindForErrors(binder, syntax, input, bind);
    return badPattern(syntax, input);
  }
  const value = placeholder(type, syntax);
  const bound =
    positional &&
    (asTuple
      ? bindTupleInterface(binder, positional, input, bind)
      : bindPositional(binder, type, positional, headSpan(binder, syntax), input, bind));
  // Of several members that are missing the first is told.
  let isSound = written?.isSound !== false;
  const properties = (syntax.properties ?? []).map((subpattern) => {
    const property = bindProperty(binder, value, subpattern, input, bind, isSound);
    isSound &&= property !== undefined;
    return property;
  });
  const local = declareDesignation(binder, syntax.designation, type, input);
  if (written?.isSound === false) return { ...badPattern(syntax, input), narrowed: type };
  return {
    pattern: {
      kind: 'RecursivePattern',
      span: syntax,
      inputType: input.type,
      type,
      value,
      positional: bound,
      properties: properties.filter((property) => property !== undefined),
      local,
    },
    narrowed: type,
  };
}

/** Where errors about taking the value apart stand: at the parentheses. */
function headSpan({ source }: Binder, syntax: RecursivePatternSyntax): TextSpan {
  if (!syntax.type) return syntax;
  const { end } = syntax.type;
  return { start: end + source.text.slice(end).search(/\S/), end: syntax.end };
}

/** The type says nothing of how to take values apart, so that they must be tuples of some kind. */
function isAnyTuple(binder: Binder, type: Type): boolean {
  if (isTuple(type) || type.kind === 'error') return false;
  const isGeneral =
    isObject(type) ||
    type.kind === 'dynamic' ||
    ('namespace' in type && type.namespace === 'System.Runtime.CompilerServices' && type.name === 'ITuple');
  return (
    isGeneral &&
    lookupMembers(type, 'Deconstruct', binder.library, { containingType: null }).members.length === 0
  );
}

/** After an error in the type: variables are declared all the same. */
function bindForErrors(
  binder: Binder,
  syntax: RecursivePatternSyntax,
  input: PatternInput,
  bind: BindSubpattern,
): void {
  const unknown: PatternInput = {
    type: errorType,
    narrowed: errorType,
    allowsVariables: input.allowsVariables,
  };
  for (const { pattern } of [...(syntax.positional ?? []), ...(syntax.properties ?? [])])
    bind(binder, pattern, unknown);
  declareDesignation(binder, syntax.designation, unknown.type, input);
}

function bindTupleInterface(
  binder: Binder,
  positional: readonly SubpatternSyntax[],
  input: PatternInput,
  bind: BindSubpattern,
): BoundPositionalSubpatterns {
  const object = binder.library.special('object');
  for (const { name } of positional) if (name) binder.error('CS8522', name);
  return {
    method: undefined,
    elements: positional.map(({ pattern }) => ({
      element: placeholder(object, pattern),
      pattern: bind(binder, pattern, inputOf(object, input.allowsVariables)).pattern,
    })),
  };
}

function bindPositional(
  binder: Binder,
  type: Type,
  positional: readonly SubpatternSyntax[],
  span: TextSpan,
  input: PatternInput,
  bind: BindSubpattern,
): BoundPositionalSubpatterns {
  const found = takeApart(binder, type, positional.length, span);
  if (found) checkNames(binder, positional, found);
  return {
    method: found?.method,
    elements: positional.map(({ pattern }, index) => {
      const elementType = found?.types[index] ?? errorType;
      return {
        element: placeholder(elementType, pattern),
        pattern: bind(binder, pattern, inputOf(elementType, input.allowsVariables)).pattern,
      };
    }),
  };
}

function takeApart(binder: Binder, type: Type, count: number, span: TextSpan): Deconstruct | undefined {
  if (isTuple(type)) {
    const types = tupleElementTypes(type);
    if (types.length !== count) {
      binder.error('CS8502', span, [displayType(type), types.length, count]);
      return undefined;
    }
  }
  return deconstructOrReport(binder, type, count, span);
}

function checkNames(
  binder: Binder,
  positional: readonly SubpatternSyntax[],
  { method, names }: Deconstruct,
): void {
  for (const [index, { name }] of positional.entries()) {
    if (name?.kind !== 'IdentifierName') continue;
    const expected = names[index] ?? `Item${index + 1}`;
    if (name.text === expected || (!method && name.text === `Item${index + 1}`)) continue;
    if (method) binder.error('CS8517', name, [name.text, expected]);
    else binder.error('CS8516', name, [name.text, `Item${index + 1}`]);
  }
}

// ---------------------------------------------------------------- properties

interface BoundProperty {
  readonly access: BoundExpression;
  readonly pattern: BoundPattern;
}

function bindProperty(
  binder: Binder,
  value: BoundExpression,
  { name, pattern }: SubpatternSyntax,
  input: PatternInput,
  bind: BindSubpattern,
  isSound: boolean,
): BoundProperty | undefined {
  const path = name && namePath(name);
  if (!path) {
    if (name) binder.error('CS8918', name);
    else binder.error('CS8503', pattern, [binder.source.text.slice(pattern.start, pattern.end)]);
    bind(binder, pattern, { type: errorType, narrowed: errorType, allowsVariables: input.allowsVariables });
    return undefined;
  }
  const [first] = path;
  // Of a type that the value cannot be of, nothing is missed.
  const isMissed =
    !isSound && first && binder.speculate(() => readMember(binder, value, first.text, first.span)).hasErrors;
  const receiver = isMissed === true ? placeholder(errorType, value.span) : value;
  return bindPath(binder, receiver, path, pattern, input, bind);
}

/** The names of `A.B.C`. */
function namePath(
  name: ExpressionSyntax,
): readonly { readonly text: string; readonly span: TextSpan }[] | undefined {
  if (name.kind === 'IdentifierName') return [{ text: name.text, span: name }];
  if (name.kind !== 'SimpleMemberAccessExpression' || name.name.kind !== 'IdentifierName') return undefined;
  const before = namePath(name.expression);
  return before && [...before, { text: name.name.text, span: name.name }];
}

/** `{ A.B: p }` is `{ A: { B: p } }`. */
function bindPath(
  binder: Binder,
  value: BoundExpression,
  path: readonly { readonly text: string; readonly span: TextSpan }[],
  pattern: PatternSyntax,
  input: PatternInput,
  bind: BindSubpattern,
): BoundProperty | undefined {
  const [first, ...rest] = path;
  const access =
    value.type.kind === 'error' ? undefined : readMember(binder, value, first!.text, first!.span);
  if (!access) {
    bind(binder, pattern, { type: errorType, narrowed: errorType, allowsVariables: input.allowsVariables });
    return undefined;
  }
  if (rest.length === 0)
    return { access, pattern: bind(binder, pattern, inputOf(access.type, input.allowsVariables)).pattern };
  const type = isNullable(access.type) ? stripNullable(access.type) : access.type;
  const inner = placeholder(type, first!.span);
  const property = bindPath(binder, inner, rest, pattern, input, bind);
  if (!property) return undefined;
  return {
    access,
    pattern: {
      kind: 'RecursivePattern',
      span: pattern,
      inputType: access.type,
      type,
      value: inner,
      positional: undefined,
      properties: [property],
      local: undefined,
    },
  };
}

// ---------------------------------------------------------------- var (a, b)

/** `var x`, `var _`, `var (a, b)`. */
export function bindVar(
  binder: Binder,
  designation: VariableDesignationSyntax,
  span: TextSpan,
  input: PatternInput,
): PatternResult {
  if (designation.kind !== 'ParenthesizedVariableDesignation') {
    const local = declareDesignation(binder, designation, input.narrowed, input);
    const isNarrowed = input.narrowed !== input.type;
    return {
      pattern: {
        kind: 'DeclarationPattern',
        span,
        inputType: input.type,
        type: input.narrowed,
        local,
        isVar: !isNarrowed,
      },
      narrowed: input.narrowed,
    };
  }
  const type = stripNullable(input.narrowed);
  const { variables } = designation;
  const object = binder.library.special('object');
  const asTuple = isAnyTuple(binder, type)
    ? binder.library.getType('System.Runtime.CompilerServices.ITuple')
    : undefined;
  const found = asTuple ? undefined : takeApart(binder, type, variables.length, designation);
  const elements = variables.map((variable, index) => {
    const elementType = asTuple ? object : (found?.types[index] ?? errorType);
    return {
      element: placeholder(elementType, variable),
      pattern: bindVar(binder, variable, variable, inputOf(elementType, input.allowsVariables)).pattern,
    };
  });
  const chosen = asTuple ?? type;
  return {
    pattern: {
      kind: 'RecursivePattern',
      span: designation,
      inputType: input.type,
      type: chosen,
      value: placeholder(chosen, span),
      positional: { method: found?.method, elements },
      properties: [],
      local: undefined,
    },
    narrowed: chosen,
  };
}
