// The class `System.Text.CompositeFormat` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { CompositeFormat } from '../System/composite-format.ts';

/** `System.Text.CompositeFormat`. */
export const compositeFormatType: TypeDeclaration = declareType(
  'public sealed class System.Text.CompositeFormat',
  () => ({
    'static CompositeFormat Parse(string format)': (format: string | null) => new CompositeFormat(format),
    'string Format { get; }': (self: CompositeFormat) => self.format,
    'int MinimumArgumentCount { get; }': (self: CompositeFormat) => self.minimumArgumentCount,
  }),
  { runtime: CompositeFormat },
);
