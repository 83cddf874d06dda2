// The class `System.Text.RegularExpressions.Capture` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { toSpan } from '@mockwright/language/runtime/span';
import { Capture } from './match.ts';

export const captureType: TypeDeclaration = declareType(
  'public class System.Text.RegularExpressions.Capture',
  () => ({
    'int Index { get; }': (self: Capture) => self.index,
    'int Length { get; }': (self: Capture) => self.length,
    'string Value { get; }': (self: Capture) => self.value,
    'ReadOnlySpan<char> ValueSpan { get; }': (self: Capture) =>
      toSpan(self.value, coreType('System.ReadOnlySpan', 1).construct([specialType('char')])),
    'override string ToString()': (self: Capture) => self.value,
  }),
  { runtime: Capture },
);
