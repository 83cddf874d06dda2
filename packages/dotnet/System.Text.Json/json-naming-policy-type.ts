// The class `System.Text.Json.JsonNamingPolicy` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { policies } from '../System.Text.Json.Serialization/option-values.ts';
import { JsonNamingPolicy } from './json-naming-policy.ts';

/** `System.Text.Json.JsonNamingPolicy`. */
export const jsonNamingPolicyType: TypeDeclaration = declareType(
  'public abstract class System.Text.Json.JsonNamingPolicy',
  () => ({
    'protected JsonNamingPolicy()': () => new JsonNamingPolicy(),
    'static JsonNamingPolicy CamelCase { get; }': () => policies.CamelCase,
    'static JsonNamingPolicy SnakeCaseLower { get; }': () => policies.SnakeCaseLower,
    'static JsonNamingPolicy SnakeCaseUpper { get; }': () => policies.SnakeCaseUpper,
    'static JsonNamingPolicy KebabCaseLower { get; }': () => policies.KebabCaseLower,
    'static JsonNamingPolicy KebabCaseUpper { get; }': () => policies.KebabCaseUpper,
    'abstract string ConvertName(string name)': (self: JsonNamingPolicy, name: string) => self.convert(name),
  }),
  { runtime: JsonNamingPolicy },
);
