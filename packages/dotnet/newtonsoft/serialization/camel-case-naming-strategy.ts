// The class `Newtonsoft.Json.Serialization.CamelCaseNamingStrategy` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { CamelCaseNamingStrategy } from './contracts/naming.ts';
import { strategy } from './strategy-type.ts';

/** `Newtonsoft.Json.Serialization.CamelCaseNamingStrategy`. */
export const camelCaseNamingStrategyType: TypeDeclaration = strategy(
  'CamelCaseNamingStrategy',
  CamelCaseNamingStrategy,
);
