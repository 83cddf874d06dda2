// The enum `System.Xml.DtdProcessing`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Xml.DtdProcessing`. */
export const dtdProcessing = { Prohibit: 0, Ignore: 1, Parse: 2 } as const;

/** `System.Xml.DtdProcessing`. */
export const dtdProcessingType: TypeDeclaration = declareEnum(
  'public enum System.Xml.DtdProcessing',
  dtdProcessing,
);
