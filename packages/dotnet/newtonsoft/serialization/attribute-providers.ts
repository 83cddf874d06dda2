// `IAttributeProvider`: the attributes of what the serializer writes.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { attributeProviderInterface } from './i-attribute-provider.ts';
import { attributeProviderType } from './reflection-attribute-provider.ts';

/** `IAttributeProvider` and `ReflectionAttributeProvider`. */
export const attributeProviderTypes: readonly TypeDeclaration[] = [
  attributeProviderInterface,
  attributeProviderType,
];
