// The class `System.Net.CookieCollection`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { Held } from '@mockwright/language/runtime/change-log';
import { keepItems } from '@mockwright/language/runtime/change-log';
import { coreType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { ArgumentNullException } from '@mockwright/language/runtime/exceptions';
import { dereferenced, notNull } from '@mockwright/language/runtime/not-null';
import { KnownCount, copyTo, readItems } from '../../System.Collections/read-items.ts';
import { outOfRange } from '../../System/text/range-checks.ts';
import type { Cookie } from './cookie.ts';

/** `System.Net.CookieCollection`. */
class CookieCollection extends KnownCount {
  declare readonly $type: NamedType;
  readonly cookies: Cookie[] = [];
  override $held(): Held {
    return { parts: this.cookies.slice(), putBack: keepItems(this.cookies) };
  }
  override get $count(): number {
    return this.cookies.length;
  }
  get $elementType(): Type {
    return coreType('System.Net.Cookie');
  }
  [Symbol.iterator](): Iterator<Cookie> {
    return this.cookies[Symbol.iterator]();
  }
  #indexOf(cookie: Cookie | null): number {
    return this.cookies.findIndex((each) => each.isSame(dereferenced(cookie)));
  }
  add(cookie: Cookie | null): void {
    const index = this.#indexOf(notNull(cookie, 'cookie'));
    if (index < 0) this.cookies.push(cookie!);
    else this.cookies[index] = cookie!;
  }
  contains(cookie: Cookie | null): boolean {
    return this.#indexOf(cookie) >= 0;
  }
  remove(cookie: Cookie | null): boolean {
    const index = this.#indexOf(cookie);
    if (index >= 0) this.cookies.splice(index, 1);
    return index >= 0;
  }
}

/** `System.Net.CookieCollection`. */
export const cookieCollectionType: TypeDeclaration = declareType(
  'public class System.Net.CookieCollection : ICollection<Cookie>, IReadOnlyCollection<Cookie>, System.Collections.ICollection',
  () => ({
    'CookieCollection()': () => new CookieCollection(),
    'Cookie this[int index] { get; }': (self: CookieCollection, index: number) => {
      if (index < 0) throw outOfRange('index', index);
      if (index >= self.$count) throw outOfRange('index', index, `less than '${self.$count}'`);
      return self.cookies[index];
    },
    'Cookie? this[string name] { get; }': (self: CookieCollection, name: string | null) =>
      self.cookies.find((cookie) => cookie.name.toLowerCase() === name?.toLowerCase()) ?? null,
    'int Count { get; }': (self: CookieCollection) => self.$count,
    'bool IsReadOnly { get; }': () => false,
    'bool IsSynchronized { get; }': () => false,
    'object SyncRoot { get; }': (self: CookieCollection) => self,
    'void Add(Cookie cookie)': (self: CookieCollection, cookie: Cookie | null) => self.add(cookie),
    'void Add(CookieCollection cookies)': (self: CookieCollection, cookies: CookieCollection | null) => {
      if (cookies === null) throw new ArgumentNullException('cookies');
      for (const cookie of readItems<Cookie>(cookies)) self.add(cookie);
    },
    'void Clear()': (self: CookieCollection) => {
      self.cookies.length = 0;
    },
    'bool Contains(Cookie cookie)': (self: CookieCollection, cookie: Cookie) => self.contains(cookie),
    'bool Remove(Cookie cookie)': (self: CookieCollection, cookie: Cookie) => self.remove(cookie),
    'void CopyTo(Array array, int index)': (self: CookieCollection, array: unknown[], index: number) =>
      copyTo(self.cookies, self.$elementType, array, index),
    'void CopyTo(Cookie[] array, int index)': (self: CookieCollection, array: unknown[], index: number) =>
      copyTo(self.cookies, self.$elementType, array, index),
    'System.Collections.IEnumerator GetEnumerator()': (self: CookieCollection) =>
      new Enumerator<unknown>(self, self.$elementType),
  }),
  { runtime: CookieCollection },
);
