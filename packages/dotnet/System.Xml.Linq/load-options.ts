// `System.Xml.Linq.LoadOptions`.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { loadOptions } from './parse.ts';

/** `System.Xml.Linq.LoadOptions`. */
export const loadOptionsType: TypeDeclaration = declareEnum(
  '[Flags] public enum System.Xml.Linq.LoadOptions',
  loadOptions,
);
