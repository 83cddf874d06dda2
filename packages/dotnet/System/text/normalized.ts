// What the engine puts combining marks in order for, within bounds.
import { BudgetError, spend } from '@mockwright/language/runtime/run';

/**
 * How many marks may follow each other in a text that is no longer than that. The engine puts each in order behind all before
 * it, which takes hours for a million of them. Unicode's own limit for streams is 30.
 */
const limits: readonly { readonly length: number; readonly marks: number; readonly tooMany: RegExp }[] = [
  { length: 65_536, marks: 256, tooMany: /\p{M}{257}/u },
  { length: 1 << 20, marks: 30, tooMany: /\p{M}{31}/u },
  { length: 1 << 23, marks: 4, tooMany: /\p{M}{5}/u },
];

/**
 * What normalizing and collation ask for first.
 * @throws {BudgetError} for a text that the engine would be busy with for tenths of a second, and for more marks on one letter than can be put
 * in order in time
 */
export function requireFewMarks(text: string): void {
  const limit = limits.find(({ length }) => text.length <= length);
  if (limit === undefined)
    throw new BudgetError(`The code asked to normalize or compare ${text.length} characters at once.`);
  const { marks, tooMany } = limit;
  if (text.length <= marks) return;
  spend(text.length);
  if (tooMany.test(text))
    throw new BudgetError(
      `The code asked to put more than ${marks} combining marks in a row in order, in ${text.length} characters.`,
    );
}

/** `text.normalize(form)`. @throws {BudgetError} as {@link requireFewMarks} */
export function normalized(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  requireFewMarks(text);
  return text.normalize(form);
}
