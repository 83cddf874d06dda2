// The class `System.Xml.XmlDeclaration` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { XmlDeclaration } from '../../System.Xml/dom/dom-nodes.ts';

/** `System.Xml.XmlDeclaration`. */
export const xmlDeclarationType: TypeDeclaration = declareType(
  'public class System.Xml.XmlDeclaration : System.Xml.XmlNode',
  () => ({
    'string Encoding { get; set; }': {
      get: (self: XmlDeclaration) => self.encoding,
      set: (self: XmlDeclaration, value: string | null) => void (self.encoding = value ?? ''),
    },
    'string Standalone { get; set; }': {
      get: (self: XmlDeclaration) => self.standalone,
      set: (self: XmlDeclaration, value: string | null) => void (self.standalone = value ?? ''),
    },
    'string Version { get; }': (self: XmlDeclaration) => self.version,
  }),
  { runtime: XmlDeclaration },
);
