// The exception `System.TimeZoneNotFoundException` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { plainException } from './plain-exception.ts';
import { TimeZoneNotFoundException } from './time/time-zone.ts';

/** `System.TimeZoneNotFoundException`. */
export const timeZoneNotFoundExceptionType: TypeDeclaration = plainException(
  'System.TimeZoneNotFoundException',
  'Exception',
  TimeZoneNotFoundException,
);
