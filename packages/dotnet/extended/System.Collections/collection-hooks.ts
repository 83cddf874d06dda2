// What `CollectionBase` and `DictionaryBase` tell the classes that derive from them.
import type { Implementation } from '@mockwright/language/metadata/declaration';

type Hook = (...args: readonly unknown[]) => unknown;
/** Calls what a derived class has for an event; nothing where it has nothing. */
export function tell(self: object, base: string, name: string, args: readonly unknown[]): boolean {
  const hook = (self as Readonly<Record<string, Hook | undefined>>)[`${base}.${name}/${args.length}`];
  hook?.apply(self, [...args]);
  return hook !== undefined;
}
/** Does what follows a change, and takes the change back where that fails. */
export function orUndo(work: () => void, undo: () => void): void {
  try {
    work();
  } catch (error) {
    undo();
    throw error;
  }
}

const nothing = (): void => {};
/** Events that do nothing by themselves. */
export const events = (...signatures: readonly string[]): Record<string, Implementation> =>
  Object.fromEntries(signatures.map((signature) => [`protected virtual void ${signature}`, nothing]));
