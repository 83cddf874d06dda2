// All types of `System.Text.RegularExpressions`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { matchTimeoutExceptionType } from './regex-match-timeout-exception.ts';
import { regexParseErrorType } from './regex-parse-error.ts';
import { regexOptionsType } from './regex-options.ts';
import { matchEvaluatorType } from './match-evaluator.ts';
import { regexType, regexValueMatchEnumeratorType, regexValueSplitEnumeratorType } from './regex-type.ts';
import { valueMatchType } from './value-match-type.ts';
import { captureType } from './capture.ts';
import { groupType } from './group.ts';
import { matchType } from './match-type.ts';
import { captureCollectionType } from './capture-collection.ts';
import { groupCollectionType } from './group-collection.ts';
import { matchCollectionType } from './match-collection.ts';
import { regexParseExceptionType } from './regex-parse-exception.ts';

/** The types of `System.Text.RegularExpressions`, containing types before the types inside them. */
export const systemTextRegularExpressionsDeclarations: readonly TypeDeclaration[] = [
  matchTimeoutExceptionType,
  regexParseErrorType,
  regexOptionsType,
  matchEvaluatorType,
  regexType,
  valueMatchType,
  regexValueMatchEnumeratorType,
  regexValueSplitEnumeratorType,
  captureType,
  groupType,
  matchType,
  captureCollectionType,
  groupCollectionType,
  matchCollectionType,
  regexParseExceptionType,
];
