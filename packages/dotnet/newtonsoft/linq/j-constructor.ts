// The class `Newtonsoft.Json.Linq.JConstructor` as template code sees it.
import { changes } from '@mockwright/language/runtime/change-log';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { dereferenced, notNull } from '@mockwright/language/runtime/not-null';
import { loadMembers } from '../declarations/async-members.ts';
import { loadConstructor } from '../reading/load-token.ts';
import { JConstructor } from './array.ts';
import { addContent, orNull } from './token-content.ts';
import { overridesOfWriteTo } from './j-token.ts';
import type { JToken } from './token.ts';

function makeConstructor(name: string | null, content: unknown): JConstructor {
  const result = JConstructor.named(name);
  addContent(result, 0, content);
  return result;
}
/** `Newtonsoft.Json.Linq.JConstructor`. */
export const jConstructorType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.Linq.JConstructor : Newtonsoft.Json.Linq.JContainer',
  () => ({
    'string? Name { get; set; }': {
      get: (self: JConstructor) => self.name,
      set: (self: JConstructor, value: string | null) => {
        changes.log?.before(self);
        self.name = value;
      },
    },
    'override JTokenType Type { get; }': (self: JConstructor) => self.type,
    ...overridesOfWriteTo(JConstructor),
    'protected override IList<JToken> ChildrenTokens { get; }': (self: JConstructor) => self,
    'JConstructor()': () => new JConstructor(null),
    'JConstructor(JConstructor other)': (other: JConstructor | null) => notNull(other, 'other').clone(),
    'JConstructor(string name, params object[] content)': makeConstructor,
    'JConstructor(string name, object content)': makeConstructor,
    'JConstructor(string name)': (name: string | null) => makeConstructor(name, []),
    'override JToken? this[object key] { get; set; }': {
      get: (self: JConstructor, key: unknown) => self.getItem(key),
      set: (self: JConstructor, key: unknown, value: JToken | null) => self.setItem(key, orNull(value)),
    },
    ...loadMembers('JConstructor', 'Load', loadConstructor, dereferenced),
  }),
  { runtime: JConstructor },
);
