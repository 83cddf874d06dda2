// The struct `System.Text.RegularExpressions.ValueMatch` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { ValueMatch } from './value-match.ts';
import { noMatch } from './value-matches.ts';

/** `System.Text.RegularExpressions.ValueMatch`. */
export const valueMatchType: TypeDeclaration = declareType(
  'public readonly ref struct System.Text.RegularExpressions.ValueMatch',
  () => ({
    'int Index { get; }': (self: ValueMatch) => self.index,
    'int Length { get; }': (self: ValueMatch) => self.length,
  }),
  { defaultValue: () => noMatch },
);
