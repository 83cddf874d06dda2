// `ITraceWriter`: what a serializer says of its work while it is at it.
import type { Exception } from '@mockwright/language/runtime/exceptions';
import { callMember } from '../../System.Collections/collection-protocol.ts';
import { traceLevels } from '../../System.Diagnostics/trace-level.ts';
import { Formatting } from '../formatting.ts';
import { positionMessage } from '../json-position.ts';
import type { LineInfo } from '../json-position.ts';
import type { JsonReader } from '../reading/json-reader.ts';
import { JsonTextWriter, TextBuffer } from '../writing/json-text-writer.ts';
import type { JsonWriter } from '../writing/json-writer.ts';

/** A writer, or a reader that knows its lines: something that has a place in the JSON. */
interface Placed {
  readonly path: string;
  hasLineInfo?(): boolean;
}

/** Tells an `ITraceWriter`, as far as it wants to be told. */
export class Tracer {
  readonly #writer: object;
  constructor(writer: object) {
    this.#writer = writer;
  }
  wants(level: number): boolean {
    const filter = callMember(this.#writer, 'ITraceWriter.get_LevelFilter/0', 'LevelFilter', [], 'get');
    return (filter as number) >= level;
  }
  #tell(level: number, message: string, exception: Exception | null): void {
    callMember(this.#writer, 'ITraceWriter.Trace/3', 'Trace', [level, message, exception]);
  }
  /** With the place where a reader or writer stands. */
  info(place: Placed, message: string): void {
    this.#at(traceLevels.Info, place, message);
  }
  /** The same, of less interest. */
  verbose(place: Placed, message: string): void {
    this.#at(traceLevels.Verbose, place, message);
  }
  #at(level: number, place: Placed, message: string): void {
    if (!this.wants(level)) return;
    const lines = place.hasLineInfo ? (place as unknown as LineInfo) : null;
    this.#tell(level, positionMessage(lines, place.path, message), null);
  }
  error(message: string, exception: Exception): void {
    if (this.wants(traceLevels.Error)) this.#tell(traceLevels.Error, message, exception);
  }
  /** The JSON that was read or written as a whole. */
  json(what: 'Serialized' | 'Deserialized', text: string): void {
    this.#tell(traceLevels.Verbose, `${what} JSON: \n${text}`, null);
  }
}

type Call = (...args: readonly unknown[]) => unknown;
const writingMethods = [
  'writeStartObject',
  'writeEndObject',
  'writeStartArray',
  'writeEndArray',
  'writeStartConstructor',
  'writeEndConstructor',
  'writeEnd',
  'writePropertyName',
  'writeNull',
  'writeUndefined',
  'writeRaw',
  'writeRawValue',
  'writeComment',
  'writeString',
  'writeInteger',
  'writeDouble',
  'writeSingle',
  'writeDecimal',
  'writeBoolean',
  'writeChar',
  'writeDateTime',
  'writeDateTimeOffset',
  'writeGuid',
  'writeTimeSpan',
  'writeUri',
  'writeBytes',
  'writePrimitive',
  'writeNullable',
  'writeValue',
  'writeTree',
] as const;
const readingMethods = [
  'read',
  'readAsInt32',
  'readAsString',
  'readAsBytes',
  'readAsDouble',
  'readAsBoolean',
  'readAsDecimal',
  'readAsDateTime',
  'readAsDateTimeOffset',
] as const;

/** Lets `after` see each call of the methods that comes from outside of the object. @returns how to stop it */
function listen(
  target: object,
  names: readonly string[],
  after: (name: string, args: readonly unknown[]) => void,
): () => void {
  const methods = target as Record<string, Call | undefined>;
  const own = names
    .filter((name) => Object.hasOwn(target, name))
    .map((name) => [name, methods[name]] as const);
  let isInside = false;
  for (const name of names) {
    const method = methods[name];
    if (!method) continue;
    methods[name] = (...args) => {
      if (isInside) return method.apply(target, args as unknown[]);
      isInside = true;
      try {
        const result = method.apply(target, args as unknown[]);
        after(name, args);
        return result;
      } finally {
        isInside = false;
      }
    };
  }
  return () => {
    for (const name of names) delete methods[name];
    for (const [name, method] of own) methods[name] = method;
  };
}
function indentedCopy(): readonly [writer: JsonTextWriter, buffer: TextBuffer] {
  const buffer = new TextBuffer();
  const writer = new JsonTextWriter(buffer);
  writer.formatting = Formatting.Indented;
  return [writer, buffer];
}

/** Makes an indented copy of what is written. @returns how to stop it, which gives the text */
export function copyWritten(writer: JsonWriter): () => string {
  const [copy, buffer] = indentedCopy();
  const { dateFormatHandling, dateTimeZoneHandling, dateFormatString, floatFormatHandling, culture } = writer;
  Object.assign(copy, {
    dateFormatHandling,
    dateTimeZoneHandling,
    dateFormatString,
    floatFormatHandling,
    culture,
  });
  const stop = listen(writer, writingMethods, (name, args) => {
    (copy as unknown as Record<string, Call>)[name]!(...args);
  });
  return () => {
    stop();
    return buffer.text;
  };
}
/** Makes an indented copy of what is read. @returns how to stop it, which gives the text */
export function copyRead(reader: JsonReader): () => string {
  const [copy, buffer] = indentedCopy();
  const stop = listen(reader, readingMethods, () => copy.writeToken(reader, false, true, false));
  return () => {
    stop();
    return buffer.text;
  };
}
