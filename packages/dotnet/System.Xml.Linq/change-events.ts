// Who is told of changes in a tree: whoever asked at the object that changes, or at one around it.
import type { ChangeHandlers, ObjectChange } from './object-change.ts';
import { XObjectChangeEventArgs } from './x-object-change-event-args.ts';

/** An object in a tree, with whom it tells. */
interface Changing {
  readonly owner: Changing | null;
  readonly handlers: ChangeHandlers | undefined;
}

/** Whether anybody wants to know of changes there. */
export function isHeard(object: Changing): boolean {
  for (let at: Changing | null = object; at; at = at.owner) if (at.handlers) return true;
  return false;
}

/** Tells of a change of `sender`, from the inside out. */
export function tellOfChange(
  object: Changing,
  when: keyof ChangeHandlers,
  sender: object,
  kind: ObjectChange,
): void {
  for (let at: Changing | null = object; at; at = at.owner)
    at.handlers?.[when]?.(sender, XObjectChangeEventArgs.all[kind]!);
}
