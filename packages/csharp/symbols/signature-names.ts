// Reads just the names out of declared signatures, so that a library of thousands of members starts without parsing them.
import { operatorMethodName } from './operator-names.ts';

/** What a type's header tells at a glance. */
export interface HeaderName {
  /** Everything before the type's own name: a namespace, or a containing type. Arities as `` `n ``. */
  readonly qualifier: string;
  readonly name: string;
  readonly arity: number;
  readonly isStatic: boolean;
}

/** The headers of most types, which are not in generic types: modifiers, qualifier, name, type parameters. */
const plainHeader =
  /^(?:\[Flags\] )?([a-z ]*?)\b(?:class|struct|interface|enum) (?:([\w.]+)\.)?(\w+)(<[^<>]*>)?(?=[ :]|$)/;

/** The name in a header such as `public sealed class System.Collections.Generic.List<T> : IList<T>`. */
export function nameOfHeader(header: string): HeaderName {
  const plain = plainHeader.exec(header);
  if (plain) {
    const [, modifiers = '', qualifier = '', name = '', parameters] = plain;
    return {
      qualifier,
      name,
      arity: parameters === undefined ? 0 : parameters.split(',').length,
      isStatic: modifiers.includes('static '),
    };
  }
  return nameOfOtherHeader(header);
}

/** The name of a type inside a generic one, or of a delegate. */
function nameOfOtherHeader(header: string): HeaderName {
  const keyword = /\b(?:class|struct|interface|enum|delegate)\s+/.exec(header);
  if (!keyword) throw new Error(`Not the header of a type: ${header}`);
  let at = keyword.index + keyword[0].length;
  if (keyword[0].startsWith('delegate')) at = endOfType(header, at) + 1;
  const segments: { name: string; arity: number }[] = [];
  for (;;) {
    const name = /^\w*/.exec(header.slice(at))![0];
    at += name.length;
    let arity = 0;
    if (header[at] === '<') {
      const end = endOfType(header, at);
      arity = countCommas(header, at, end) + 1;
      at = end;
    }
    segments.push({ name, arity });
    if (header[at] !== '.') break;
    at++;
  }
  const own = segments.pop()!;
  return {
    qualifier: segments.map(({ name, arity }) => (arity > 0 ? `${name}\`${arity}` : name)).join('.'),
    name: own.name,
    arity: own.arity,
    isStatic: /\bstatic\s/.test(header.slice(0, keyword.index)),
  };
}

/** The end of the type (or type argument list) that starts at `at`. */
function endOfType(text: string, at: number): number {
  let depth = 0;
  for (; at < text.length; at++) {
    const character = text[at];
    if (character === '<' || character === '(' || character === '[') depth++;
    else if (character === '>' || character === ')' || character === ']') {
      if (--depth === 0 && text[at + 1] !== '?' && text[at + 1] !== '[') return at + 1;
    } else if (depth === 0 && character === ' ') return at;
  }
  return at;
}

function countCommas(text: string, from: number, to: number): number {
  let depth = 0;
  let count = 0;
  for (let at = from; at < to; at++) {
    const character = text[at];
    if (character === '<' || character === '(') depth++;
    else if (character === '>' || character === ')') depth--;
    else if (character === ',' && depth === 1) count++;
  }
  return count;
}

/**
 * The name under which a member of the type `typeName` is looked up: `Join`, `.ctor`, `this[]`, `op_Addition`,
 * `op_Implicit`.
 */
export function nameOfSignature(signature: string, typeName: string): string {
  if (signature.includes(' this[')) return 'this[]';
  const operator = /\boperator (?:checked )?(true|false|[^\w\s(]+)\(/.exec(signature);
  if (operator) {
    const end = signature.lastIndexOf(')');
    return operatorMethodName(
      operator[1]!,
      countCommas(signature, operator.index + operator[0].length - 1, end + 1) + 1,
      operator[0].includes('checked '),
    );
  }
  if (/\bimplicit operator\b/.test(signature)) return 'op_Implicit';
  if (/\bexplicit operator checked\b/.test(signature)) return 'op_CheckedExplicit';
  if (/\bexplicit operator\b/.test(signature)) return 'op_Explicit';
  const head = signature
    .slice(0, endOfName(signature))
    .replace(/<[^<>]*>$/, '')
    .trimEnd();
  const name = /(?<![^\s.])[^\s.]*$/.exec(head)![0];
  return name === typeName &&
    /^(?:\w+ )*$/.test(head.slice(0, -name.length)) &&
    !/\b(?!public|protected|internal|private|static)\w+ $/.test(head.slice(0, -name.length))
    ? /\bstatic /.test(head)
      ? '.cctor'
      : '.ctor'
    : name;
}

/** Where the name (with its type parameters) ends: at the parameter list, the accessors, or the end. */
function endOfName(signature: string): number {
  let depth = 0;
  for (let at = 0; at < signature.length; at++) {
    const character = signature[at]!;
    if (character === '<' || character === '[') depth++;
    else if (character === '>' || character === ']') depth--;
    else if (character === '{' && depth === 0) return at;
    else if (character === '(') {
      if (depth === 0 && at > 0 && !/[\s(,<]/.test(signature[at - 1]!)) return at;
      depth++;
    } else if (character === ')') depth--;
  }
  return signature.length;
}
