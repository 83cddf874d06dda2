// The struct `Newtonsoft.Json.Linq.JEnumerable` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { dereferenced } from '@mockwright/language/runtime/not-null';
import { JEnumerable, tokens } from './token-sequences.ts';
import type { JToken } from './token.ts';

const noTokens = (type: NamedType, source: string): JEnumerable =>
  new JEnumerable(type.typeArguments[0]!, () => [][Symbol.iterator](), source);
/** `Newtonsoft.Json.Linq.JEnumerable<T>`. */
export const jEnumerableType: TypeDeclaration = declareType(
  'public readonly struct Newtonsoft.Json.Linq.JEnumerable<T> : Newtonsoft.Json.Linq.IJEnumerable<T> where T : Newtonsoft.Json.Linq.JToken',
  () => ({
    'static JEnumerable<T> Empty { get; }': (type: NamedType) => noTokens(type, 'empty'),
    'JEnumerable(IEnumerable<T> enumerable)': (
      enumerable: Iterable<unknown>,
      type: { readonly typeArguments: readonly Type[] },
    ) => new JEnumerable(type.typeArguments[0]!, () => enumerable[Symbol.iterator]()),
    'IJEnumerable<JToken> this[object key] { get; }': (self: Iterable<JToken>, key: unknown) =>
      tokens(function* () {
        for (const token of self) {
          const value = dereferenced(token).getItem(key);
          if (value) yield value;
        }
      }),
    'IEnumerator<T> GetEnumerator()': (self: JEnumerable) => new Enumerator(self, self.$elementType),
    'bool Equals(JEnumerable<T> other)': (self: JEnumerable, other: unknown) => self.$equals(other),
  }),
  { runtime: JEnumerable, defaultValue: (type) => noTokens(type as NamedType, 'default') },
);
