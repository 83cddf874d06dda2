// What reading a text for a date gives, and what it needs.
import { FormatException } from '@mockwright/language/runtime/exceptions';

/** What a text said. */
export interface ParsedDate {
  /** Of the date and time as written. */
  readonly ticks: bigint;
  /** Minutes east of UTC when the text named a zone; `isUtc` for `Z` and `GMT`. */
  readonly offsetMinutes: number | undefined;
  readonly isUtc: boolean;
  /** The text held what a `TimeOnly` has nothing of. */
  readonly hasDate: boolean;
  /** The text held what a `DateOnly` has nothing of. */
  readonly hasTime: boolean;
}

/** Why a text is no date; the message of the exception that `Parse` throws. */
export class DateProblem {
  readonly message: string;
  constructor(message: string) {
    this.message = message;
  }
  toException(): FormatException {
    return new FormatException(this.message);
  }
}

/** What a text is read with. */
export interface DateDefaults {
  /** The day that is meant where the text has no date, in the zone of the offset or in the local one. */
  readonly today: (offsetMinutes: number | undefined) => number;
  /** Texts with a time only mean the first day. */
  readonly noCurrentDate: boolean;
  /** The offset is part of the value: a date with one must have a year. */
  readonly keepsOffset: boolean;
}
