// Small expressions: literals, `default`, `typeof`, `sizeof`, `throw`, `await`, `checked` (C# 12.8).
import { arrayOf, errorType } from '../../../metadata/symbols.ts';
import type { SpecialType, Type } from '../../../metadata/symbols.ts';
import type { TextSpan } from '../../../text/source-text.ts';
import { Decimal } from '../../../runtime/decimal.ts';
import { displayType } from '../../symbols/display.ts';
import {
  enumUnderlyingOf,
  isEnum,
  isErroneous,
  isVoid,
  specialOf,
  taskResult,
} from '../../symbols/type-facts.ts';
import type {
  DefaultExpressionSyntax,
  LiteralExpressionSyntax,
  NameSyntax,
  SizeOfExpressionSyntax,
  ThrowExpressionSyntax,
  TypeOfExpressionSyntax,
  TypeSyntax,
} from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { bad, defaultValue, literal, placeholder } from '../bound-factory.ts';
import type { BoundAwaitPattern, BoundExpression } from '../bound-nodes.ts';
import { isBad } from '../describe.ts';
import { lookupMembers } from '../member-lookup.ts';
import { bindTypeOrNamespace, unboundName } from '../type-binding.ts';
import type { AnyExpression } from '../unconverted.ts';

/** A literal; `null` and `default` wait for their type. */
export function bindLiteral(binder: Binder, syntax: LiteralExpressionSyntax): AnyExpression {
  const { type, value } = syntax;
  switch (type) {
    case 'null':
      return { kind: 'NullLiteral', span: syntax, type: undefined };
    case 'default':
      return { kind: 'DefaultLiteral', span: syntax, type: undefined };
    case 'decimal':
      return literal(Decimal.parse(String(value)) ?? Decimal.zero, binder.library.special('decimal'), syntax);
    case 'utf8string':
      return utf8Bytes(binder, String(value), syntax);
    case 'float':
      return literal(Math.fround(value as number), binder.library.special('float'), syntax);
    default:
      return literal(value, binder.library.special(type), syntax);
  }
}

/** `"text"u8`: a read-only span of bytes. */
function utf8Bytes(binder: Binder, text: string, span: TextSpan): BoundExpression {
  const byte = binder.library.special('byte');
  const elements = [...new TextEncoder().encode(text)].map((value) => literal(value, byte, span));
  const array: BoundExpression = {
    kind: 'ArrayCreation',
    span,
    type: arrayOf(byte),
    sizes: [literal(elements.length, binder.library.special('int'), span)],
    initializer: { elements },
  };
  const type = binder.library.core('System.ReadOnlySpan', 1).construct([byte]);
  return { kind: 'Conversion', span, type, operand: array, conversion: 'span', isChecked: false };
}

/** `default(T)`. */
export function bindDefault(binder: Binder, syntax: DefaultExpressionSyntax): BoundExpression {
  const type = binder.bindType(syntax.type);
  return isErroneous(type) ? bad(syntax, type) : defaultValue(type, syntax);
}

function typeOfOperand(binder: Binder, syntax: TypeSyntax): Type {
  if (!unboundName(syntax)) return binder.bindType(syntax);
  const found = bindTypeOrNamespace(binder, syntax as NameSyntax);
  return found?.kind === 'type' ? found.type : errorType;
}

/** `typeof(T)`. */
export function bindTypeOf(binder: Binder, syntax: TypeOfExpressionSyntax): BoundExpression {
  const operand = typeOfOperand(binder, syntax.type);
  const type = binder.library.core('System.Type');
  if (isErroneous(operand)) return bad(syntax, type);
  if (operand.kind === 'dynamic') {
    binder.error('CS1962', syntax);
    return bad(syntax, type);
  }
  return { kind: 'TypeOf', span: syntax, type, operand };
}

const sizes: Readonly<Partial<Record<SpecialType, number>>> = {
  bool: 1,
  char: 2,
  sbyte: 1,
  byte: 1,
  short: 2,
  ushort: 2,
  int: 4,
  uint: 4,
  long: 8,
  ulong: 8,
  float: 4,
  double: 8,
  decimal: 16,
};

/** `sizeof(int)`: a constant for primitive types. */
export function bindSizeOf(binder: Binder, syntax: SizeOfExpressionSyntax): BoundExpression {
  const operand = binder.bindType(syntax.type);
  const int = binder.library.special('int');
  const special = isEnum(operand) ? enumUnderlyingOf(operand).special : specialOf(operand);
  const size = special && sizes[special];
  if (size !== undefined) return literal(size, int, syntax);
  if (!isErroneous(operand)) binder.error('CS0233', syntax, [displayType(operand)]);
  return bad(syntax, int);
}

/** `throw e` as an expression. */
export function bindThrowExpression(binder: Binder, syntax: ThrowExpressionSyntax): AnyExpression {
  const exception = binder.bindConverted(syntax.expression, binder.library.core('System.Exception'));
  return { kind: 'UnconvertedThrow', span: syntax, type: undefined, exception };
}

/** `await operand`. */
export function bindAwait(binder: Binder, operand: BoundExpression, span: TextSpan): BoundExpression {
  const context = binder.function;
  if (context && !context.isAsync && context.kind !== 'submission') {
    reportNotAsync(binder, span);
    return bad(span);
  }
  if (binder.tryContext.inLock) binder.error('CS1996', span);
  if (isBad(operand) || isErroneous(operand.type)) return bad(span);
  if (operand.type.kind === 'dynamic') return { kind: 'Await', span, type: operand.type, operand };
  if (isVoid(operand.type)) {
    binder.error('CS4008', span);
    return bad(span);
  }
  const result = awaited(binder, operand, span);
  return result ? { kind: 'Await', span, operand, ...result } : bad(span);
}

function reportNotAsync(binder: Binder, span: TextSpan): void {
  const context = binder.function!;
  if (context.kind === 'lambda') binder.error('CS4034', span, ['lambda expression']);
  else if (context.kind === 'anonymousMethod') binder.error('CS4034', span, ['anonymous method']);
  else if (context.kind === 'initializer') binder.error('CS1992', span);
  else if (context.returnType === undefined || isVoid(context.returnType)) binder.error('CS4033', span);
  else binder.error('CS4032', span, [displayType(context.returnType)]);
}

/** What comes out: of a task its result, of another awaitable what its awaiter's `GetResult` gives. */
function awaited(
  binder: Binder,
  operand: BoundExpression,
  span: TextSpan,
): { readonly type: Type; readonly pattern?: BoundAwaitPattern } | undefined {
  const result = taskResult(operand.type);
  if (result !== undefined) return { type: result ?? binder.library.special('void') };
  const { areas } = binder;
  const awaitable = placeholder(operand.type, span);
  const getAwaiter = areas.bindPatternCall(binder, awaitable, 'GetAwaiter', span, { allowExtensions: true });
  const awaiter = getAwaiter && placeholder(getAwaiter.type, span);
  const getResult = awaiter && areas.bindPatternCall(binder, awaiter, 'GetResult', span);
  if (!getResult) {
    binder.error('CS1061', span, [displayType(operand.type), 'GetAwaiter']);
    return undefined;
  }
  const { members } = lookupMembers(awaiter.type, 'IsCompleted', binder.library, {
    containingType: binder.containingType,
  });
  const property = members.find((member) => member.kind === 'property');
  const continuation = placeholder(binder.library.core('System.Action'), span);
  const onCompleted = areas.bindPatternCall(binder, awaiter, 'OnCompleted', span, { argument: continuation });
  if (property?.kind !== 'property' || !onCompleted) {
    binder.error('CS4011', span, [displayType(awaiter.type), displayType(operand.type)]);
    return undefined;
  }
  const isCompleted: BoundExpression = {
    kind: 'PropertyAccess',
    span,
    type: property.type,
    receiver: awaiter,
    property,
    arguments: [],
  };
  return {
    type: getResult.type,
    pattern: { awaitable, awaiter, continuation, getAwaiter, isCompleted, onCompleted, getResult },
  };
}
