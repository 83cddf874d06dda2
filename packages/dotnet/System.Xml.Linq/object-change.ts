// The events of changes.
import type { Delegate } from '@mockwright/language/runtime/delegates';

/** `XObjectChange`. */
export const objectChange = { Add: 0, Remove: 1, Name: 2, Value: 3 } as const;
/** One of {@link objectChange}. */
export type ObjectChange = (typeof objectChange)[keyof typeof objectChange];

/** Whom an object tells: delegates of type `EventHandler<XObjectChangeEventArgs>`. */
export interface ChangeHandlers {
  changing: Delegate | null;
  changed: Delegate | null;
}
