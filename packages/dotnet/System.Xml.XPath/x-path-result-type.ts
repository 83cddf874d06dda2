// The enum `System.Xml.XPath.XPathResultType` as template code sees it.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { resultTypes } from './result-types.ts';

/** `System.Xml.XPath.XPathResultType`. */
export const xPathResultTypeType: TypeDeclaration = declareEnum(
  'public enum System.Xml.XPath.XPathResultType',
  resultTypes,
);
