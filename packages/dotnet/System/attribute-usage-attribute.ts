// The attribute `System.AttributeUsageAttribute`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { Attribute } from './attribute.ts';

/** `[AttributeUsage]`. */
class AttributeUsageAttribute extends Attribute {
  readonly validOn: number;
  allowMultiple = false;
  inherited = true;
  constructor(validOn: number) {
    super();
    this.validOn = validOn;
  }
}

/** `System.AttributeUsageAttribute`. */
export const attributeUsageAttributeType: TypeDeclaration = declareType(
  'public sealed class System.AttributeUsageAttribute : Attribute',
  () => ({
    'AttributeUsageAttribute(AttributeTargets validOn)': (validOn: number) =>
      new AttributeUsageAttribute(validOn),
    'AttributeTargets ValidOn { get; }': (self: AttributeUsageAttribute) => self.validOn,
    'bool AllowMultiple { get; set; }': {
      get: (self: AttributeUsageAttribute) => self.allowMultiple,
      set: (self: AttributeUsageAttribute, value: boolean) => (self.allowMultiple = value),
    },
    'bool Inherited { get; set; }': {
      get: (self: AttributeUsageAttribute) => self.inherited,
      set: (self: AttributeUsageAttribute, value: boolean) => (self.inherited = value),
    },
  }),
  { runtime: AttributeUsageAttribute },
);
