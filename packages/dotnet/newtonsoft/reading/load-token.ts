// From a reader to tokens: `JToken.ReadFrom`, `JObject.Load` and their kin.
import { InvalidCastException, InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import { dereferenced } from '@mockwright/language/runtime/not-null';
import { typeName } from '@mockwright/language/runtime/type-name';
import { CommentHandling } from '../linq/comment-handling.ts';
import { DuplicatePropertyNameHandling } from '../linq/duplicate-property-name-handling.ts';
import { JTokenType } from '../linq/j-token-type.ts';
import { JsonToken } from '../json-token.ts';
import { enumName } from '../enum-names.ts';
import type { JsonReader } from './json-reader.ts';
import { JArray, JConstructor } from '../linq/array.ts';
import { JObject } from '../linq/object.ts';
import { JProperty } from '../linq/property.ts';
import type { JContainer, JToken } from '../linq/token.ts';
import { JValue } from '../linq/value.ts';
import { tokenTypeOf } from '../linq/token-content.ts';
import { classify } from '../../values/primitive-values.ts';
import type { JsonReaderException } from '../json-reader-exception.ts';

/** `JsonLoadSettings`. */
export interface LoadSettings {
  readonly commentHandling: number;
  readonly lineInfoHandling: number;
  readonly duplicatePropertyNameHandling: number;
}
/** What null as settings means. */
const defaultLoadSettings: LoadSettings = {
  commentHandling: CommentHandling.Ignore,
  lineInfoHandling: 1,
  duplicatePropertyNameHandling: DuplicatePropertyNameHandling.Replace,
};

function tokenName(reader: JsonReader): string {
  return enumName(JsonToken, reader.tokenType);
}
function mark<T extends JToken>(token: T, reader: JsonReader, settings: LoadSettings): T {
  if (settings.lineInfoHandling === 1 && reader.hasLineInfo()) {
    token.line = reader.lineNumber;
    token.position = reader.linePosition;
  }
  return token;
}
/** The reader's current value as a token. */
function valueOfReader(reader: JsonReader): JValue {
  switch (reader.tokenType) {
    case JsonToken.Integer:
      return new JValue(reader.value, JTokenType.Integer);
    case JsonToken.Float:
      return new JValue(reader.value, JTokenType.Float);
    case JsonToken.String:
      return new JValue(reader.value, JTokenType.String);
    case JsonToken.Boolean:
      return new JValue(reader.value, JTokenType.Boolean);
    case JsonToken.Date:
      return new JValue(reader.value, JTokenType.Date);
    default:
      return new JValue(reader.value, tokenTypeOf(classify(reader.value)?.kind ?? 'Null'));
  }
}

/** `JToken.ReadFrom(reader, settings)`. @throws JsonReaderException */
export function readToken(reader: JsonReader, settings: LoadSettings | null = null): JToken {
  const ignoresComments = settings?.commentHandling === CommentHandling.Ignore;
  let hasContent = true;
  if (reader.tokenType === JsonToken.None)
    hasContent = ignoresComments ? reader.readAndMoveToContent() : reader.read();
  else if (reader.tokenType === JsonToken.Comment && ignoresComments)
    hasContent = reader.readAndMoveToContent();
  if (!hasContent) throw reader.error('Error reading JToken from JsonReader.');
  const used = settings ?? defaultLoadSettings;
  switch (reader.tokenType) {
    case JsonToken.StartObject:
      return loadObject(reader, used);
    case JsonToken.StartArray:
      return loadArray(reader, used);
    case JsonToken.StartConstructor:
      return loadConstructor(reader, used);
    case JsonToken.PropertyName:
      return loadProperty(reader, used);
    case JsonToken.String:
    case JsonToken.Integer:
    case JsonToken.Float:
    case JsonToken.Date:
    case JsonToken.Boolean:
    case JsonToken.Bytes:
      return mark(valueOfReader(reader), reader, used);
    case JsonToken.Comment:
      return mark(new JValue(reader.value, JTokenType.Comment), reader, used);
    case JsonToken.Null:
      return mark(JValue.null(), reader, used);
    case JsonToken.Undefined:
      return mark(new JValue(null, JTokenType.Undefined), reader, used);
    default:
      throw reader.error(`Error reading JToken from JsonReader. Unexpected token: ${tokenName(reader)}.`);
  }
}

function begin(reader: JsonReader, token: number, className: string, what: string): void {
  if (reader.tokenType === JsonToken.None && !reader.read())
    throw reader.error(`Error reading ${className} from JsonReader.`);
  reader.moveToContent();
  if (reader.tokenType !== token)
    throw reader.error(
      `Error reading ${className} from JsonReader. Current JsonReader item is not ${what}: ${tokenName(reader)}`,
    );
}
/** `JObject.Load`. */
export function loadObject(reader: JsonReader, settings: LoadSettings = defaultLoadSettings): JObject {
  begin(reader, JsonToken.StartObject, 'JObject', 'an object');
  return fill(mark(new JObject(), reader, settings), 'JObject', reader, settings);
}
/** `JArray.Load`. */
export function loadArray(reader: JsonReader, settings: LoadSettings = defaultLoadSettings): JArray {
  begin(reader, JsonToken.StartArray, 'JArray', 'an array');
  return fill(mark(new JArray(), reader, settings), 'JArray', reader, settings);
}
/** `JConstructor.Load`. */
export function loadConstructor(
  reader: JsonReader,
  settings: LoadSettings = defaultLoadSettings,
): JConstructor {
  begin(reader, JsonToken.StartConstructor, 'JConstructor', 'a constructor');
  return fill(
    mark(JConstructor.named(reader.value as string), reader, settings),
    'JConstructor',
    reader,
    settings,
  );
}
/** `JProperty.Load`. */
export function loadProperty(reader: JsonReader, settings: LoadSettings = defaultLoadSettings): JProperty {
  begin(reader, JsonToken.PropertyName, 'JProperty', 'a property');
  return fill(mark(new JProperty(reader.propertyName), reader, settings), 'JProperty', reader, settings);
}

function fill<T extends JContainer>(
  container: T,
  className: string,
  reader: JsonReader,
  settings: LoadSettings,
): T {
  const { depth } = reader;
  if (!reader.read()) throw reader.error(`Error reading ${className} from JsonReader.`);
  readContent(container, reader, settings);
  if (reader.depth > depth) throw reader.error(`Unexpected end of content while loading ${className}.`);
  return container;
}

function readContent(container: JContainer, reader: JsonReader, settings: LoadSettings): void {
  let parent: JContainer | null = container;
  const add = (token: JToken): void => {
    mark(token, reader, settings);
    const into = dereferenced(parent);
    into.insert(into instanceof JProperty ? 0 : into.children.length, token, true);
  };
  const enter = (token: JContainer): void => {
    add(token);
    parent = token;
  };
  do {
    if (parent instanceof JProperty && parent.content) {
      if (parent === container) return;
      parent = parent.parent!;
    }
    switch (reader.tokenType) {
      case JsonToken.None:
        break;
      case JsonToken.StartArray:
        enter(new JArray());
        break;
      case JsonToken.StartObject:
        enter(new JObject());
        break;
      case JsonToken.StartConstructor:
        enter(new JConstructor(reader.value as string));
        break;
      case JsonToken.EndArray:
      case JsonToken.EndObject:
      case JsonToken.EndConstructor:
        if (parent === container) return;
        parent = dereferenced(parent).parent;
        break;
      case JsonToken.Comment:
        if (settings.commentHandling === CommentHandling.Load)
          add(new JValue(reader.value, JTokenType.Comment));
        break;
      case JsonToken.Null:
        add(JValue.null());
        break;
      case JsonToken.Undefined:
        add(new JValue(null, JTokenType.Undefined));
        break;
      case JsonToken.PropertyName: {
        const property = readProperty(dereferenced(parent), reader, settings);
        if (property) parent = property;
        else reader.skip();
        break;
      }
      case JsonToken.Raw:
        throw new InvalidOperationException('The JsonReader should not be on a token of type Raw.');
      default:
        add(valueOfReader(reader));
    }
  } while (reader.read());
}
function readProperty(parent: JContainer, reader: JsonReader, settings: LoadSettings): JProperty | undefined {
  const name = reader.propertyName;
  if (!(parent instanceof JObject)) throw castFailure(parent);
  const existing = parent.property(name);
  if (existing) {
    if (settings.duplicatePropertyNameHandling === DuplicatePropertyNameHandling.Ignore) return undefined;
    if (settings.duplicatePropertyNameHandling === DuplicatePropertyNameHandling.Error)
      throw duplicate(reader, name);
  }
  const property = mark(new JProperty(name), reader, settings);
  if (existing) parent.setAt(parent.indexOf(existing), property);
  else parent.append(property);
  return property;
}
/** Of a derived reader that gives a name where none may stand. */
function castFailure({ $type }: JContainer): InvalidCastException {
  return new InvalidCastException(
    `Unable to cast object of type '${typeName($type)}' to type 'Newtonsoft.Json.Linq.JObject'.`,
  );
}
function duplicate(reader: JsonReader, name: string): JsonReaderException {
  return reader.error(`Property with the name '${name}' already exists in the current JSON object.`);
}
