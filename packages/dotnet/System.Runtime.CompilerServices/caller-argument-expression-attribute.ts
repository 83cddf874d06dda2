// The attribute `System.Runtime.CompilerServices.CallerArgumentExpressionAttribute`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { Attribute } from '../System/attribute.ts';

class CallerArgumentExpressionAttribute extends Attribute {
  readonly parameterName: string | null;
  constructor(parameterName: string | null) {
    super();
    this.parameterName = parameterName;
  }
}

/** `System.Runtime.CompilerServices.CallerArgumentExpressionAttribute`. */
export const callerArgumentExpressionAttributeType: TypeDeclaration = declareType(
  'public sealed class System.Runtime.CompilerServices.CallerArgumentExpressionAttribute : Attribute',
  () => ({
    'CallerArgumentExpressionAttribute(string parameterName)': (name: string | null) =>
      new CallerArgumentExpressionAttribute(name),
    'string ParameterName { get; }': (self: CallerArgumentExpressionAttribute) => self.parameterName,
  }),
  { runtime: CallerArgumentExpressionAttribute },
);
