// A setting that cannot be used.
import { printableLine } from '@mockwright/language/text/printable';

/** A user's mistake in the settings: one line says what, the hint says what to write instead. */
export class SettingsError extends Error {
  override readonly name: string = 'SettingsError';
  readonly hint: string | undefined;

  /** Names and values of settings, which both may hold, are of anybody's making: none begins another line. */
  constructor(message: string, hint: string | undefined) {
    super(printableLine(message));
    this.hint = hint === undefined ? undefined : printableLine(hint);
  }
}
