// The enum `System.Xml.ConformanceLevel`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { conformanceLevels } from './conformance-levels.ts';

/** `System.Xml.ConformanceLevel`. */
export const conformanceLevelType: TypeDeclaration = declareEnum(
  'public enum System.Xml.ConformanceLevel',
  conformanceLevels,
);
