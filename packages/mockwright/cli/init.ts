// `mockwright init`: samples to begin with.
import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { CommandLine } from '../settings/command-line.ts';
import { makeFolder } from '../service/private-files.ts';
import { SettingsError } from '../settings/settings-error.ts';
import { lookAt } from './look-at.ts';
import { SAMPLES } from './samples.ts';
import { say } from './say.ts';

/**
 * Writes the samples that are not there yet and says what to try.
 * @returns 0
 * @throws {SettingsError} when the folder is a file, or cannot be written
 */
export function init({ words: [word = '.'] }: Pick<CommandLine, 'words'>): number {
  const folder = resolve(word);
  if (lookAt(folder, word)?.isFile() === true)
    throw new SettingsError(`'${word}' is a file, not a folder.`, 'Name a folder: mockwright init shop');
  for (const { file, text } of SAMPLES) {
    const shown = join(word, 'Mocks', file);
    say(`${writeNew(join(folder, 'Mocks', file), text) ? 'written:    ' : 'left alone: '}${shown}`);
  }
  const place = word === '.' ? '' : ` ${word}`;
  say(`\nServe them:   mockwright${place}`);
  SAMPLES.forEach(({ path, curl }, index) => {
    const request = `curl ${curl === undefined ? '' : `${curl} `}http://localhost:5000${path}`;
    say(`${index === 0 ? 'Then try:     ' : ' '.repeat(14)}${request}`);
  });
  say(
    '\nEdit a template while it is served: it is loaded again. mockwright check says what is wrong with all of them.',
  );
  return 0;
}

/** @returns whether it was written; false: there is such a file already */
function writeNew(file: string, text: string): boolean {
  if (existsSync(file)) return false;
  try {
    makeFolder(dirname(file), 0o777);
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    throw new SettingsError(`'${file}' cannot be written: ${(error as Error).message}`, undefined);
  }
}
