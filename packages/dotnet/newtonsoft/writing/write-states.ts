// What may follow what when a document is written: `JsonWriter`'s states.
import { JsonToken } from '../json-token.ts';
import type { PrimitiveName } from '../../values/primitive-values.ts';

const states = [
  'Start',
  'Property',
  'ObjectStart',
  'Object',
  'ArrayStart',
  'Array',
  'ConstructorStart',
  'Constructor',
  'Closed',
  'Error',
] as const;
/** Where a writer stands. */
export type State = (typeof states)[number];

type Row = Readonly<Record<State, State>>;
function row(...next: readonly State[]): Row {
  return Object.fromEntries(states.map((state, index) => [state, next[index]!])) as Row;
}
const E = 'Error';
const startObject = row(
  'ObjectStart',
  'ObjectStart',
  E,
  E,
  'ObjectStart',
  'ObjectStart',
  'ObjectStart',
  'ObjectStart',
  E,
  E,
);
const startArray = row(
  'ArrayStart',
  'ArrayStart',
  E,
  E,
  'ArrayStart',
  'ArrayStart',
  'ArrayStart',
  'ArrayStart',
  E,
  E,
);
const startConstructor = row(
  'ConstructorStart',
  'ConstructorStart',
  E,
  E,
  'ConstructorStart',
  'ConstructorStart',
  'ConstructorStart',
  'ConstructorStart',
  E,
  E,
);
const propertyName = row('Property', E, 'Property', 'Property', E, E, E, E, E, E);
const aside = row(
  'Start',
  'Property',
  'ObjectStart',
  'Object',
  'ArrayStart',
  'Array',
  'Constructor',
  'Constructor',
  E,
  E,
);
const value = row('Start', 'Object', E, E, 'Array', 'Array', 'Constructor', 'Constructor', E, E);
/** The state that a token (by number) leads to. */
export const transitions: readonly Row[] = [
  row(E, E, E, E, E, E, E, E, E, E),
  startObject,
  startArray,
  startConstructor,
  propertyName,
  aside,
  aside,
  value,
  value,
  value,
  value,
  value,
  value,
  value,
  value,
  value,
  value,
  value,
];

/** The token that a single value of that type is. */
export function tokenOfPrimitive(kind: PrimitiveName): number {
  switch (kind) {
    case 'Double':
    case 'Single':
    case 'Decimal':
      return JsonToken.Float;
    case 'Boolean':
      return JsonToken.Boolean;
    case 'DateTime':
    case 'DateTimeOffset':
      return JsonToken.Date;
    case 'Bytes':
      return JsonToken.Bytes;
    case 'Null':
      return JsonToken.Null;
    case 'Undefined':
      return JsonToken.Undefined;
    case 'String':
    case 'Char':
    case 'Guid':
    case 'TimeSpan':
    case 'Uri':
      return JsonToken.String;
    default:
      return JsonToken.Integer;
  }
}
