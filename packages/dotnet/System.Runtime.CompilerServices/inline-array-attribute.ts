// The attribute `System.Runtime.CompilerServices.InlineArrayAttribute`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { Attribute } from '../System/attribute.ts';

class InlineArrayAttribute extends Attribute {
  readonly length: number;
  constructor(length: number) {
    super();
    this.length = length;
  }
}

/** `System.Runtime.CompilerServices.InlineArrayAttribute`. */
export const inlineArrayAttributeType: TypeDeclaration = declareType(
  'public sealed class System.Runtime.CompilerServices.InlineArrayAttribute : Attribute',
  () => ({
    'InlineArrayAttribute(int length)': (length: number) => new InlineArrayAttribute(length),
    'int Length { get; }': (self: InlineArrayAttribute) => self.length,
  }),
  { runtime: InlineArrayAttribute },
);
