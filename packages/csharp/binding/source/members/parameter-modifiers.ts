// Which words may stand before a parameter together, and in what order.
import type { ModifierToken } from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';

/** What each word cannot follow, in the order in which that is looked for; the second word of a message. */
const excluded: Readonly<Record<string, readonly string[]>> = {
  this: ['out', 'params'],
  ref: ['params', 'out', 'in'],
  out: ['params', 'this', 'ref', 'in'],
  in: ['out', 'ref', 'params'],
  params: ['this', 'ref', 'in', 'out'],
};

/** Reports words that stand twice (CS1107) or do not go together (CS1104, CS1611, CS8328, CS9190). */
export function checkParameterModifiers(binder: Binder, modifiers: readonly ModifierToken[]): void {
  if (modifiers.length < 2 && modifiers[0]?.text !== 'readonly') return;
  const seen = new Set<string>();
  let previous = '';
  for (const modifier of modifiers) {
    const { text } = modifier;
    if (seen.has(text)) binder.error('CS1107', modifier, [text]);
    else if (text === 'scoped' && previous !== '' && previous !== 'this') binder.error('CS9349', modifier);
    else if (text === 'readonly' && previous !== 'ref') binder.error('CS9190', modifier);
    else {
      const other = excluded[text]?.find((word) => seen.has(word));
      if (other === undefined) seen.add(text);
      else if (other === 'params' && text !== 'this') binder.error('CS1611', modifier, [text]);
      else if ((other === 'params' || other === 'this') && text !== 'out') binder.error('CS1104', modifier);
      else binder.error('CS8328', modifier, [text, other]);
    }
    previous = text;
  }
}
