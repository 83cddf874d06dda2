// `System.Globalization.Calendar`.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { members } from './calendar-members.ts';
import { Calendar } from './calendars/calendar.ts';

/** `System.Globalization.Calendar`. */
export const calendar2Type: TypeDeclaration = declareType(
  'public abstract class System.Globalization.Calendar : ICloneable',
  members,
  {
    runtime: Calendar,
  },
);
