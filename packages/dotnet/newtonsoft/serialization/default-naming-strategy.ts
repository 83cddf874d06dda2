// The class `Newtonsoft.Json.Serialization.DefaultNamingStrategy` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { DefaultNamingStrategy } from './contracts/naming.ts';
import { strategy } from './strategy-type.ts';

/** `Newtonsoft.Json.Serialization.DefaultNamingStrategy`. */
export const defaultNamingStrategyType: TypeDeclaration = strategy(
  'DefaultNamingStrategy',
  DefaultNamingStrategy,
);
