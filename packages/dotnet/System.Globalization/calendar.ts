// The class `System.Globalization.Calendar` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { members } from './calendar-members.ts';
import { Calendar } from './calendars/calendar.ts';

/** `System.Globalization.Calendar`. */
export const calendarClassType: TypeDeclaration = declareType(
  'public abstract class System.Globalization.Calendar : ICloneable',
  members,
  {
    runtime: Calendar,
  },
);
