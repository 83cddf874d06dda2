// The class `Newtonsoft.Json.Linq.JTokenWriter` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { notNull } from '@mockwright/language/runtime/not-null';
import { library } from '../writer-of-library.ts';
import { JTokenWriter } from '../writing/token-writer.ts';
import type { JContainer } from './token.ts';

/** `Newtonsoft.Json.Linq.JTokenWriter`. */
export const jTokenWriterType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.Linq.JTokenWriter : Newtonsoft.Json.JsonWriter',
  () => ({
    'override void Flush()': (self: JTokenWriter) => library(self).flush.call(self),
    'JToken? CurrentToken { get; }': (self: JTokenWriter) => self.current,
    'JToken? Token { get; }': (self: JTokenWriter) => self.token,
    'JTokenWriter(JContainer container)': (container: JContainer | null) =>
      new JTokenWriter(notNull(container, 'container')),
    'JTokenWriter()': () => new JTokenWriter(),
  }),
  { runtime: JTokenWriter },
);
