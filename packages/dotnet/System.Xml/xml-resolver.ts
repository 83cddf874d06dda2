// The class `System.Xml.XmlResolver` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Xml.XmlResolver`. */
export const xmlResolverType: TypeDeclaration = declareType('public abstract class System.Xml.XmlResolver');
