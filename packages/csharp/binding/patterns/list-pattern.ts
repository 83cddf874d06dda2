// `[a, .. var rest, b] x` (C# 11.2.12).
import { errorType } from '@mockwright/language/metadata/symbols';
import type { Type } from '@mockwright/language/metadata/symbols';
import { displayType } from '../../symbols/display.ts';
import { isArray, isObject, stripNullable } from '../../symbols/type-extensions.ts';
import type { TextSpan } from '@mockwright/language/text/source-text';
import type { ListPatternSyntax } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { placeholder } from '../bound-tree/bound-factory.ts';
import type { BoundExpression, BoundListPattern, BoundPattern } from '../bound-tree/bound-nodes.ts';
import { checkReadable } from '../expressions/assignments/readable.ts';
import { lookupMembers } from '../lookup/member-lookup.ts';
import { declareDesignation } from './designations.ts';
import { badPattern, inputOf } from './pattern-input.ts';
import type { BindSubpattern, PatternInput, PatternResult } from './pattern-input.ts';
import { accessElement, isIndex, readLength, readRange, readSlice } from './subpattern-members.ts';

/** What there is takes no `Index`, which elements are read by. */
function reportNoElement(binder: Binder, type: Type, syntax: ListPatternSyntax): void {
  if (isArray(type)) return binder.error('CS0022', syntax, [type.rank]);
  const { members } = lookupMembers(type, 'this[]', binder.library, {
    containingType: binder.containingType,
  });
  const only = members.find((member) => member.kind === 'property' && member.parameters.length === 1);
  if (only?.kind === 'property')
    binder.error('CS1503', syntax, [
      1,
      'System.Index',
      displayType(only.parameters[0]!.type, { isQualified: true }),
    ]);
  else binder.error('CS0021', syntax, [displayType(type)]);
}

/** Whether the indexer takes an `Index`, or anything. */
function isReadByIndex(access: BoundExpression): boolean {
  if (access.kind !== 'PropertyAccess') return false;
  const { type } = access.property.parameters[0]!;
  return isIndex(type) || isObject(type);
}

function accessFromEnd(
  binder: Binder,
  value: BoundExpression,
  operand: BoundExpression,
  span: TextSpan,
): BoundExpression | undefined {
  const type = binder.library.core('System.Index');
  return accessElement(binder, value, { kind: 'FromEndIndex', span, type, operand }, span);
}

/** `[a, .., b]`. */
export function bindList(
  binder: Binder,
  syntax: ListPatternSyntax,
  input: PatternInput,
  bind: BindSubpattern,
): PatternResult {
  const type = stripNullable(input.narrowed);
  const int = binder.library.special('int');
  const value = placeholder(type, syntax);
  const indexPlaceholder = placeholder(int, syntax);
  const length = readLength(binder, value, syntax);
  const access = accessElement(binder, value, indexPlaceholder, syntax, length !== undefined);
  if (type.kind === 'dynamic') binder.error('CS8979', syntax, [displayType(type)]);
  else if (type.kind !== 'error') {
    if (!length) binder.error('CS8985', syntax, [displayType(type)]);
    if (access) checkReadable(binder, { ...access, span: syntax });
    else reportNoElement(binder, type, syntax);
  }
  const elementType: Type = (length && access?.type) ?? errorType;
  const elements: BoundPattern[] = [];
  let slice: BoundListPattern['slice'];
  for (const element of syntax.patterns) {
    if (element.kind !== 'SlicePattern') {
      elements.push(bind(binder, element, inputOf(elementType, input.allowsVariables)).pattern);
      continue;
    }
    if (slice) binder.error('CS8980', element);
    const placeholders = [placeholder(int, element), placeholder(int, element)] as const;
    let sliceAccess: BoundExpression | undefined;
    let pattern: BoundPattern | undefined;
    if (element.pattern) {
      const after = syntax.patterns.length - 1 - elements.length;
      sliceAccess =
        readRange(binder, value, elements.length, after, element) ??
        readSlice(binder, value, placeholders[0], placeholders[1], element);
      if (!sliceAccess && access) binder.error('CS1503', element, [1, 'System.Range', 'int']);
      pattern = bind(
        binder,
        element.pattern,
        inputOf(sliceAccess?.type ?? errorType, input.allowsVariables),
      ).pattern;
    }
    slice ??= { at: elements.length, pattern, placeholders, access: sliceAccess };
  }
  const local = declareDesignation(binder, syntax.designation, type, input);
  if (!length || !access) return badPattern(syntax, input);
  return {
    pattern: {
      kind: 'ListPattern',
      span: syntax,
      inputType: input.type,
      type,
      value,
      length,
      indexPlaceholder,
      access,
      accessFromEnd: isReadByIndex(access)
        ? accessFromEnd(binder, value, indexPlaceholder, syntax)
        : undefined,
      elements,
      slice,
      local,
    },
    narrowed: type,
  };
}
