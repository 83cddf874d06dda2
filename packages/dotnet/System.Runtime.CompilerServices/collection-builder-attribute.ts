// The attribute `System.Runtime.CompilerServices.CollectionBuilderAttribute`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { Attribute } from '../System/attribute.ts';

class CollectionBuilderAttribute extends Attribute {
  readonly builderType: Type;
  readonly methodName: string;
  constructor(builderType: Type, methodName: string) {
    super();
    this.builderType = builderType;
    this.methodName = methodName;
  }
}

/** `System.Runtime.CompilerServices.CollectionBuilderAttribute`. */
export const collectionBuilderAttributeType: TypeDeclaration = declareType(
  'public sealed class System.Runtime.CompilerServices.CollectionBuilderAttribute : Attribute',
  () => ({
    'CollectionBuilderAttribute(Type builderType, string methodName)': (type: Type, name: string) =>
      new CollectionBuilderAttribute(type, name),
    'Type BuilderType { get; }': (self: CollectionBuilderAttribute) => self.builderType,
    'string MethodName { get; }': (self: CollectionBuilderAttribute) => self.methodName,
  }),
  { runtime: CollectionBuilderAttribute },
);
