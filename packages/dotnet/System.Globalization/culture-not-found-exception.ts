// `System.Globalization.CultureNotFoundException`.
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import type { Exception } from '@mockwright/language/runtime/exceptions';

/** Thrown for a culture name that cannot be one. */
export class CultureNotFoundException extends ArgumentException {
  static override readonly defaultText: string = 'Culture is not supported.';
  readonly invalidCultureName: string | null;
  /** The number the culture was asked for with, where it was one. */
  readonly invalidCultureId: number | null;
  constructor(
    paramName: string | null = null,
    invalidCulture: string | number | null = null,
    message: string | null = null,
    inner: Exception | null = null,
  ) {
    super(message, paramName, inner);
    const isId = typeof invalidCulture === 'number';
    this.invalidCultureName = isId ? null : invalidCulture;
    this.invalidCultureId = isId ? invalidCulture : null;
  }
  get #shown(): string | null {
    if (this.invalidCultureId === null) return this.invalidCultureName;
    return `${this.invalidCultureId} (0x${(this.invalidCultureId >>> 0).toString(16).padStart(4, '0')})`;
  }
  override baseMessage(): string {
    const base = super.baseMessage();
    return this.#shown === null ? base : `${base}\n${this.#shown} is an invalid culture identifier.`;
  }
}
