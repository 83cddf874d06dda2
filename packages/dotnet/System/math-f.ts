// The static class `System.MathF` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { floatingMembers } from './math.ts';

/** `System.MathF`. */
export const mathFType: TypeDeclaration = declareType('public static class System.MathF', () =>
  floatingMembers('float', true),
);
