// The enum `System.Xml.XmlNodeOrder`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { nodeOrders } from '../System.Xml.XPath/navigator.ts';

/** `System.Xml.XmlNodeOrder`. */
export const xmlNodeOrderType: TypeDeclaration = declareEnum(
  'public enum System.Xml.XmlNodeOrder',
  nodeOrders,
);
