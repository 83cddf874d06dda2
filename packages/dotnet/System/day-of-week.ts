// The enum `System.DayOfWeek`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.DayOfWeek`. */
export const dayOfWeekType: TypeDeclaration = declareEnum('public enum System.DayOfWeek', {
  Sunday: 0,
  Monday: 1,
  Tuesday: 2,
  Wednesday: 3,
  Thursday: 4,
  Friday: 5,
  Saturday: 6,
});
