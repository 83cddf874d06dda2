// Runs the engine's own regular expressions under a time limit where they may take long.
// oxlint-disable-next-line no-restricted-imports -- only here can the engine's own matching be stopped; the script is fixed
import { createContext, Script } from 'node:vm';
import { hasRoomForClock } from '@mockwright/language/runtime/room-for-clock';
import { BudgetError, runInProgress, spend } from '@mockwright/language/runtime/run';

const holder: { regex: RegExp | undefined; text: string } = { regex: undefined, text: '' };
let guarded: { readonly script: Script; readonly context: object } | undefined;
/** What a match costs, and what entering a context does, in units of fuel. */
const matchCost = 4;
const entryCost = 200;

/**
 * `regex.exec(text)`; stopped when the run's time is over, or the limit of its own.
 * @param unguardedLength how long a text is at most that needs no limit
 * @param limit milliseconds that it may take, if there is a limit
 * @param timedOut what to throw when the limit is over
 * @throws {BudgetError} when the run's time is over, or there is nothing to stop it with
 */
export function execWithin(
  regex: RegExp,
  text: string,
  unguardedLength: number,
  limit: number = Infinity,
  timedOut?: () => Error,
): RegExpExecArray | null {
  spend(matchCost);
  if (text.length <= unguardedLength) return regex.exec(text);
  spend(entryCost);
  if (!hasRoomForClock()) {
    if (limit < Infinity && timedOut) throw timedOut();
    throw new BudgetError(
      'A regular expression may take long, and no more files may be open to watch over it.',
    );
  }
  guarded ??= { script: new Script('holder.regex.exec(holder.text)'), context: createContext({ holder }) };
  holder.regex = regex;
  holder.text = text;
  // Outside of a run, where routes are matched, only the expression's own limit counts.
  const run = runInProgress();
  const rest = run === undefined ? Infinity : Math.floor(run.timeLeft);
  const timeout = Math.max(1, Math.min(rest, Math.ceil(limit)));
  try {
    return guarded.script.runInContext(guarded.context, { timeout }) as RegExpExecArray | null;
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    if (limit < rest && timedOut) throw timedOut();
    throw run!.timeUp('A regular expression');
  } finally {
    holder.regex = undefined;
    holder.text = '';
  }
}
