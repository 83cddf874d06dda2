// The class `System.Net.Http.HttpMethod`: what it does, and how template code sees it.
import { spendMemory } from '@mockwright/language/runtime/run';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { hash } from '@mockwright/language/runtime/equality';
import { ArgumentException, FormatException } from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';

/** A word of the grammar of HTTP headers. */
const token = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;

/** A method by its name; case does not matter. */
class HttpMethod {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly method: string;
  constructor(method: string) {
    this.method = method;
  }
  /** @throws {ArgumentNullException | ArgumentException | FormatException} */
  static of(this: void, given: string | null): HttpMethod {
    const method = notNull(given, 'method');
    if (method.trim() === '')
      throw new ArgumentException(
        'The value cannot be an empty string or composed entirely of whitespace.',
        'method',
      );
    if (!token.test(method)) throw new FormatException('The format of the HTTP method is invalid.');
    return new HttpMethod(method);
  }
  $toString(): string {
    return this.method;
  }
  $equals(other: unknown): boolean {
    if (!(other instanceof HttpMethod)) return false;
    spendMemory(other.method.length + this.method.length);
    return other.method.toUpperCase() === this.method.toUpperCase();
  }
  $hash(): number {
    return hash(this.method.toUpperCase());
  }
}
const names = ['Get', 'Put', 'Post', 'Delete', 'Head', 'Options', 'Trace', 'Patch', 'Connect', 'Query'];
const known = new Map(names.map((name) => [name.toUpperCase(), new HttpMethod(name.toUpperCase())]));
const same = (a: HttpMethod | null, b: HttpMethod | null): boolean =>
  a === null ? b === null : a.$equals(b);

/** `System.Net.Http.HttpMethod`. */
export const httpMethodType: TypeDeclaration = declareType(
  'public class System.Net.Http.HttpMethod : IEquatable<HttpMethod>',
  () => ({
    ...Object.fromEntries(
      names.map((name) => [`static HttpMethod ${name} { get; }`, () => known.get(name.toUpperCase())]),
    ),
    'string Method { get; }': (self: HttpMethod) => self.method,
    'HttpMethod(string method)': HttpMethod.of,
    'bool Equals(HttpMethod? other)': (self: HttpMethod, other: unknown) => self.$equals(other),
    'override bool Equals(object? obj)': (self: HttpMethod, other: unknown) => self.$equals(other),
    'override int GetHashCode()': (self: HttpMethod) => self.$hash(),
    'override string ToString()': (self: HttpMethod) => self.method,
    'static bool operator ==(HttpMethod? left, HttpMethod? right)': same,
    'static bool operator !=(HttpMethod? left, HttpMethod? right)': (
      a: HttpMethod | null,
      b: HttpMethod | null,
    ) => !same(a, b),
    'static HttpMethod Parse(ReadOnlySpan<char> method)': (method: { $toString(): string }) =>
      known.get(method.$toString().toUpperCase()) ?? HttpMethod.of(method.$toString()),
  }),
  { runtime: HttpMethod },
);
