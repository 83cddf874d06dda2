// What a process of the command does with what goes wrong before it runs: it says so, and ends with the right code.

import { wrapWords } from '@mockwright/language/text/wrap-words';
import type { SettingEntry } from '../settings/setting-entry.ts';
import { SettingsError } from '../settings/settings-error.ts';
import { readSources, settingsFromEnvironment } from '../settings/sources.ts';
import { printableJson, printableLine } from '@mockwright/language/text/printable';
import { complain } from './say.ts';

/** The exit code for a wrong command line, wrong settings, or an address that cannot be listened on. */
const EXIT_USAGE = 2;

/** Errors that are the user's to mend: told in a line or two, without a stack. */
const USER_ERRORS = new Set(['SettingsError', 'ListenError', 'ListenAddressError', 'CertificateError']);

/** Whether it says that the folder that the command was called in has been removed since. */
function isLostFolder(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).syscall === 'uv_cwd';
}

/** How a command line says which form the log has. */
const LOG_OPTION = /^(?:--json|--quiet|-q|--mock(?:aco)?:log=.*)$/i;

/** Whether lines of JSON are asked for: by the command line, else by the setting in the environment or a file. */
function wantsJson(args: readonly string[]): boolean {
  const option = args.findLast((text) => LOG_OPTION.test(text));
  if (option !== undefined) return /json$/i.test(option);
  const setting = entriesToRead().findLast(({ key }) => /^mock(?:aco)?:log$/i.test(key));
  return setting !== undefined && /^json$/i.test(setting.value.trim());
}

/** What the settings say, as far as they can be read: perhaps it is a file of them that is wrong. */
function entriesToRead(): readonly SettingEntry[] {
  try {
    return readSources(process.cwd(), process.env, []).entries;
  } catch {
    return settingsFromEnvironment(process.env);
  }
}

/** An error as the log writes it in JSON. */
export function errorLine(message: string, hint: string | undefined): string {
  const time = new Date().toISOString();
  return printableJson(
    JSON.stringify({ time, level: 'error', message, ...(hint !== undefined && { hint }) }),
  );
}

/**
 * Runs what the process is for. Its exit code becomes that of the process, an error is told on standard error.
 * @param run resolves with the exit code; undefined: the process goes on
 */
export async function tellErrors(run: () => Promise<number | undefined>): Promise<void> {
  try {
    const code = await run();
    if (code !== undefined) process.exitCode = code;
  } catch (error) {
    // By name, not by class: the bundle of the commands has classes of its own.
    const { name, message, stack, hint } = isLostFolder(error)
      ? new SettingsError('The current folder is not there any more.', 'Go to one that is.')
      : (error as Error & { readonly hint?: string });
    const isUsers = USER_ERRORS.has(name);
    process.exitCode = isUsers ? EXIT_USAGE : 1;
    if (wantsJson(process.argv)) {
      complain(errorLine(isUsers ? message : (stack ?? message), hint));
      return;
    }
    const { columns } = process.stderr as { readonly columns?: number };
    const advice = hint === undefined ? '' : `\n  hint: ${wrapWords(hint, columns, '    ', 8)}`;
    const words = isUsers ? wrapWords(printableLine(message), columns, '    ', 7) : (stack ?? message);
    complain(`error: ${words}${advice}`);
  }
}
