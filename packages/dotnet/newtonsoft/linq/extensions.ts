// The static class `Newtonsoft.Json.Linq.Extensions` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { dereferenced, notNull } from '@mockwright/language/runtime/not-null';
import { convertToken } from './token-casts.ts';
import type { JObject } from './object.ts';
import { ancestors, descendants } from './token-paths.ts';
import type { JProperty } from './property.ts';
import { JEnumerable, TokenSequence, tokenType } from './token-sequences.ts';
import { JToken } from './token.ts';
import { JValue } from './value.ts';

type Tokens = Iterable<JToken | null>;

/** The tokens below each token, or what they have under a key. */
function* values(source: Tokens, key: unknown): Generator<JToken> {
  for (const token of source) {
    if (key !== null) {
      const value = dereferenced(token).getItem(key);
      if (value) yield value;
    } else if (token instanceof JValue) {
      yield token;
    } else {
      yield* dereferenced(token);
    }
  }
}
function* convertAll(source: Iterable<JToken | null>, type: Type): Generator {
  for (const token of source) yield convertToken(token, type);
}
function* each(source: Tokens, find: (token: JToken) => Iterable<JToken>): Generator<JToken> {
  for (const token of source) yield* find(dereferenced(token));
}

/** `Newtonsoft.Json.Linq.Extensions`. */
export const linqExtensionsType: TypeDeclaration = declareType(
  'public static class Newtonsoft.Json.Linq.Extensions',
  () => ({
    'static IJEnumerable<JToken> Ancestors<T>(this IEnumerable<T> source) where T : JToken': (
      source: Tokens | null,
    ) => {
      const given = notNull(source, 'source');
      return new JEnumerable(tokenType(), () => each(given, (token) => ancestors(token, false)));
    },
    'static IJEnumerable<JToken> AncestorsAndSelf<T>(this IEnumerable<T> source) where T : JToken': (
      source: Tokens | null,
    ) => {
      const given = notNull(source, 'source');
      return new JEnumerable(tokenType(), () => each(given, (token) => ancestors(token, true)));
    },
    'static IJEnumerable<JToken> Descendants<T>(this IEnumerable<T> source) where T : JContainer': (
      source: Tokens | null,
    ) => {
      const given = notNull(source, 'source');
      return new JEnumerable(tokenType(), () => each(given, (token) => descendants(token, false)));
    },
    'static IJEnumerable<JToken> DescendantsAndSelf<T>(this IEnumerable<T> source) where T : JContainer': (
      source: Tokens | null,
    ) => {
      const given = notNull(source, 'source');
      return new JEnumerable(tokenType(), () => each(given, (token) => descendants(token, true)));
    },
    'static IJEnumerable<JProperty> Properties(this IEnumerable<JObject> source)': (
      source: Iterable<JObject> | null,
    ) => {
      const given = notNull(source, 'source');
      return new JEnumerable<JProperty>(coreType('Newtonsoft.Json.Linq.JProperty'), function* () {
        for (const object of given) yield* dereferenced(object).children;
      });
    },
    'static IJEnumerable<JToken> Values(this IEnumerable<JToken> source, object? key)': (
      source: Tokens | null,
      key: unknown,
    ) => {
      const given = notNull(source, 'source');
      return new JEnumerable(tokenType(), () => values(given, key));
    },
    'static IJEnumerable<JToken> Values(this IEnumerable<JToken> source)': (source: Tokens | null) => {
      const given = notNull(source, 'source');
      return new JEnumerable(tokenType(), () => values(given, null));
    },
    'static IEnumerable<U?> Values<U>(this IEnumerable<JToken> source, object key)': (
      source: Tokens | null,
      key: unknown,
      type: Type,
    ) => {
      const given = notNull(source, 'source');
      return new TokenSequence(type, () => convertAll(values(given, key), type));
    },
    'static IEnumerable<U?> Values<U>(this IEnumerable<JToken> source)': (
      source: Tokens | null,
      type: Type,
    ) => {
      const given = notNull(source, 'source');
      return new TokenSequence(type, () => convertAll(values(given, null), type));
    },
    'static U? Value<U>(this IEnumerable<JToken> value)': (value: Tokens | null, type: Type) => {
      const given = notNull(value, 'value');
      if (!(given instanceof JToken)) throw new ArgumentException('Source value must be a JToken.');
      return convertToken(given, type);
    },
    'static U? Value<T, U>(this IEnumerable<T> value) where T : JToken': (
      value: Tokens | null,
      _token: Type,
      type: Type,
    ) => {
      const given = notNull(value, 'value');
      if (!(given instanceof JToken)) throw new ArgumentException('Source value must be a JToken.');
      return convertToken(given, type);
    },
    'static IJEnumerable<JToken> Children<T>(this IEnumerable<T> source) where T : JToken': (
      source: Tokens | null,
    ) => {
      const given = notNull(source, 'source');
      return new JEnumerable(tokenType(), () => each(given, (token) => token));
    },
    'static IEnumerable<U?> Children<T, U>(this IEnumerable<T> source) where T : JToken': (
      source: Tokens | null,
      _token: Type,
      type: Type,
    ) => {
      const given = notNull(source, 'source');
      return new TokenSequence(type, () =>
        convertAll(
          each(given, (token) => token),
          type,
        ),
      );
    },
    'static IJEnumerable<JToken> AsJEnumerable(this IEnumerable<JToken> source)': (
      source: Iterable<JToken> | null,
    ) => (source === null ? null : asEnumerable(source, tokenType())),
    'static IJEnumerable<T> AsJEnumerable<T>(this IEnumerable<T> source) where T : JToken': (
      source: Iterable<JToken> | null,
      type: Type,
    ) => (source === null ? null : asEnumerable(source, type)),
  }),
);
function asEnumerable(source: Iterable<JToken>, type: Type): unknown {
  return source instanceof JEnumerable ? source : new JEnumerable(type, () => source[Symbol.iterator]());
}
