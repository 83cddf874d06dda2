// Members of the library that are so small and so common that calls of them are written out: each place then has its
// own inline caches in V8.
import type { MethodSymbol, Type } from '../../metadata/symbols.ts';
import { isSpan, specialOf } from '../symbols/type-facts.ts';

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
  return type.kind === 'array' ? type.rank === 1 : specialOf(type) === 'string' || isSpan(type);
}

const isName = (code: string): boolean => /^[\w$]+$/.test(code);

function listMember(method: MethodSymbol, self: string, args: readonly string[]): string | undefined {
  switch (method.name) {
    case 'get_Count':
      return `${self}.items.length`;
    case 'get_Item': {
      // Where a plain read gives nothing, the list says whether there is an element.
      const list = /^\(([\w$]+) \?\? /.exec(self)?.[1] ?? self;
      const index = args[0]!;
      return isName(list) && isName(index)
        ? `(${self}.items[${index}] ?? ${list}.get(${index}))`
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
