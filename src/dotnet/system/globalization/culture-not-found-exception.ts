// `System.Globalization.CultureNotFoundException`.
import { ArgumentException } from '../../../runtime/exceptions.ts';

/** Thrown for a culture name that cannot be one. */
export class CultureNotFoundException extends ArgumentException {
  static override readonly defaultText: string = 'Culture is not supported.';
  readonly invalidCultureName: string | null;
  constructor(
    paramName: string | null = null,
    invalidCultureName: string | null = null,
    message: string | null = null,
  ) {
    super(message, paramName);
    this.invalidCultureName = invalidCultureName;
  }
  override baseMessage(): string {
    const base = super.baseMessage();
    return this.invalidCultureName === null
      ? base
      : `${base}\n${this.invalidCultureName} is an invalid culture identifier.`;
  }
}
