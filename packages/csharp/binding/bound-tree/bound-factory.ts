// Makes the bound nodes that many areas need.
import type { ConstantValue } from '@mockwright/language/metadata/declaration';
import { errorType } from '@mockwright/language/metadata/symbols';
import type { Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { Decimal } from '@mockwright/language/runtime/decimal';
import type { LocalSymbol } from '../../symbols/local-symbols.ts';
import { enumUnderlyingOf, isEnum, isReferenceType } from '../../symbols/type-extensions.ts';
import type {
  BoundBad,
  BoundBlock,
  BoundExpression,
  BoundFunction,
  BoundLiteral,
  BoundPlaceholder,
} from './bound-nodes.ts';
import type { FunctionContext } from '../functions/function-context.ts';

/** A constant of a type, already in that type's form. */
export function literal(value: ConstantValue, type: Type, span: TextSpan): BoundLiteral {
  return { kind: 'Literal', span, type, constant: { value } };
}

/** Something reported already; it converts to everything without another message. */
export function bad(span: TextSpan, type: Type = errorType, found?: BoundBad['found']): BoundBad {
  return found ? { kind: 'Bad', span, type, found } : { kind: 'Bad', span, type };
}

/** A value computed elsewhere; compared by identity. */
export function placeholder(type: Type, span: TextSpan): BoundPlaceholder {
  return { kind: 'Placeholder', span, type };
}

/** `default(T)`: a constant where the type has constants. */
export function defaultValue(type: Type, span: TextSpan): BoundExpression {
  const value = defaultConstant(type);
  return value === undefined ? { kind: 'Default', span, type } : literal(value, type, span);
}

function defaultConstant(type: Type): ConstantValue | undefined {
  if (isReferenceType(type)) return null;
  const special = isEnum(type) ? enumUnderlyingOf(type).special : type.special;
  switch (special) {
    case undefined:
    case 'void':
    case 'object':
    case 'string':
      return undefined;
    case 'bool':
      return false;
    case 'long':
    case 'ulong':
    case 'nint':
    case 'nuint':
      return 0n;
    case 'decimal':
      return Decimal.zero;
    default:
      return 0;
  }
}

/** A function with its body; whether it yields is known by now. */
export function boundFunction(
  context: FunctionContext,
  parameters: readonly LocalSymbol[],
  returnType: Type,
  body: BoundBlock,
): BoundFunction {
  const { isAsync, isIterator } = context;
  return { symbol: context, parameters, returnType, isAsync, isIterator, body };
}

/** A block that does nothing. */
export function emptyBlock(span: TextSpan): BoundBlock {
  return { kind: 'Block', span, locals: [], localFunctions: [], statements: [] };
}
