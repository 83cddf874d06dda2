// The class `Newtonsoft.Json.Linq.JTokenReader` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { notNull } from '@mockwright/language/runtime/not-null';
import { library } from '../reader-of-library.ts';
import { JTokenReader } from '../reading/token-reader.ts';
import type { JToken } from './token.ts';

/** `Newtonsoft.Json.Linq.JTokenReader`. */
export const jTokenReaderType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.Linq.JTokenReader : Newtonsoft.Json.JsonReader, Newtonsoft.Json.IJsonLineInfo',
  () => ({
    'override bool Read()': (self: JTokenReader) => library(self).read.call(self),
    'JToken? CurrentToken { get; }': (self: JTokenReader) => self.current,
    'int IJsonLineInfo.LineNumber { get; }': (self: JTokenReader) => self.lineNumber,
    'int IJsonLineInfo.LinePosition { get; }': (self: JTokenReader) => self.linePosition,
    'bool IJsonLineInfo.HasLineInfo()': (self: JTokenReader) => self.hasLineInfo(),
    'JTokenReader(JToken token)': (token: JToken | null) => new JTokenReader(notNull(token, 'token')),
    'JTokenReader(JToken token, string initialPath)': (token: JToken | null, path: string) =>
      new JTokenReader(notNull(token, 'token'), path),
  }),
  { runtime: JTokenReader },
);
