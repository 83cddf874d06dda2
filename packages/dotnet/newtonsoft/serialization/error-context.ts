// The class `Newtonsoft.Json.Serialization.ErrorContext` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { field } from '../../values/property-accessors.ts';
import { ErrorContext } from './serializer-options.ts';

export const errorContextType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.Serialization.ErrorContext',
  () => ({
    'Exception Error { get; }': (self: ErrorContext) => self.error,
    'object? OriginalObject { get; }': (self: ErrorContext) => self.originalObject,
    'object? Member { get; }': (self: ErrorContext) => self.member,
    'string Path { get; }': (self: ErrorContext) => self.path,
    'bool Handled { get; set; }': field('handled'),
  }),
  { runtime: ErrorContext },
);
