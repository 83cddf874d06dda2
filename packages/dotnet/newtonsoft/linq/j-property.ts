// The class `Newtonsoft.Json.Linq.JProperty` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ArgumentNullException } from '@mockwright/language/runtime/exceptions';
import { dereferenced, notNull } from '@mockwright/language/runtime/not-null';
import { loadMembers } from '../declarations/async-members.ts';
import { loadProperty } from '../reading/load-token.ts';
import { JArray } from './array.ts';
import { addContent, isMany, orNull, tokenOf } from './token-content.ts';
import { overridesOfWriteTo } from './j-token.ts';
import { JProperty } from './property.ts';
import type { JToken } from './token.ts';

function makeProperty(name: string | null, content: unknown): JProperty {
  const property = new JProperty(notNull(name, 'name'));
  if (isMany(content)) {
    const array = new JArray();
    addContent(array, 0, content);
    property.value = array;
  } else {
    property.value = tokenOf(content);
  }
  return property;
}
/** `Newtonsoft.Json.Linq.JProperty`. */
export const jPropertyType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.Linq.JProperty : Newtonsoft.Json.Linq.JContainer',
  () => ({
    'string Name { get; }': (self: JProperty) => self.name,
    'JToken Value { get; set; }': {
      get: (self: JProperty) => self.content,
      set: (self: JProperty, value: JToken | null) => {
        self.value = orNull(value);
      },
    },
    'JProperty(JProperty other)': (other: JProperty | null) => {
      if (other === null) throw new ArgumentNullException('other');
      return other.clone();
    },
    'override JTokenType Type { get; }': (self: JProperty) => self.type,
    ...overridesOfWriteTo(JProperty),
    'protected override IList<JToken> ChildrenTokens { get; }': (self: JProperty) => self,
    'JProperty(string name, params object[] content)': makeProperty,
    'JProperty(string name, object? content)': makeProperty,
    ...loadMembers('JProperty', 'Load', loadProperty, dereferenced),
  }),
  { runtime: JProperty },
);
