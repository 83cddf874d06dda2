// The types of `System.Dynamic`.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { binderTypes } from './binders.ts';
import { dynamicObjectType } from './dynamic-object.ts';
import { expandoObjectType } from './expando-object.ts';
import { expressionTypeType } from '../System.Linq.Expressions/expression-type.ts';

/** The types of `System.Dynamic`, and the enum that names their operations. */
export const dynamicDeclarations: readonly TypeDeclaration[] = [
  declareType('public interface System.Dynamic.IDynamicMetaObjectProvider'),
  expandoObjectType,
  dynamicObjectType,
  ...binderTypes,
  expressionTypeType,
];
