// The interface `Bogus.IRuleSet`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ruleMembers } from './rule-members.ts';

/** `Bogus.IRuleSet`. */
export const iRuleSetType: TypeDeclaration = declareType(
  'public interface Bogus.IRuleSet<T> where T : class',
  ruleMembers,
);
