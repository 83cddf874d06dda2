// The interface `Newtonsoft.Json.Linq.IJEnumerable`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { dereferenced } from '@mockwright/language/runtime/not-null';
import { tokens } from './token-sequences.ts';
import type { JToken } from './token.ts';

/** `Newtonsoft.Json.Linq.IJEnumerable<out T>`. */
export const jEnumerableInterfaceType: TypeDeclaration = declareType(
  'public interface Newtonsoft.Json.Linq.IJEnumerable<out T> : IEnumerable<T>',
  () => ({
    'IJEnumerable<JToken> this[object key] { get; }': (self: Iterable<JToken | null>, key: unknown) =>
      tokens(function* () {
        for (const token of self) {
          const value = dereferenced(token).getItem(key);
          if (value) yield value;
        }
      }),
  }),
);
