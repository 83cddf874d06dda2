// Interpolated strings, as texts and as what fills a handler.
import type {
  BoundExpression,
  BoundInterpolatedString,
  BoundStringHandler,
} from '../binding/bound-tree/bound-nodes.ts';
import type { FunctionScope } from './function-scope.ts';
import { quote } from './js-text.ts';
import { textCode } from './operators.ts';

/** The handler, made and filled: `(h = new H(…), h.AppendLiteral("…"), …, h)`. */
export function emitStringHandler(scope: FunctionScope, node: BoundStringHandler): string {
  const handler = scope.temp();
  scope.program.placeholders.set(node.handler, handler);
  const creation = `${handler} = ${scope.emit(node.creation)}`;
  const appends = node.appends.map((append) => scope.emit(append));
  const all = appends.join(node.isStopping ? ' && ' : ', ');
  const success = node.success && `${scope.emit({ ...node, kind: 'Local', local: node.success })} && `;
  return `(${[creation, ...(all === '' ? [] : [`${success ?? ''}(${all})`]), handler].join(', ')})`;
}

/** `$"…"`: the text, or what is to become one. */
export function emitInterpolation(scope: FunctionScope, node: BoundInterpolatedString): string {
  if (node.isFormattable) return formattable(scope, node);
  const parts = node.parts.map((part) => {
    if (typeof part === 'string') return quote(part);
    const { value, alignment, format } = part;
    const text =
      format === undefined
        ? stringOf(scope, value)
        : `${scope.mark(value.span)}$r.formatValue(${scope.emit(value)}, ${quote(format)})`;
    return alignment === undefined ? text : `$r.align(${text}, ${alignment})`;
  });
  if (parts.length === 0) return '""';
  return parts.length === 1 ? parts[0]! : `$r.joined(${parts.join(' + ')})`;
}

/** A hole without a format: what is formattable formats itself, which need not be its `ToString()`. */
function stringOf(scope: FunctionScope, value: BoundExpression): string {
  const { type } = value.kind === 'Conversion' && value.conversion === 'boxing' ? value.operand : value;
  const isPlain =
    value.constant !== undefined ||
    (type.special !== undefined && type.special !== 'object') ||
    type.kind === 'enum';
  if (!isPlain) return `${scope.mark(value.span)}$r.formatValue(${scope.emit(value)}, null)`;
  const { code, isString } = textCode(scope, value);
  return isString ? code : `String(${code})`;
}

function formattable(scope: FunctionScope, node: BoundInterpolatedString): string {
  let index = 0;
  const format = node.parts.map((part) => {
    if (typeof part === 'string') return part.replace(/[{}]/g, '$&$&');
    return `{${index++}${part.alignment === undefined ? '' : `,${part.alignment}`}${part.format === undefined ? '' : `:${part.format}`}}`;
  });
  const holes = node.parts.filter((part) => typeof part !== 'string');
  return `$r.formattable(${quote(format.join(''))}, [${holes.map(({ value }) => scope.emit(value)).join()}])`;
}
