// The exception `System.InvalidTimeZoneException` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { plainException } from './plain-exception.ts';
import { InvalidTimeZoneException } from './time/time-zone.ts';

/** `System.InvalidTimeZoneException`. */
export const invalidTimeZoneExceptionType: TypeDeclaration = plainException(
  'System.InvalidTimeZoneException',
  'Exception',
  InvalidTimeZoneException,
);
