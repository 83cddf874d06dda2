// What a path of the command line names.
import { statSync, type Stats } from 'node:fs';
import { shorten } from '@mockwright/language/text/shorten';
import { SettingsError } from '../settings/settings-error.ts';

/**
 * What a path leads to; undefined: nothing is there.
 * @param path absolute
 * @param word as the user wrote it
 * @throws {SettingsError} where that cannot be told: no permission, a name that is too long, links in a circle
 */
export function lookAt(path: string, word: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    const [reason = ''] = (error as Error).message.split(', stat ', 1);
    throw new SettingsError(`'${shorten(word)}' cannot be looked at: ${reason}.`, undefined);
  }
}
