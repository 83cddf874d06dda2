// The class `System.Dynamic.ConvertBinder`: what it does, and how template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import type { DynamicOperation } from '@mockwright/language/runtime/dynamic';
import { binderType } from './binder-classes.ts';
import { DynamicMetaObjectBinder } from './dynamic-meta-object-binder.ts';

type OperationOf<K extends DynamicOperation['kind']> = Extract<DynamicOperation, { readonly kind: K }>;

/** What a conversion asks for. */
export class ConvertBinder extends DynamicMetaObjectBinder {
  readonly operation: OperationOf<'convert'>;
  constructor(operation: OperationOf<'convert'>) {
    super();
    this.operation = operation;
  }
  override get returnType(): Type {
    return this.operation.type;
  }
}

/** `System.Dynamic.ConvertBinder`. */
export const convertBinderType: TypeDeclaration = binderType(ConvertBinder, {
  'Type Type { get; }': (self: ConvertBinder) => self.operation.type,
  'bool Explicit { get; }': (self: ConvertBinder) => self.operation.isExplicit,
});
