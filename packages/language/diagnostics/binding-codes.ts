// All codes that the binder reports: the tables by area, together.
import { attributeCodes } from './codes-attributes.ts';
import type { AttributeCode } from './codes-attributes.ts';
import { callCodes } from './codes-calls.ts';
import type { CallCode } from './codes-calls.ts';
import { formCodes } from './codes-forms.ts';
import type { FormCode } from './codes-forms.ts';
import { memberCodes } from './codes-members.ts';
import type { MemberCode } from './codes-members.ts';
import { nameCodes } from './codes-names.ts';
import type { NameCode } from './codes-names.ts';
import { operatorCodes } from './codes-operators.ts';
import type { OperatorCode } from './codes-operators.ts';
import { pairCodes } from './codes-pairs.ts';
import type { PairCode } from './codes-pairs.ts';
import { statementCodes } from './codes-statements.ts';
import type { StatementCode } from './codes-statements.ts';
import { typeCodes } from './codes-types.ts';
import type { TypeCode } from './codes-types.ts';
import type { CodeEntry } from './code-entry.ts';

/** The table of each area. */
export const bindingTables: readonly Readonly<Record<string, CodeEntry>>[] = [
  memberCodes,
  typeCodes,
  nameCodes,
  statementCodes,
  callCodes,
  operatorCodes,
  formCodes,
  attributeCodes,
  pairCodes,
];

/** Every code of these tables. */
export type BindingCode =
  | MemberCode
  | TypeCode
  | NameCode
  | StatementCode
  | CallCode
  | OperatorCode
  | FormCode
  | AttributeCode
  | PairCode;
