// The class `Newtonsoft.Json.Linq.JTokenEqualityComparer`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { JToken } from './token.ts';

/** `JTokenEqualityComparer`. */
export class JTokenEqualityComparer {
  'IEqualityComparer`1.Equals/2'(a: JToken | null, b: JToken | null): boolean {
    return a === b || (a !== null && b !== null && a.deepEquals(b));
  }
  'IEqualityComparer`1.GetHashCode/1'(token: JToken | null): number {
    return token === null ? 0 : token.deepHash();
  }
}
/** `Newtonsoft.Json.Linq.JTokenEqualityComparer`. */
export const jTokenEqualityComparerType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.Linq.JTokenEqualityComparer : IEqualityComparer<JToken>',
  () => ({
    'bool Equals(JToken? x, JToken? y)': (self: JTokenEqualityComparer, a: JToken | null, b: JToken | null) =>
      self['IEqualityComparer`1.Equals/2'](a, b),
    'int GetHashCode(JToken obj)': (self: JTokenEqualityComparer, token: JToken | null) =>
      self['IEqualityComparer`1.GetHashCode/1'](token),
    'JTokenEqualityComparer()': () => new JTokenEqualityComparer(),
  }),
  { runtime: JTokenEqualityComparer },
);
