// The enum `System.EnvironmentVariableTarget`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.EnvironmentVariableTarget`. */
export const environmentVariableTargetType: TypeDeclaration = declareEnum(
  'public enum System.EnvironmentVariableTarget',
  { Process: 0, User: 1, Machine: 2 },
);
