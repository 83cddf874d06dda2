// Camel case, as .NET's JSON libraries make it.
import { spend } from '@mockwright/language/runtime/run';

const upper = /\p{Lu}/u;
/** Whether a character is a capital letter. */
export function isUpper(char: string): boolean {
  return upper.test(char);
}
/** Pays for names that are made letter by letter, so that long ones end with their run. @param at the letter's place */
export function payForLetter(at: number): void {
  if ((at & lettersAtOnce) === lettersAtOnce) spend(lettersAtOnce);
}
const lettersAtOnce = 1023;

/** `URLValue` → `urlValue`; nothing stays nothing. */
export function camelCase(name: string): string {
  if (!name || !isUpper(name[0]!)) return name;
  let result = '';
  for (let i = 0; i < name.length; i++) {
    payForLetter(i);
    if (i === 1 && !isUpper(name[1]!)) return result + name.slice(1);
    const hasNext = i + 1 < name.length;
    if (i > 0 && hasNext && !isUpper(name[i + 1]!)) {
      // The last capital before a small letter begins the next word; before a separator it does not.
      return /\s/.test(name[i + 1]!)
        ? result + name[i]!.toLowerCase() + name.slice(i + 1)
        : result + name.slice(i);
    }
    result += name[i]!.toLowerCase();
  }
  return result;
}
