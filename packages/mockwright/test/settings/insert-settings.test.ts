// Settings that are added to a file, whatever is in it.
import { describe, expect, test } from 'vitest';
import { insertSettings, type SettingTree } from '../../settings/insert-settings.ts';
import { stripJsonComments } from '../../settings/strip-json-comments.ts';

describe('settings are added to', () => {
  test.each<[title: string, text: string, wanted: SettingTree, expected: string, kept?: string[]]>([
    ['no file', '', { Mock: { Folder: 'M' } }, '{\n  "Mock": {\n    "Folder": "M"\n  }\n}\n'],
    ['an empty object', '{}', { a: 1 }, '{\n  "a": 1\n}'],
    ['others', '{ "x": 1 }', { a: true, b: 'c' }, '{\n  "a": true,\n  "b": "c", "x": 1 }'],
    [
      'their section, in any case',
      '{ "MOCK": { "x": 1 } }',
      { Mock: { y: 2 } },
      '{ "MOCK": {\n    "y": 2, "x": 1 } }',
    ],
    [
      'a section in a section',
      '{ "Mock": { "Chaos": {} } }',
      { Mock: { Folder: 'M', Chaos: { Enabled: true } } },
      '{ "Mock": {\n    "Folder": "M", "Chaos": {\n      "Enabled": true\n    } } }',
    ],
    [
      'a section of the same name elsewhere',
      '{ "Other": { "Mock": { } }, "List": [ { "Mock": { } } ], "Mock": { } }',
      { Mock: { a: 1 } },
      '{ "Other": { "Mock": { } }, "List": [ { "Mock": { } } ], "Mock": {\n    "a": 1\n   } }',
    ],
    [
      'the last section of its name, which is the one that counts',
      '{ "Mock": { }, "Mock": { "x": 1 } }',
      { Mock: { a: 1 } },
      '{ "Mock": { }, "Mock": {\n    "a": 1, "x": 1 } }',
    ],
    [
      'comments, commas and braces in texts',
      '{ // {\n "a": "{ \\" /*", /* { */ "b": 1, }',
      { c: 1 },
      '{\n  "c": 1, // {\n "a": "{ \\" /*", /* { */ "b": 1, }',
    ],
    ['what is there with another value', '{ "a": 1 }', { a: 2 }, '{ "a": 1 }', ['a']],
    ['what is there with the same', '{ "a": [ "x" ] }', { a: ['x'] }, '{ "a": [ "x" ] }'],
    ['a text where a section is wanted', '{ "Mock": 1 }', { Mock: { a: 2 } }, '{ "Mock": 1 }', ['Mock']],
  ])('%s', (_title, text, wanted, expected, kept = []) => {
    const inserted = insertSettings(text, wanted);
    expect(inserted).toEqual({ text: expected, kept });
    expect(() => JSON.parse(stripJsonComments(inserted.text)) as unknown).not.toThrow();
  });

  test('no list', () => expect(() => insertSettings('[]', { a: 1 })).toThrow(SyntaxError));
});
