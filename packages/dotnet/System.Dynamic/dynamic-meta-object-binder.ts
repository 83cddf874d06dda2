// The class `System.Dynamic.DynamicMetaObjectBinder`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { specialType } from '@mockwright/language/runtime/core-types';

/** What an operation on a dynamic object asks for. */
export abstract class DynamicMetaObjectBinder {
  declare readonly $type: NamedType;
  get returnType(): Type {
    return specialType('object');
  }
}

/** `System.Dynamic.DynamicMetaObjectBinder`. */
export const dynamicMetaObjectBinderType: TypeDeclaration = declareType(
  'public abstract class System.Dynamic.DynamicMetaObjectBinder',
  () => ({ 'virtual Type ReturnType { get; }': (self: DynamicMetaObjectBinder) => self.returnType }),
  { runtime: DynamicMetaObjectBinder },
);
