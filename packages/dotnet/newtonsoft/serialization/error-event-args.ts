// The class `Newtonsoft.Json.Serialization.ErrorEventArgs` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ErrorEventArgs } from './serializer-options.ts';
import type { ErrorContext } from './serializer-options.ts';

export const errorEventArgsType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.Serialization.ErrorEventArgs : EventArgs',
  () => ({
    'object? CurrentObject { get; }': (self: ErrorEventArgs) => self.currentObject,
    'ErrorContext ErrorContext { get; }': (self: ErrorEventArgs) => self.errorContext,
    'ErrorEventArgs(object? currentObject, ErrorContext errorContext)': (
      current: unknown,
      context: ErrorContext,
    ) => new ErrorEventArgs(current, context),
  }),
  { runtime: ErrorEventArgs },
);
