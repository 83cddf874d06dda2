// The interface `System.Xml.IXmlLineInfo`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Xml.IXmlLineInfo`. */
export const iXmlLineInfoType: TypeDeclaration = declareType(
  'public interface System.Xml.IXmlLineInfo',
  () => ({
    'bool HasLineInfo()': undefined,
    'int LineNumber { get; }': undefined,
    'int LinePosition { get; }': undefined,
  }),
);
