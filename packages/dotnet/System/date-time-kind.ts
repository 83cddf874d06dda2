// The enum `System.DateTimeKind`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { dateTimeKinds } from './date-time-kinds.ts';

/** `System.DateTimeKind`. */
export const dateTimeKindType: TypeDeclaration = declareEnum(
  'public enum System.DateTimeKind',
  dateTimeKinds,
);
