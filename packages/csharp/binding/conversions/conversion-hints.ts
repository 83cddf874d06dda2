// What to write where a value has the wrong type.
import type { Type } from '@mockwright/language/metadata/symbols';
import type { SpecialType } from '@mockwright/language/metadata/symbol-kinds';
import { displayType } from '../../symbols/display.ts';
import { isNamed, isNullable, stripNullable } from '../../symbols/type-extensions.ts';
import type { Binder } from '../binder.ts';
import type { BoundExpression } from '../bound-tree/bound-nodes.ts';
import type { AnyExpression } from '../bound-tree/unconverted.ts';
import { classifyExplicit } from './classify.ts';
import { isNumeric } from './numeric.ts';

/** Longer code is not repeated. */
const longestCode = 60;

/** Structs that are read from a text, besides numbers. */
const parsed: ReadonlySet<string> = new Set([
  'DateTime',
  'DateTimeOffset',
  'Guid',
  'TimeSpan',
  'DateOnly',
  'TimeOnly',
]);

/** How to make a value of the type from the expression; undefined where nothing simple does. */
export function conversionHint(binder: Binder, expression: AnyExpression, to: Type): string | undefined {
  const { type } = expression;
  // A text where a stream is expected names a file.
  if (type?.special === 'string' && isNamed(to) && to.namespace === 'System.IO' && to.name === 'Stream')
    return binder.library.whyLeftOut('System.IO.File');
  const code = conversionCode(binder, expression, to);
  return code === undefined ? undefined : `write '${code}'`;
}

/** What to write where nothing says which delegate a function is to be. */
export function functionTypeHint(expression: AnyExpression): string {
  return expression.kind === 'MethodGroup'
    ? `call it: '${expression.name}()'`
    : "write the types of the parameters, as in '(int x) => …', or 'Func<int, int>' for 'var'";
}

/** What to write for `++` and `--` of what is no number before it is cast. */
export function incrementHint(
  binder: Binder,
  { type, span }: BoundExpression,
  operator: '++' | '--',
): string | undefined {
  const isToken = isNamed(type) && type.namespace === 'Newtonsoft.Json.Linq';
  if (!isToken && type.special !== 'object') return undefined;
  const text = binder.source.text.slice(span.start, span.end).replace(operator, '').trim();
  return `write '${text} = (int)${text} ${operator[0]} 1'`;
}

/** The code itself: `(int)Request.Body["n"]`, `Request.Body.ToObject<Order>()`, `int.Parse(text)`. */
export function conversionCode(binder: Binder, expression: AnyExpression, to: Type): string | undefined {
  const { type, span } = expression;
  const text = binder.source.text.slice(span.start, span.end);
  if (type === undefined || text === '' || text.length >= longestCode || text.includes('\n'))
    return undefined;
  const isSimple = /^[\w.]+(?:\[[^\]]*\]|\([^()]*\))*$/.test(text);
  const operand = isSimple ? text : `(${text})`;
  const [from, target] = [type.special, stripNullable(to).special];
  const isToken = isNamed(type) && type.namespace === 'Newtonsoft.Json.Linq';
  if (isToken && !classifyExplicit(binder.library, expression, to))
    return `${operand}.ToObject<${displayType(to)}>()`;
  if (isToken || (from === 'object' && target !== undefined && target !== 'object'))
    return `(${displayType(to)})${operand}`;
  if (from === 'string') return parseCode(to, target, text);
  if (isNumeric(from) && target === 'string' && from !== 'char') return `${operand}.ToString()`;
  if (expression.kind === 'Assignment' && target === 'bool') return text.replace(/=/, '==');
  if (isNumeric(from) && target === 'bool') return `${operand} != 0`;
  return undefined;
}

function parseCode(to: Type, target: SpecialType | undefined, text: string): string | undefined {
  const plain = stripNullable(to);
  if (isNumeric(target) && target !== 'char') return `${target}.Parse(${text})`;
  if (target === 'bool') return `bool.Parse(${text})`;
  if (!isNamed(plain) || plain.namespace !== 'System') return undefined;
  if (parsed.has(plain.name) && !isNullable(plain)) return `${plain.name}.Parse(${text})`;
  return plain.name === 'Exception' ? `new Exception(${text})` : undefined;
}
