// The interface `Newtonsoft.Json.Serialization.ITraceWriter`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `Newtonsoft.Json.Serialization.ITraceWriter`. */
export const iTraceWriterType: TypeDeclaration = declareType(
  'public interface Newtonsoft.Json.Serialization.ITraceWriter',
  () => ({
    'System.Diagnostics.TraceLevel LevelFilter { get; }': undefined,
    'void Trace(System.Diagnostics.TraceLevel level, string message, Exception? ex)': undefined,
  }),
);
