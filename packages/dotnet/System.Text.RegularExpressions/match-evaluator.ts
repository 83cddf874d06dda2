// The delegate `System.Text.RegularExpressions.MatchEvaluator`: what a function of that type takes and gives.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Text.RegularExpressions.MatchEvaluator`. */
export const matchEvaluatorType: TypeDeclaration = declareType(
  'public delegate string System.Text.RegularExpressions.MatchEvaluator(Match match)',
);
