// Text in HTML.
import { characterReplacer } from '@mockwright/language/text/character-replacer';

/** A text as it is written between tags, or between double quotes in an attribute. */
export const escapeHtml: (text: string) => string = characterReplacer({
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
});

/** A sentence in HTML: what stands between backticks is code. */
export function sentenceHtml(text: string): string {
  return escapeHtml(text).replace(/`([^`]*)`/g, '<code>$1</code>');
}
