// The attribute `System.ObsoleteAttribute`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { Attribute } from './attribute.ts';

/** `[Obsolete]`. */
class ObsoleteAttribute extends Attribute {
  readonly message: string | null;
  readonly isError: boolean;
  diagnosticId: string | null = null;
  urlFormat: string | null = null;
  constructor(message: string | null = null, isError: boolean = false) {
    super();
    this.message = message;
    this.isError = isError;
  }
}

/** `System.ObsoleteAttribute`. */
export const obsoleteAttributeType: TypeDeclaration = declareType(
  'public sealed class System.ObsoleteAttribute : Attribute',
  () => ({
    'ObsoleteAttribute()': () => new ObsoleteAttribute(),
    'ObsoleteAttribute(string? message)': (message: string | null) => new ObsoleteAttribute(message),
    'ObsoleteAttribute(string? message, bool error)': (message: string | null, error: boolean) =>
      new ObsoleteAttribute(message, error),
    'string? Message { get; }': (self: ObsoleteAttribute) => self.message,
    'bool IsError { get; }': (self: ObsoleteAttribute) => self.isError,
    'string? DiagnosticId { get; set; }': {
      get: (self: ObsoleteAttribute) => self.diagnosticId,
      set: (self: ObsoleteAttribute, value: string | null) => (self.diagnosticId = value),
    },
    'string? UrlFormat { get; set; }': {
      get: (self: ObsoleteAttribute) => self.urlFormat,
      set: (self: ObsoleteAttribute, value: string | null) => (self.urlFormat = value),
    },
  }),
  { runtime: ObsoleteAttribute },
);
