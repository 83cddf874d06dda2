// All types of `System.Dynamic`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { iDynamicMetaObjectProviderType } from './i-dynamic-meta-object-provider.ts';
import { expandoObjectType } from './expando-object.ts';
import { dynamicObjectType } from './dynamic-object.ts';
import { dynamicMetaObjectBinderType } from './dynamic-meta-object-binder.ts';
import { getMemberBinderType } from './get-member-binder.ts';
import { setMemberBinderType } from './set-member-binder.ts';
import { invokeMemberBinderType } from './invoke-member-binder.ts';
import { invokeBinderType } from './invoke-binder.ts';
import { getIndexBinderType } from './get-index-binder.ts';
import { setIndexBinderType } from './set-index-binder.ts';
import { convertBinderType } from './convert-binder.ts';
import { binaryOperationBinderType } from './binary-operation-binder-type.ts';
import { unaryOperationBinderType } from './unary-operation-binder-type.ts';
import { callInfoType } from './call-info.ts';

/** The types of `System.Dynamic`, containing types before the types inside them. */
export const systemDynamicDeclarations: readonly TypeDeclaration[] = [
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
];
