// Who sees what stands at the top of a script.
import type { ModifierToken } from '../../syntax/nodes.ts';
import type { Visible } from '../source/checks/visibility.ts';
import { accessibilityOf } from '../source/members/modifiers.ts';

/** Who sees what has these modifiers; without any it is private. */
export const placeOf = (modifiers: readonly ModifierToken[]): Visible => ({
  accessibility: accessibilityOf(modifiers, 'private'),
  containingType: null,
});
