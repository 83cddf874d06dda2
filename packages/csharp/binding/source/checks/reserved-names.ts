// Words that the language keeps for itself where types are named.
import type { IdentifierToken } from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import type { BindingCode } from '@mockwright/language/diagnostics/binding-codes';

const codes: ReadonlyMap<string, BindingCode> = new Map([
  ['required', 'CS9029'],
  ['file', 'CS9056'],
  ['scoped', 'CS9062'],
  ['extension', 'CS9306'],
]);

/** Reports a type, type parameter or alias that is named by such a word. */
export function checkTypeName(binder: Binder, { text, verbatim, start, end }: IdentifierToken): void {
  const code = verbatim ? undefined : codes.get(text);
  if (code) binder.error(code, { start, end });
}
