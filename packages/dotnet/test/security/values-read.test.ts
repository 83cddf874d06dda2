// What readers of a template give, whatever they call it: it becomes a value of the declared type, wherever that stands, or none.
import { expect, test } from 'vitest';
import { arrayOf } from '@mockwright/language/metadata/symbols';
import type { Type } from '@mockwright/language/metadata/symbols';
import { Box, toArray } from '@mockwright/language/runtime/box';
import { box, defaultOf } from '@mockwright/language/runtime/casting';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { Decimal } from '@mockwright/language/runtime/decimal';
import { Exception } from '@mockwright/language/runtime/exceptions';
import { callMethod } from '@mockwright/language/runtime/members';
import { Run } from '@mockwright/language/runtime/run';
import { templateLibrary } from '../../../mockwright/template/compiling/library.ts';
import { defaultRunOptions } from '../../../mockwright/template/running/run-options.ts';
import { JsonToken } from '../../newtonsoft/json-token.ts';
import { JArray } from '../../newtonsoft/linq/array.ts';
import { JRaw } from '../../newtonsoft/linq/value.ts';
import { JsonReader } from '../../newtonsoft/reading/json-reader.ts';
import { castOrDefault } from '../../newtonsoft/serialization/contracts/value-provider.ts';
import { JsonSerializer } from '../../newtonsoft/serialization/serializer.ts';
import { scalarOfToken } from '../../newtonsoft/values/scalar.ts';
import { misfit } from './conforms.ts';
import { seeded } from './value-pool.ts';

templateLibrary();

/** One in so many is tried at each place. */
const share = 4;
const pick = seeded(1);

type Token = readonly [kind: number, boxed: unknown];

/** A reader that gives tokens as a template's would that sets them. */
class Given extends JsonReader {
  readonly #tokens: readonly Token[];
  #at = 0;
  constructor(tokens: readonly Token[]) {
    super();
    this.#tokens = tokens;
  }
  read(): boolean {
    const token = this.#tokens[this.#at++];
    if (!token) return false;
    this.setToken(token[0], scalarOfToken(token[1], token[0] === JsonToken.Integer));
    return true;
  }
}

const generic = (name: string, ...types: readonly Type[]): Type =>
  coreType(`System.${name}`, types.length).construct(types);
const ofSystem = (name: string): Type => coreType(`System.${name}`);

const int = specialType('int');
const string = specialType('string');
const special = 'int long double float decimal bool char byte string object'.split(' ');
const structs = 'Guid DayOfWeek DateTime DateTimeOffset TimeSpan Half Numerics.BigInteger'.split(' ');
const classes = 'Uri Version Type Exception Action IConvertible IComparable Reflection.MethodInfo'.split(' ');
const tokens = 'JToken JValue JRaw JObject JArray JContainer'.split(' ');
const types: readonly Type[] = [
  ...special.map((name) => specialType(name as 'int')),
  ...[...structs, ...classes].map(ofSystem),
  ...tokens.map((name) => coreType(`Newtonsoft.Json.Linq.${name}`)),
  ...['int', 'long', 'bool'].map((name) => generic('Nullable', specialType(name as 'int'))),
  generic('Nullable', ofSystem('Guid')),
  generic('Nullable', ofSystem('DayOfWeek')),
  generic('ValueTuple', int, int),
  generic('Collections.Generic.List', int),
  generic('Collections.Generic.Dictionary', string, int),
  arrayOf(int),
  arrayOf(specialType('byte')),
];

const double = specialType('double');
const values: readonly unknown[] = [
  null,
  'x',
  '1',
  '',
  1n,
  2n ** 40n,
  1,
  true,
  Decimal.parse('3'),
  ...[2.5, 1e300, NaN].map((number) => new Box(double, number)),
  ...[...structs.map(ofSystem), specialType('char'), specialType('float'), specialType('byte')].map((type) =>
    box(defaultOf(type), type),
  ),
  toArray([1], specialType('byte')),
  toArray([1], int),
  new JRaw('1'),
  new JRaw('{}'),
  new JArray(),
];

/** Where a value stands: the tokens around it, the type of all, and how it is found in that. */
interface Position {
  readonly of: (type: Type) => Type;
  readonly around: (token: Token) => readonly Token[];
  readonly found: (whole: never) => readonly unknown[];
}
const inArray = (token: Token): readonly Token[] => [
  [JsonToken.StartArray, null],
  token,
  [JsonToken.EndArray, null],
];
const inObject =
  (name: string) =>
  (token: Token): readonly Token[] => [
    [JsonToken.StartObject, null],
    [JsonToken.PropertyName, name],
    token,
    [JsonToken.EndObject, null],
  ];
function memberOf(whole: object & { readonly $type: Type }, name: string): unknown {
  const type = whole.$type;
  const member = 'members' in type ? type.members(name)[0] : undefined;
  return member?.kind === 'property' && member.getMethod?.implementation
    ? callMethod(whole, member.getMethod, [])
    : (whole as unknown as Record<string, unknown>)[name];
}
const member =
  (name: string) =>
  (whole: object & { readonly $type: Type }): readonly unknown[] => [memberOf(whole, name)];
const positions: Readonly<Record<string, Position>> = {
  top: { of: (type) => type, around: (token) => [token], found: (whole) => [whole] },
  'element of an array': { of: arrayOf, around: inArray, found: (items: unknown[]) => items },
  'element of a list': {
    of: (type) => generic('Collections.Generic.List', type),
    around: inArray,
    found: ({ items }: { items: unknown[] }) => items,
  },
  'value of a dictionary': {
    of: (type) => generic('Collections.Generic.Dictionary', string, type),
    around: inObject('a'),
    found: ({ values: held }: { values: unknown[] }) => held,
  },
  'field of a class': {
    of: (type) => generic('Runtime.CompilerServices.StrongBox', type),
    around: inObject('Value'),
    found: member('Value'),
  },
  'parameter of a constructor': {
    of: (type) => generic('Tuple', type),
    around: inObject('Item1'),
    found: member('Item1'),
  },
  'part of a pair': {
    of: (type) => generic('Collections.Generic.KeyValuePair', string, type),
    around: inObject('Value'),
    found: member('Value'),
  },
};

/** What is wrong with what becomes of a token; undefined where it is refused, or nothing is. */
function judge(token: Token, type: Type, { of, around, found }: Position): string | undefined {
  const whole = of(type);
  try {
    const boxed = new JsonSerializer().deserialize(new Given(around(token)), whole);
    const natural = castOrDefault(boxed, whole);
    if (natural === null) return undefined;
    return found(natural as never)
      .map((each) => misfit(each, type))
      .find((wrong) => wrong !== undefined);
  } catch (error) {
    if (error instanceof Exception) return undefined;
    return String(error);
  }
}

test.each(Object.entries(positions))('%s', (_, position) => {
  const found = new Set<string>();
  let read = 0;
  new Run({ ...defaultRunOptions(), timeoutMilliseconds: 60_000 }).enter(() => {
    for (const [name, kind] of Object.entries(JsonToken))
      for (const type of types)
        for (const value of values) {
          // `SetToken` takes nothing else for a name.
          if ((kind === JsonToken.PropertyName && typeof value !== 'string') || pick(share) > 0) continue;
          read++;
          const wrong = judge([kind, value], type, position);
          if (wrong !== undefined) found.add(`${name}: ${wrong}`);
        }
  });
  expect([...found]).toEqual([]);
  expect(read).toBeGreaterThan(3000);
});
