// The class `Newtonsoft.Json.Serialization.KebabCaseNamingStrategy` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { KebabCaseNamingStrategy } from './contracts/naming.ts';
import { strategy } from './strategy-type.ts';

/** `Newtonsoft.Json.Serialization.KebabCaseNamingStrategy`. */
export const kebabCaseNamingStrategyType: TypeDeclaration = strategy(
  'KebabCaseNamingStrategy',
  KebabCaseNamingStrategy,
);
