// System.Globalization.GregorianCalendar as an object: it has no state.
import type { NamedType } from '../../../metadata/symbols.ts';

/** The Gregorian calendar, the only one there is. */
export class GregorianCalendar {
  declare readonly $type: NamedType;
  static readonly instance: GregorianCalendar = new GregorianCalendar();
}
