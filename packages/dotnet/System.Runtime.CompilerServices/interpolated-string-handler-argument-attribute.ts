// The attribute `System.Runtime.CompilerServices.InterpolatedStringHandlerArgumentAttribute`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { toArray } from '@mockwright/language/runtime/box';
import { specialType } from '@mockwright/language/runtime/core-types';
import { Attribute } from '../System/attribute.ts';

class InterpolatedStringHandlerArgumentAttribute extends Attribute {
  readonly arguments: readonly (string | null)[] | null;
  constructor(names: readonly (string | null)[] | null) {
    super();
    this.arguments = names;
  }
}

/** `System.Runtime.CompilerServices.InterpolatedStringHandlerArgumentAttribute`. */
export const interpolatedStringHandlerArgumentAttributeType: TypeDeclaration = declareType(
  'public sealed class System.Runtime.CompilerServices.InterpolatedStringHandlerArgumentAttribute : Attribute',
  () => ({
    'InterpolatedStringHandlerArgumentAttribute(string argument)': (name: string | null) =>
      new InterpolatedStringHandlerArgumentAttribute(toArray([name], specialType('string'))),
    'InterpolatedStringHandlerArgumentAttribute(params string[] arguments)': (
      names: readonly (string | null)[],
    ) => new InterpolatedStringHandlerArgumentAttribute(names),
    'string[] Arguments { get; }': (self: InterpolatedStringHandlerArgumentAttribute) => self.arguments,
  }),
  { runtime: InterpolatedStringHandlerArgumentAttribute },
);
