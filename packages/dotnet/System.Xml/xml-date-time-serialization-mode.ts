// The enum `System.Xml.XmlDateTimeSerializationMode`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

const modes = { Local: 0, Utc: 1, Unspecified: 2, RoundtripKind: 3 } as const;

/** `System.Xml.XmlDateTimeSerializationMode`. */
export const xmlDateTimeSerializationModeType: TypeDeclaration = declareEnum(
  'public enum System.Xml.XmlDateTimeSerializationMode',
  modes,
);
