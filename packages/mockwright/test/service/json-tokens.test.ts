// Bodies become the tokens of Newtonsoft.Json.
import { expect, test } from 'vitest';
import type { JObject } from '../../../dotnet/newtonsoft/linq/object.ts';
import { jsonTokens } from '../../service/exchange/body/json-tokens.ts';
import { JTokenType } from '../../../dotnet/newtonsoft/linq/j-token-type.ts';

test('JSON: dates stay text', () => {
  const token = jsonTokens.parseJson('{"d":"2020-01-02T03:04:05Z"}') as JObject;
  expect(token.get('d')!.type).toBe(JTokenType.String);
});

test('what is no JSON says where', () => {
  expect(() => jsonTokens.parseJson('{"a":')).toThrow(/Path 'a', line 1, position 5/);
});

test('names that come twice are told', () => {
  const names: string[] = [];
  const token = jsonTokens.parseJson('{"a":1,"b":[{"a":1,"A":2},{"a":1,"a":2}],"b":3}', (name) =>
    names.push(name),
  ) as JObject;
  expect(names).toEqual(['a', 'b']);
  expect(token.get('b')!.type).toBe(JTokenType.Integer);
});

test('trees: objects, arrays, texts, null', () => {
  const token = jsonTokens.fromTree(new Map([['a', ['x', null]]])) as JObject;
  expect(token.type).toBe(JTokenType.Object);
  const array = token.get('a')!;
  expect(array.type).toBe(JTokenType.Array);
  expect(array.children.map((child) => child.type)).toEqual([JTokenType.String, JTokenType.Null]);
});
