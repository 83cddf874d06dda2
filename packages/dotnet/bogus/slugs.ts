// `Bogus.Utils`: texts fit for names of users, hosts and paths.
import { removeDiacritics } from './transliterate.ts';

/** Only plain letters, digits, dots, hyphens and underscores stay; spaces become hyphens. */
export function slugify(text: string): string {
  if (/^[\w.-]*$/.test(text)) return text;
  return removeDiacritics(text)
    .replace(/ /g, '-')
    .replace(/[^a-zA-Z0-9.\-_]+/g, '');
}
