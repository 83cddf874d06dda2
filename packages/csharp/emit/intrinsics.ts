// Members of the library that are so small and so common that calls of them are written out: each place then has its
// own inline caches in V8.
import type { MethodSymbol, Type } from '@mockwright/language/metadata/symbols';
import { isSpan } from '../symbols/type-extensions.ts';
import { integerText } from './js-text.ts';

/** The member's code, or undefined where it is called like any other. `self` is checked for null already. */
export function intrinsicCall(
  method: MethodSymbol,
  type: Type,
  self: string,
  args: readonly string[],
): string | undefined {
  if (method.name === 'get_Length' && args.length === 0)
    return hasLength(type) ? `${self}.length` : undefined;
  if (type.kind === 'class' && type.name === 'List' && type.namespace === 'System.Collections.Generic')
    return listMember(method, self, args);
  return undefined;
}

/** Strings, spans, and arrays of one dimension. */
function hasLength(type: Type): boolean {
  return type.kind === 'array' ? type.rank === 1 : type.special === 'string' || isSpan(type);
}

/** A variable, or a field of one: reading it twice does nothing else. */
const isPath = (code: string): boolean => /^[\w$]+(\.[\w$]+)*$/.test(code);

function listMember(method: MethodSymbol, self: string, args: readonly string[]): string | undefined {
  // The list without the check for null, which has been made once it is read again.
  const list = /^\(([\w$.]+) \?\? /.exec(self)?.[1] ?? self;
  switch (method.name) {
    case 'get_Count':
      return `${self}.items.length`;
    case 'get_Item': {
      // Where a plain read gives nothing, the list says whether there is an element.
      const index = args[0]!;
      return isPath(list) && isPath(index)
        ? `(${self}.items[${integerText(index)}] ?? ${list}.get(${index}))`
        : `${self}.get(${index})`;
    }
    case 'set_Item':
      return `${self}.set(${args.join()})`;
    case 'Add':
      return `${self}.add(${args.join()})`;
    default:
      return undefined;
  }
}
