// Bodies as the tokens of Newtonsoft.Json that template code sees.
import { DateParseHandling, JTokenType } from '@mockwright/dotnet';
import { JArray } from '@mockwright/dotnet';
import { JObject } from '@mockwright/dotnet';
import type { JToken } from '@mockwright/dotnet';
import { JValue } from '@mockwright/dotnet';
import { parseJson } from '@mockwright/dotnet';
import { Exception } from '@mockwright/language/runtime/exceptions';
import type { BodyTree, TokenFactory } from './body-tree.ts';

/** Makes `JToken`s. */
export const jsonTokens: TokenFactory = {
  parseJson(text, onRepeated) {
    try {
      return parseJson(text, {
        dateParseHandling: DateParseHandling.None,
        ...(onRepeated !== undefined && { onRepeated }),
      });
    } catch (error) {
      throw error instanceof Exception ? new Error(error.text, { cause: error }) : error;
    }
  },
  fromTree,
};

function fromTree(tree: BodyTree): JToken {
  if (tree === null) return JValue.null();
  if (typeof tree === 'string') return new JValue(tree, JTokenType.String);
  if (tree instanceof Map) {
    const object = new JObject();
    for (const [name, value] of tree) object.set(name, fromTree(value as BodyTree));
    return object;
  }
  const array = new JArray();
  for (const item of tree as readonly BodyTree[]) array.append(fromTree(item));
  return array;
}
