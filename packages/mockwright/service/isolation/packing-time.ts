// Values of `Global` are packed and made again while nobody else is answered: what takes long stays where it is.
import { UnpackableError } from '@mockwright/dotnet';
import { BudgetError, Run } from '@mockwright/language/runtime/run';
import { defaultRunOptions } from '../../template/running/run-options.ts';

/** More than all that counts as little enough takes on a slow machine. */
const MOST_MILLISECONDS = 1000;

/** Does it. @throws {UnpackableError} when that is too long */
export function withinPackingTime<T>(action: () => T): T {
  try {
    return new Run({ ...defaultRunOptions(), timeoutMilliseconds: MOST_MILLISECONDS }).enter(action);
  } catch (error) {
    if (error instanceof BudgetError) throw new UnpackableError('something that takes long');
    throw error;
  }
}
