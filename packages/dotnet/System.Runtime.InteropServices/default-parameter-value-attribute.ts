// `System.Runtime.InteropServices.DefaultParameterValueAttribute`.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { Attribute } from '../System/attributes.ts';

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
