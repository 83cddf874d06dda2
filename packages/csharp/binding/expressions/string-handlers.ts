// Interpolated strings as handlers: a constructor that gets the lengths, a call for each part (C# 12.8.3, improved interpolated strings).
import type { NamedType } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayMember } from '../../symbols/display.ts';
import { LocalSymbol } from '../../symbols/local-symbols.ts';
import { isErroneous, isVoid } from '../../symbols/type-extensions.ts';
import type { IdentifierToken } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { bad, literal, placeholder } from '../bound-tree/bound-factory.ts';
import { badWith } from '../bound-tree/bound-parts.ts';
import type { BoundExpression, BoundPlaceholder } from '../bound-tree/bound-nodes.ts';
import { isBad } from '../messages/describe.ts';
import { valueArgument } from '../overloads/argument.ts';
import type { Argument } from '../overloads/argument.ts';
import type { HandlerArgument, UnconvertedInterpolatedString } from '../bound-tree/unconverted.ts';
import { callAny } from './calls/invocation.ts';
import { createObject } from './creation/creation.ts';
import { memberOfValue } from './members/members-of-values.ts';

type Part = UnconvertedInterpolatedString['parts'][number];

/** The handler with all parts appended; reports what its type lacks. */
export function bindStringHandler(
  binder: Binder,
  type: NamedType,
  parts: readonly Part[],
  arguments_: readonly HandlerArgument[],
  span: TextSpan,
): BoundExpression {
  const { creation, success } = bindCreation(binder, type, parts, arguments_, span);
  if (isBad(creation)) return bad(span, type);
  const handler = placeholder(type, span);
  const before = binder.compilation.diagnostics.count;
  const appends = parts.map((part) => bindAppend(binder, handler, part));
  const isStopping = checkReturns(binder, appends);
  if (binder.compilation.diagnostics.hasErrorsSince(before))
    return badWith(span, [creation, ...appends], type);
  return { kind: 'StringHandler', span, type, creation, handler, success, appends, isStopping };
}

/** The constructor without an `out bool`, or else the one with it. */
function bindCreation(
  binder: Binder,
  type: NamedType,
  parts: readonly Part[],
  arguments_: readonly HandlerArgument[],
  span: TextSpan,
): { readonly creation: BoundExpression; readonly success: LocalSymbol | undefined } {
  const int = binder.library.special('int');
  let length = 0;
  for (const part of parts) if ('text' in part) length += part.text.length;
  const holes = parts.filter((part) => 'value' in part).length;
  const all: readonly Argument[] = [
    valueArgument(literal(length, int, span)),
    valueArgument(literal(holes, int, span)),
    ...arguments_.map(({ value, refKind }) => ({ ...valueArgument(value), refKind })),
  ];
  const create = (given: readonly Argument[]): BoundExpression =>
    createObject(binder, type, given, undefined, span, span);
  const bool = binder.library.special('bool');
  const success = new LocalSymbol('success', 'temporary', bool, binder.function, span);
  success.isByRef = true;
  const withSuccess: readonly Argument[] = [
    ...all,
    { ...valueArgument({ kind: 'Local', span, type: bool, local: success }), refKind: 'out' },
  ];
  if (!binder.speculate(() => create(all)).hasErrors) return { creation: create(all), success: undefined };
  if (!binder.speculate(() => create(withSuccess)).hasErrors)
    return { creation: create(withSuccess), success };
  reportBoth(
    binder,
    () => create(all),
    () => create(withSuccess),
  );
  return { creation: bad(span, type), success: undefined };
}

/** A constructor that only takes another number of arguments is not spoken of where the other one is nearer. */
function reportBoth(binder: Binder, first: () => unknown, second: () => unknown): void {
  const { diagnostics } = binder.compilation;
  const [one, other] = [first, second].map((create) => {
    const before = diagnostics.count;
    create();
    return diagnostics.takeSince(before);
  });
  const isCount = (said: typeof one): boolean => said!.some(({ code }) => code === 'CS1729');
  const told = isCount(one) === isCount(other) ? [...one!, ...other!] : isCount(one) ? other! : one!;
  for (const each of told) diagnostics.add(each);
}

function bindAppend(binder: Binder, handler: BoundPlaceholder, part: Part): BoundExpression {
  const { span } = part;
  const name = 'text' in part ? 'AppendLiteral' : 'AppendFormatted';
  const callee = memberOfValue(binder, handler, { name, typeArguments: [], nameSpan: span }, span, {
    isInvoked: true,
  });
  const call = isBad(callee) ? bad(span) : callAny(binder, callee, appendArguments(binder, part), span);
  if (isBad(callee)) binder.error('CS8941', span, ['?.()']);
  return call;
}

function appendArguments(binder: Binder, part: Part): readonly Argument[] {
  if ('text' in part) return [valueArgument(literal(part.text, binder.library.special('string'), part.span))];
  const { value, alignment, alignmentSpan, format, formatSpan } = part;
  return [
    valueArgument(value),
    ...(alignment === undefined
      ? []
      : [named(literal(alignment, binder.library.special('int'), alignmentSpan), 'alignment')]),
    ...(format === undefined
      ? []
      : [named(literal(format, binder.library.special('string'), formatSpan), 'format')]),
  ];
}

function named(value: BoundExpression, text: string): Argument {
  const name: IdentifierToken = {
    text,
    start: value.span.start,
    end: value.span.end,
    missing: false,
    verbatim: false,
  };
  return { ...valueArgument(value), name };
}

/** Whether the calls give `bool`; reports those that give something else than the first one. */
function checkReturns(binder: Binder, appends: readonly BoundExpression[]): boolean {
  let expected: 'void' | 'bool' | undefined;
  for (const append of appends) {
    if (append.kind !== 'Call' || isErroneous(append.type)) continue;
    const given = isVoid(append.type) ? 'void' : append.type.special === 'bool' ? 'bool' : undefined;
    const name = displayMember(append.method, { isQualified: true });
    if (given === undefined) binder.error('CS8941', append.span, [name]);
    else if (expected !== undefined && given !== expected)
      binder.error('CS8942', append.span, [name, expected]);
    expected ??= given;
  }
  return expected === 'bool';
}
