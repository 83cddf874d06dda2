// The enum `System.Xml.Linq.LoadOptions`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { loadOptions } from './parse-xml.ts';

/** `System.Xml.Linq.LoadOptions`. */
export const loadOptionsType: TypeDeclaration = declareEnum(
  '[Flags] public enum System.Xml.Linq.LoadOptions',
  loadOptions,
);
