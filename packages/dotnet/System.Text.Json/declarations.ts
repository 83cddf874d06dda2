// The types of `System.Text.Json`, but for those in extended/.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { jsonExceptionType } from './json-exception.ts';
import { jsonReaderExceptionType } from './json-reader-exception.ts';
import { jsonValueKindType } from './json-value-kind.ts';
import { jsonCommentHandlingType } from './json-comment-handling.ts';
import { jsonSerializerDefaultsType } from './json-serializer-defaults.ts';
import { jsonNamingPolicyType } from './json-naming-policy-type.ts';
import { jsonSerializerOptionsType } from './json-serializer-options-type.ts';
import { jsonEncodedTextType } from './json-encoded-text.ts';
import { jsonDocumentOptionsType } from './json-document-options.ts';
import { jsonDocumentType } from './json-document.ts';
import { jsonPropertyType } from './json-property.ts';
import {
  jsonElementType,
  jsonElementArrayEnumeratorType,
  jsonElementObjectEnumeratorType,
} from './json-element.ts';
import { jsonSerializerType } from './json-serializer.ts';

/** The types of `System.Text.Json`, containing types before the types inside them. */
export const systemTextJsonDeclarations: readonly TypeDeclaration[] = [
  jsonExceptionType,
  jsonReaderExceptionType,
  jsonValueKindType,
  jsonCommentHandlingType,
  jsonSerializerDefaultsType,
  jsonNamingPolicyType,
  jsonSerializerOptionsType,
  jsonEncodedTextType,
  jsonDocumentOptionsType,
  jsonDocumentType,
  jsonPropertyType,
  jsonElementType,
  jsonElementArrayEnumeratorType,
  jsonElementObjectEnumeratorType,
  jsonSerializerType,
];
