// The class `Newtonsoft.Json.Linq.JRaw` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { notNull } from '@mockwright/language/runtime/not-null';
import { asyncMembers } from '../declarations/async-members.ts';
import type { JsonReader } from '../reading/json-reader.ts';
import { JsonTextWriter, TextBuffer } from '../writing/json-text-writer.ts';
import { notMissing } from './j-value.ts';
import { JRaw } from './value.ts';

const rawFactory: Readonly<Record<string, Implementation>> = {
  'static JRaw Create(JsonReader reader)': (reader: JsonReader | null) => {
    const buffer = new TextBuffer();
    new JsonTextWriter(buffer).writeToken(notNull(reader, 'reader'));
    return new JRaw(buffer.text);
  },
};
/** `Newtonsoft.Json.Linq.JRaw`. */
export const jRawType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.Linq.JRaw : Newtonsoft.Json.Linq.JValue',
  () => ({
    'JRaw(JRaw other)': (other: JRaw | null) => notMissing(other).clone(),
    'JRaw(object? rawJson)': (json: unknown) => new JRaw(json),
    ...rawFactory,
    ...asyncMembers(rawFactory, () => true),
  }),
  { runtime: JRaw },
);
