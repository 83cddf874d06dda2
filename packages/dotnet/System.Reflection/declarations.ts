// All types of `System.Reflection`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { memberFilterType } from './member-filter.ts';
import { targetInvocationExceptionType } from './target-invocation-exception.ts';
import { memberInfoType } from './member-info-type.ts';
import { propertyInfoType } from './property-info.ts';
import { fieldInfoType } from './field-info.ts';
import { methodBaseType } from './method-base.ts';
import { methodInfoType } from './method-info.ts';
import { constructorInfoType } from './constructor-info.ts';
import { parameterInfoType } from './parameter-info.ts';
import { eventInfoType } from './event-info.ts';
import { missingType } from './missing.ts';
import { customAttributeExtensionsType } from './custom-attribute-extensions.ts';
import { bindingFlagsType } from './binding-flags.ts';
import { memberTypesType } from './member-types.ts';
import { genericParameterAttributesType } from './generic-parameter-attributes.ts';
import { ambiguousMatchExceptionType } from './ambiguous-match-exception.ts';
import { typeInfoType } from './type-info.ts';

/** The types of `System.Reflection`, containing types before the types inside them. */
export const systemReflectionDeclarations: readonly TypeDeclaration[] = [
  memberFilterType,
  targetInvocationExceptionType,
  memberInfoType,
  propertyInfoType,
  fieldInfoType,
  methodBaseType,
  methodInfoType,
  constructorInfoType,
  parameterInfoType,
  eventInfoType,
  missingType,
  customAttributeExtensionsType,
  bindingFlagsType,
  memberTypesType,
  genericParameterAttributesType,
  ambiguousMatchExceptionType,
  typeInfoType,
];
