// The types of `System.Dynamic`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { expressionTypeType } from '../System.Linq.Expressions/expression-type.ts';
import { binaryOperationBinderType } from './binary-operation-binder-type.ts';
import { callInfoType } from './call-info.ts';
import { convertBinderType } from './convert-binder.ts';
import { dynamicMetaObjectBinderType } from './dynamic-meta-object-binder.ts';
import { dynamicObjectType } from './dynamic-object.ts';
import { expandoObjectType } from './expando-object.ts';
import { iDynamicMetaObjectProviderType } from './i-dynamic-meta-object-provider.ts';
import { getIndexBinderType } from './get-index-binder.ts';
import { getMemberBinderType } from './get-member-binder.ts';
import { invokeBinderType } from './invoke-binder.ts';
import { invokeMemberBinderType } from './invoke-member-binder.ts';
import { setIndexBinderType } from './set-index-binder.ts';
import { setMemberBinderType } from './set-member-binder.ts';
import { unaryOperationBinderType } from './unary-operation-binder-type.ts';

/** The types of `System.Dynamic`, and the enum that names their operations. */
export const dynamicDeclarations: readonly TypeDeclaration[] = [
  iDynamicMetaObjectProviderType,
  expandoObjectType,
  dynamicObjectType,
  dynamicMetaObjectBinderType,
  getMemberBinderType,
  setMemberBinderType,
  invokeMemberBinderType,
  invokeBinderType,
  getIndexBinderType,
  setIndexBinderType,
  convertBinderType,
  binaryOperationBinderType,
  unaryOperationBinderType,
  callInfoType,
  expressionTypeType,
];
