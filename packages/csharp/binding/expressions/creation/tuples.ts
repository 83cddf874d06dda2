// Tuple literals and anonymous objects (C# 12.8.6, 12.8.17.7).
import { errorType } from '@mockwright/language/metadata/symbols';
import type { Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayType } from '../../../symbols/display.ts';
import { isRefLike, isVoid } from '../../../symbols/type-extensions.ts';
import type {
  AnonymousObjectCreationExpressionSyntax,
  ExpressionSyntax,
  TupleExpressionSyntax,
} from '../../../syntax/nodes.ts';
import { anonymousType, anonymousDefinition } from '../../types/anonymous-types.ts';
import type { Binder } from '../../binder.ts';
import { bad } from '../../bound-tree/bound-factory.ts';
import type { BoundExpression } from '../../bound-tree/bound-nodes.ts';
import { needsTarget, toNaturalValue } from '../../conversions/convert.ts';
import { describe, isBad } from '../../messages/describe.ts';
import type { AnyExpression, TupleLiteral } from '../../bound-tree/unconverted.ts';

/** `(a, b: c)`; it converts element by element. */
export function bindTuple(binder: Binder, syntax: TupleExpressionSyntax): AnyExpression {
  const elements = syntax.arguments.map(({ expression }) => {
    const element = binder.bindExpression(expression);
    if (element.type && isVoid(element.type)) binder.error('CS8210', expression);
    return element;
  });
  const hasBad = elements.some((element) => isBad(element) || (element.type && isVoid(element.type)));
  const written = syntax.arguments.map(({ name }) => name?.text);
  reportNames(binder, syntax, written);
  const inferred = inferNames(
    written,
    syntax.arguments.map(({ expression }) => impliedName(expression)),
  );
  const names = written.map((name, index) => name ?? inferred[index]);
  const types = elements.map((element) => element.type ?? (isBad(element) ? errorType : undefined));
  const type = types.every((each): each is Type => each !== undefined)
    ? binder.library.tuple(types, names)
    : undefined;
  if (hasBad) return bad(syntax, type);
  if (type) reportSpans(binder, syntax, type.typeArguments);
  const literal: TupleLiteral = {
    kind: 'TupleLiteral',
    span: syntax,
    elements,
    names,
    elementSpans: syntax.arguments.map(({ expression }) => expression),
    isNameExplicit: written.map((name) => name !== undefined),
    nameSpans: syntax.arguments.map(({ name }) => name && { start: name.start, end: name.end }),
    type,
  };
  return literal;
}

/** Tuples hold no values of a `ref struct`. */
function reportSpans(
  binder: Binder,
  { arguments: elements }: TupleExpressionSyntax,
  types: readonly Type[],
): void {
  const tuple = (): string => `(${types.map((_, index) => `T${index + 1}`).join(', ')})`;
  for (const [index, type] of types.entries())
    if (isRefLike(type))
      binder.error('CS9244', elements[index]!.expression, [displayType(type), `T${index + 1}`, tuple()]);
}

/** `ItemN` may only name the Nth element; no name may come twice. */
function reportNames(
  binder: Binder,
  syntax: TupleExpressionSyntax,
  written: readonly (string | undefined)[],
): void {
  for (const [index, name] of written.entries()) {
    if (name === undefined) continue;
    const span: TextSpan = syntax.arguments[index]!.name!;
    const position = /^Item([1-9]\d*)$/.exec(name)?.[1];
    if (position !== undefined && Number(position) !== index + 1)
      binder.error('CS8125', span, [name, position]);
    else if (reservedNames.has(name)) binder.error('CS8126', span, [name]);
    else if (written.indexOf(name) < index) binder.error('CS8127', span);
  }
}
const reservedNames: ReadonlySet<string> = new Set([
  'CompareTo',
  'Deconstruct',
  'Equals',
  'GetHashCode',
  'Rest',
  'ToString',
]);

/** Names taken over from the expressions, where they are good names and each but one's own. */
export function inferNames(
  written: readonly (string | undefined)[],
  implied: readonly (string | undefined)[],
): readonly (string | undefined)[] {
  const all = written.map((name, index) => name ?? implied[index]);
  return implied.map((name, index) => {
    if (
      name === undefined ||
      written[index] !== undefined ||
      reservedNames.has(name) ||
      /^Item[1-9]\d*$/.test(name)
    )
      return undefined;
    return all.filter((other) => other === name).length > 1 ? undefined : name;
  });
}

/** The name that an expression gives to an element: the last one of `a`, `a.b`, `a?.b`. */
export function impliedName(syntax: ExpressionSyntax): string | undefined {
  switch (syntax.kind) {
    case 'IdentifierName':
      return syntax.text === '_' ? undefined : syntax.text;
    case 'SimpleMemberAccessExpression':
      return impliedName(syntax.name);
    case 'MemberBindingExpression':
      return impliedName(syntax.name);
    case 'ConditionalAccessExpression':
      return impliedName(syntax.whenNotNull);
    default:
      return undefined;
  }
}

/** `new { a, B = 1 }`. */
export function bindAnonymousObject(
  binder: Binder,
  syntax: AnonymousObjectCreationExpressionSyntax,
): BoundExpression {
  const names = syntax.initializers.map(({ name, expression }) => name?.text ?? impliedName(expression));
  if (!names.includes(undefined)) anonymousDefinition(binder.compilation, names as string[]);
  const seen = new Set<string>();
  let hasBad = false;
  const fields = syntax.initializers.map(({ name: _name, expression, ...span }, index) => {
    const text = names[index];
    if (text === undefined) {
      binder.error('CS0746', span);
    } else if (seen.has(text)) {
      binder.error('CS0833', span);
    }
    if (text !== undefined) seen.add(text);
    const value = propertyValue(binder, expression, span);
    hasBad ||= isBad(value);
    return { name: text ?? '', value };
  });
  if (names.includes(undefined) || seen.size < fields.length) return bad(syntax);
  const type = anonymousType(
    binder.compilation,
    fields.map(({ name, value }) => ({ name, type: value.type })),
  );
  if (hasBad) return bad(syntax, type);
  return { kind: 'AnonymousObjectCreation', span: syntax, type, arguments: fields.map(({ value }) => value) };
}

function propertyValue(binder: Binder, syntax: ExpressionSyntax, span: TextSpan): BoundExpression {
  const value = binder.bindExpression(syntax);
  if (isBad(value)) return bad(syntax);
  const isFine = value.type !== undefined && !isVoid(value.type) && !isRefLike(value.type);
  if (isFine) return toNaturalValue(binder, value, syntax);
  if (needsTarget(value)) return bad(syntax, toNaturalValue(binder, value, value.span).type);
  binder.error('CS0828', span, [describe(value)]);
  return bad(syntax);
}
