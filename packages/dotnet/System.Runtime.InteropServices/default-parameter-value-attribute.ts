// The attribute `System.Runtime.InteropServices.DefaultParameterValueAttribute`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { Attribute } from '../System/attribute.ts';

class DefaultParameterValueAttribute extends Attribute {
  readonly value: unknown;
  constructor(value: unknown) {
    super();
    this.value = value;
  }
}

/** `System.Runtime.InteropServices.DefaultParameterValueAttribute`. */
export const defaultParameterValueAttributeType: TypeDeclaration = declareType(
  'public sealed class System.Runtime.InteropServices.DefaultParameterValueAttribute : Attribute',
  () => ({
    'DefaultParameterValueAttribute(object value)': (value: unknown) =>
      new DefaultParameterValueAttribute(value),
    'object Value { get; }': (self: DefaultParameterValueAttribute) => self.value,
  }),
  { runtime: DefaultParameterValueAttribute },
);
