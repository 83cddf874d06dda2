// The class `Newtonsoft.Json.Serialization.SnakeCaseNamingStrategy` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { SnakeCaseNamingStrategy } from './contracts/naming.ts';
import { strategy } from './strategy-type.ts';

/** `Newtonsoft.Json.Serialization.SnakeCaseNamingStrategy`. */
export const snakeCaseNamingStrategyType: TypeDeclaration = strategy(
  'SnakeCaseNamingStrategy',
  SnakeCaseNamingStrategy,
);
