// Bogus beyond the recorded members: its errors, rule sets, and that locales are loaded ahead of a run.
import { expect, test } from 'vitest';
import { prepareFaker } from '../../../mockwright/compiler.ts';
import { isLocaleLoaded, localeFromAcceptLanguage } from '../../bogus/locales.ts';
import { evaluate } from '../../../mockwright/template/compiling/evaluate.ts';

const order = 'class O { public int Id { get; set; } public string Item { get; set; } public int Q; }\n';

test.each([
  [
    'Faker.Random.Digits(3, 0, 10)',
    'System.ArgumentException',
    "max digit can't be lager than 9 or smaller than 0 (Parameter 'maxDigit')",
  ],
  [
    'Faker.Random.Odd(2, 2)',
    'System.ArgumentException',
    "The specified range does not contain any odd numbers. (Parameter 'max')",
  ],
  [
    'Faker.Random.ArrayElements(new[] { 1, 2 }, 3)',
    'System.ArgumentOutOfRangeException',
    "Specified argument was out of the range of valid values. (Parameter 'count')",
  ],
  [
    'Faker.Parse("{{name.firstname(Foo)}}")',
    'System.ArgumentException',
    'Cannot parse arguments for NAME.FIRSTNAME. Argument list: Foo',
  ],
  [
    'Faker.Parse("{{address.latitude(1,2,3)}}")',
    'System.ArgumentException',
    "Cannot find a method 'ADDRESS.LATITUDE' that could accept 3 arguments",
  ],
  [
    'Faker.Hashids.Encode(-1)',
    'System.IndexOutOfRangeException',
    'Index was outside the bounds of the array.',
  ],
  [
    '"a".OrNull(Faker, 1.5f)',
    'System.ArgumentOutOfRangeException',
    ".OrNull() nullWeight of '1.5' must be between 1.0f and 0.0f. (Parameter 'nullWeight')",
  ],
  [
    `${order}new Faker<O>().StrictMode(true).RuleFor(o => o.Id, 1).Generate()`,
    'Bogus.ValidationException',
    "Validation was called to ensure all properties / fields have rules.\nThere are missing rules for Faker<T> 'O'.\n=========== Missing Rules ===========\nItem\nQ",
  ],
])('%s throws', (code, exception, message) => {
  expect(evaluate([code])).toMatchObject({ exception, message });
});

test.each([
  ['new Hashids("salt").Encode(1, 2, 3) + " " + new Hashids("salt", 8).Encode(1)', 'JWiouV zxkXG8ZW'],
  ['Faker.Hashids.EncodeHex("507f1f77bcf86cd799439011")', 'y42LW46J9luq3Xq9XMly'],
  [
    `${order}var f = new Faker<O>().RuleFor(o => o.Id, 1).RuleSet("a", s => { s.RuleFor(o => o.Item, "A"); }).RuleSet("b", s => { s.RuleFor(o => o.Item, "B"); s.RuleFor(o => o.Q, 5); }); ` +
      'return JsonConvert.SerializeObject(new[] { f.Generate(), f.Generate("a"), f.Generate("a,b"), f.Generate("default,b") });',
    '[{"Q":0,"Id":1,"Item":null},{"Q":0,"Id":0,"Item":"A"},{"Q":5,"Id":0,"Item":"B"},{"Q":5,"Id":1,"Item":"B"}]',
  ],
  [
    `${order}JsonConvert.SerializeObject(new Faker<O>().RuleFor(o => o.Item, (f, o) => "i" + o.Id).RuleFor(o => o.Id, 2).Generate())`,
    '{"Q":0,"Id":2,"Item":"i0"}',
  ],
])('%s', (code, text) => {
  expect(evaluate([code]).text).toBe(text);
});

test.each([
  'Faker.Random.Words(300000000)',
  'Faker.Commerce.Categories(300000000)',
  'Faker.Random.Bytes(300000000)',
  'Faker.Random.ClampString("a", 300000000)',
  'Faker.Random.Utf16String(300000000, 300000000)',
])('%s is stopped', (code) => {
  expect(evaluate([code])).toMatchObject({ exception: 'System.TimeoutException' });
});

test('a long text is no deep call', () => {
  expect(evaluate(['Faker.Random.String(300000).Length']).text).toBe('300000');
});

test('the locale of a request is loaded before its run', async () => {
  expect(localeFromAcceptLanguage('xx, pt-BR;q=0.8, de;q=0.9')).toBe('de');
  expect(localeFromAcceptLanguage('cs-CZ')).toBe('cz');
  expect(localeFromAcceptLanguage('zh-Hant-TW')).toBe('zh_TW');
  expect(localeFromAcceptLanguage('zh-hant')).toBe('zh_TW');
  expect(localeFromAcceptLanguage('constructor')).toBe('en');
  expect(localeFromAcceptLanguage('en-in;q=0.4, PT-br;q=0.5')).toBe('pt_BR');
  expect(localeFromAcceptLanguage('*, xx')).toBe('en');
  await prepareFaker('sv');
  expect(isLocaleLoaded('sv')).toBe(true);
  expect(prepareFaker('sv')).toBeUndefined();
});
