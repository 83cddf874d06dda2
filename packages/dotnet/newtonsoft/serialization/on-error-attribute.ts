// The attribute `Newtonsoft.Json.Serialization.OnErrorAttribute`: what it does, and how template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import {
  SerializationAttribute,
  marker,
} from '../../System.Runtime.Serialization/serialization-attribute.ts';

class OnErrorAttribute extends SerializationAttribute {}

/** `Newtonsoft.Json.Serialization.OnErrorAttribute`. */
export const onErrorAttributeType: TypeDeclaration = marker(
  'Newtonsoft.Json.Serialization',
  'OnErrorAttribute',
  OnErrorAttribute,
);
