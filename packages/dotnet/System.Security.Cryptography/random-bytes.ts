// Random bytes of System.Security.Cryptography.
import { currentRun, spendElements } from '@mockwright/language/runtime/run';

/** Random bytes from the run's chance. */
export function randomBytes(count: number): number[] {
  spendElements(count);
  const { random } = currentRun().options;
  return Array.from({ length: count }, () => Math.floor(random() * 256));
}
