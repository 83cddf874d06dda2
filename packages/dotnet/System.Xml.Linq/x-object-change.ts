// The enum `System.Xml.Linq.XObjectChange`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { objectChange } from './object-change.ts';

/** `System.Xml.Linq.XObjectChange`. */
export const xObjectChangeType: TypeDeclaration = declareEnum(
  'public enum System.Xml.Linq.XObjectChange',
  objectChange,
);
