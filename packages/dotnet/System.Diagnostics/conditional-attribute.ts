// The attribute `System.Diagnostics.ConditionalAttribute`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { Attribute } from '../System/attribute.ts';

class ConditionalAttribute extends Attribute {
  readonly conditionString: string | null;
  constructor(conditionString: string | null) {
    super();
    this.conditionString = conditionString;
  }
}

/** `System.Diagnostics.ConditionalAttribute`. */
export const conditionalAttributeType: TypeDeclaration = declareType(
  'public sealed class System.Diagnostics.ConditionalAttribute : Attribute',
  () => ({
    'ConditionalAttribute(string conditionString)': (condition: string | null) =>
      new ConditionalAttribute(condition),
    'string ConditionString { get; }': (self: ConditionalAttribute) => self.conditionString,
  }),
  { runtime: ConditionalAttribute },
);
