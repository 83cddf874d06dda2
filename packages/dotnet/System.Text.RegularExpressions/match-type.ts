// The class `System.Text.RegularExpressions.Match` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ArgumentNullException, NotSupportedException } from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { Match } from './match.ts';
import { compileReplacement } from './replacement.ts';

export const matchType: TypeDeclaration = declareType(
  'public class System.Text.RegularExpressions.Match : Group',
  () => ({
    'static Match Empty { get; }': () => Match.empty,
    'virtual GroupCollection Groups { get; }': (self: Match) => self.groups,
    'static Match Synchronized(Match inner)': (inner: Match | null) => notNull(inner, 'inner'),
    'Match NextMatch()': (self: Match) => self.next(),
    'virtual string Result(string replacement)': (self: Match, replacement: string | null) => {
      if (replacement === null) throw new ArgumentNullException('replacement');
      if (!self.success) throw new NotSupportedException('Result cannot be called on a failed Match.');
      return compileReplacement(replacement, self.regex)(self);
    },
  }),
  { runtime: Match },
);
