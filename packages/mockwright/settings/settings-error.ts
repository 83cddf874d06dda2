// A setting that cannot be used.

/** A user's mistake in the settings: one line says what, the hint says what to write instead. */
export class SettingsError extends Error {
  override readonly name: string = 'SettingsError';
  readonly hint: string | undefined;

  constructor(message: string, hint: string | undefined) {
    super(message);
    this.hint = hint;
  }
}
