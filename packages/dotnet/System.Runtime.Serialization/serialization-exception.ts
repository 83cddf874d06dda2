// The exception `System.Runtime.Serialization.SerializationException` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import * as E from '@mockwright/language/runtime/exceptions';
import { plainException } from '../System/plain-exception.ts';

/** `System.Runtime.Serialization.SerializationException`. */
export const serializationExceptionType: TypeDeclaration = plainException(
  'System.Runtime.Serialization.SerializationException',
  'SystemException',
  E.SerializationException,
);
