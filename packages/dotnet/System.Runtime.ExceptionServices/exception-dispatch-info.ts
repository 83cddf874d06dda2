// `System.Runtime.ExceptionServices.ExceptionDispatchInfo`: an exception kept to be thrown later.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ArgumentNullException } from '@mockwright/language/runtime/exceptions';
import type { Exception } from '@mockwright/language/runtime/exceptions';

class ExceptionDispatchInfo {
  readonly source: Exception;
  constructor(source: Exception | null) {
    if (source === null) throw new ArgumentNullException('source');
    this.source = source;
  }
  throw(): never {
    throw this.source;
  }
}

/** `System.Runtime.ExceptionServices.ExceptionDispatchInfo`. */
export const exceptionDispatchInfoType: TypeDeclaration = declareType(
  'public sealed class System.Runtime.ExceptionServices.ExceptionDispatchInfo',
  () => ({
    'Exception SourceException { get; }': (self: ExceptionDispatchInfo) => self.source,
    'static System.Runtime.ExceptionServices.ExceptionDispatchInfo Capture(Exception source)': (
      source: Exception | null,
    ) => new ExceptionDispatchInfo(source),
    'void Throw()': (self: ExceptionDispatchInfo) => self.throw(),
    'static void Throw(Exception source)': (source: Exception | null) =>
      new ExceptionDispatchInfo(source).throw(),
  }),
  { runtime: ExceptionDispatchInfo },
);
