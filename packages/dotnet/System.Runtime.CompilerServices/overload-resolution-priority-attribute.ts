// The attribute `System.Runtime.CompilerServices.OverloadResolutionPriorityAttribute`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { Attribute } from '../System/attribute.ts';

class OverloadResolutionPriorityAttribute extends Attribute {
  readonly priority: number;
  constructor(priority: number) {
    super();
    this.priority = priority;
  }
}

/** `System.Runtime.CompilerServices.OverloadResolutionPriorityAttribute`. */
export const overloadResolutionPriorityAttributeType: TypeDeclaration = declareType(
  'public sealed class System.Runtime.CompilerServices.OverloadResolutionPriorityAttribute : Attribute',
  () => ({
    'OverloadResolutionPriorityAttribute(int priority)': (priority: number) =>
      new OverloadResolutionPriorityAttribute(priority),
    'int Priority { get; }': (self: OverloadResolutionPriorityAttribute) => self.priority,
  }),
  { runtime: OverloadResolutionPriorityAttribute },
);
