// Writers of template classes: what the library writes goes through the members that they override.
import type { PrimitiveName } from '../../values/primitive-values.ts';
import { writtenReferenceTypes, writtenValueTypes } from './value-types.ts';

type Call = (...args: readonly unknown[]) => void;
/** A writer, as its methods are replaced. */
type Methods = Record<string, Call | undefined>;

/** Methods that are overridden by one member each, and how many parameters it has. */
const members: readonly (readonly [method: string, member: string, parameters: 0 | 1])[] = [
  ['writeStartObject', 'WriteStartObject', 0],
  ['writeEndObject', 'WriteEndObject', 0],
  ['writeStartArray', 'WriteStartArray', 0],
  ['writeEndArray', 'WriteEndArray', 0],
  ['writeStartConstructor', 'WriteStartConstructor', 1],
  ['writeEndConstructor', 'WriteEndConstructor', 0],
  ['writeEnd', 'WriteEnd', 0],
  ['writeNull', 'WriteNull', 0],
  ['writeUndefined', 'WriteUndefined', 0],
  ['writeRaw', 'WriteRaw', 1],
  ['writeRawValue', 'WriteRawValue', 1],
  ['writeComment', 'WriteComment', 1],
  ['writeWhitespace', 'WriteWhitespace', 1],
  ['putIndent', 'WriteIndent', 0],
  ['putDelimiter', 'WriteValueDelimiter', 0],
  ['putIndentSpace', 'WriteIndentSpace', 0],
  ['closeContainer', 'WriteEnd', 1],
  ['flush', 'Flush', 0],
  ['close', 'Close', 0],
];
/** Methods that write a value of one kind. */
const typedMethods: readonly (readonly [method: string, kind: PrimitiveName])[] = [
  ['writeString', 'String'],
  ['writeDouble', 'Double'],
  ['writeSingle', 'Single'],
  ['writeDecimal', 'Decimal'],
  ['writeBoolean', 'Boolean'],
  ['writeChar', 'Char'],
  ['writeDateTime', 'DateTime'],
  ['writeDateTimeOffset', 'DateTimeOffset'],
  ['writeGuid', 'Guid'],
  ['writeTimeSpan', 'TimeSpan'],
  ['writeUri', 'Uri'],
  ['writeBytes', 'Bytes'],
];

/**
 * Makes the methods of a writer call what its class overrides.
 * @param escapesNames names that need no escaping are a matter of their own to this kind of writer
 * @returns whether it overrides anything
 */
export function bridgeOverrides(writer: object, escapesNames: boolean): boolean {
  const methods = writer as Methods;
  const own = (member: string): Call | undefined => methods[`JsonWriter.${member}`];
  let isDerived = false;
  const replace = (method: string, call: Call): void => {
    methods[method] = call;
    isDerived = true;
  };
  for (const [method, member, parameters] of members) {
    const override = own(`${member}/${parameters}`);
    if (override) replace(method, (...args) => override.call(writer, ...args.slice(0, parameters)));
  }
  bridgePropertyNames(writer, own, replace, escapesNames);
  bridgeValues(writer, own, replace);
  return isDerived;
}
type Own = (member: string) => Call | undefined;
type Replace = (method: string, call: Call) => void;

function bridgePropertyNames(writer: object, own: Own, replace: Replace, escapesNames: boolean): void {
  const plain = own('WritePropertyName/1');
  const escaping = own('WritePropertyName/2') ?? (escapesNames ? undefined : plain);
  if (!plain && !escaping) return;
  const usual = (writer as Methods)['writePropertyName']!;
  replace('writePropertyName', (...args) => {
    const override = args.length < 2 ? plain : escaping;
    (override ?? usual).call(writer, ...(override === plain ? args.slice(0, 1) : args));
  });
}
function bridgeValues(writer: object, own: Own, replace: Replace): void {
  const values = new Map<unknown, Call>();
  const nullables = new Map<unknown, Call>();
  const note = (map: Map<unknown, Call>, kind: PrimitiveName, override: Call | undefined): void => {
    if (override) map.set(kind, override);
  };
  writtenValueTypes.forEach(([name, kind], index) => {
    note(values, kind, own(`WriteValue/${index === 0 ? 1 : name}`));
    note(nullables, kind, own(`WriteValue/${name}?`));
  });
  for (const [name, kind] of writtenReferenceTypes) note(values, kind, own(`WriteValue/${name}`));
  const any = own('WriteValue/object');
  if (any) replace('writeValue', (boxed) => any.call(writer, boxed));
  if (values.size === 0 && nullables.size === 0) return;
  const methods = writer as Methods;
  const [primitive, nullable] = [methods['writePrimitive']!, methods['writeNullable']!];
  const write: Call = (kind, content) => {
    const override = content === null ? undefined : values.get(kind);
    if (override) override.call(writer, content);
    else primitive.call(writer, kind, content);
  };
  replace('writePrimitive', write);
  replace('writeNullable', (kind, content) => {
    const override = nullables.get(kind);
    if (override) override.call(writer, content);
    else if (values.has(kind)) write(kind, content);
    else nullable.call(writer, kind, content);
  });
  replace('writeInteger', (number, kind) => write(kind, number));
  for (const [method, kind] of typedMethods)
    replace(method, (content) => (content === null ? methods['writeNull']!() : write(kind, content)));
}
