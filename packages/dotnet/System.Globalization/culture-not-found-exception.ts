// The exception `System.Globalization.CultureNotFoundException`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
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

export const cultureNotFoundExceptionType: TypeDeclaration = declareType(
  'public class System.Globalization.CultureNotFoundException : ArgumentException',
  () => ({
    'CultureNotFoundException()': () => new CultureNotFoundException(),
    'CultureNotFoundException(string? message)': (message: string | null) =>
      new CultureNotFoundException(null, null, message),
    'CultureNotFoundException(string? paramName, string? message)': (
      name: string | null,
      message: string | null,
    ) => new CultureNotFoundException(name, null, message),
    'CultureNotFoundException(string? message, Exception? innerException)': (
      message: string | null,
      inner: Exception | null,
    ) => new CultureNotFoundException(null, null, message, inner),
    'CultureNotFoundException(string? paramName, string? invalidCultureName, string? message)': (
      name: string | null,
      culture: string | null,
      message: string | null,
    ) => new CultureNotFoundException(name, culture, message),
    'CultureNotFoundException(string? message, string? invalidCultureName, Exception? innerException)': (
      message: string | null,
      culture: string | null,
      inner: Exception | null,
    ) => new CultureNotFoundException(null, culture, message, inner),
    'CultureNotFoundException(string? paramName, int invalidCultureId, string? message)': (
      name: string | null,
      culture: number,
      message: string | null,
    ) => new CultureNotFoundException(name, culture, message),
    'CultureNotFoundException(string? message, int invalidCultureId, Exception? innerException)': (
      message: string | null,
      culture: number,
      inner: Exception | null,
    ) => new CultureNotFoundException(null, culture, message, inner),
    'virtual int? InvalidCultureId { get; }': (self: CultureNotFoundException) => self.invalidCultureId,
    'virtual string? InvalidCultureName { get; }': (self: CultureNotFoundException) =>
      self.invalidCultureName,
    'override string Message { get; }': (self: Exception) => self.baseMessage(),
  }),
  { runtime: CultureNotFoundException },
);
