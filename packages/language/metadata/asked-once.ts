// Questions about types whose answer hangs on their arguments. Types of types of types hold the same ones again and again:
// whoever walked into all of them would not come to an end.
import type { NamedType } from './symbols.ts';

/** Asks for each type once: `ask` may lead to the same question about the type's arguments. */
export function askedOnce<T>(ask: (type: NamedType) => T): (type: NamedType) => T {
  const answers = new WeakMap<NamedType, { readonly answer: T }>();
  return (type) => {
    const known = answers.get(type);
    if (known) return known.answer;
    const answer = ask(type);
    answers.set(type, { answer });
    return answer;
  };
}

/** A name that is longer is of no use to anybody: it is cut. */
const longestName = 1 << 16;

/** The names of a type's arguments in a row; an ellipsis where they are too long to be read. */
export function joinArguments(names: readonly string[], separator: string = ','): string {
  let length = 0;
  for (const name of names) length += name.length;
  return length > longestName ? '…' : names.join(separator);
}
