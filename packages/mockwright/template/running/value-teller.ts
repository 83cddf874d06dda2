// Values as they are told to people: why a condition came out as it did.
import { JToken } from '@mockwright/dotnet';
import type { Type } from '@mockwright/language/metadata/symbols';
import { Box } from '@mockwright/language/runtime/box';
import { BudgetError } from '@mockwright/language/runtime/run';
import { textOf, toText } from '@mockwright/language/runtime/text';
import { typeName } from '@mockwright/language/runtime/type-name';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { describeFailure } from './failure.ts';

/** Longer values are cut. */
const LONGEST_VALUE = 200;
const TAKES_TOO_LONG = '(ToString() takes too long, or too much memory)';

/** Tells values inside a run: their `ToString` may be code of the template. */
export class ValueTeller {
  /** Whether one took too long: no other object is asked for its text. */
  hasEnded: boolean;

  /** @param hasEnded from the start: none is asked */
  constructor(hasEnded: boolean = false) {
    this.hasEnded = hasEnded;
  }

  /** A value as C# would write it; undefined for one that has nothing to show but its type. Never throws. */
  tell(value: unknown, type: Type): string | undefined {
    const text = this.#write(value, type);
    return text !== undefined && text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
  }

  #write(value: unknown, type: Type): string | undefined {
    if (value === null || value === undefined) return 'null';
    // One character more, so that it is seen to be cut.
    if (typeof value === 'string') return JSON.stringify(value.slice(0, LONGEST_VALUE + 1));
    if (typeof value === 'boolean') return String(value);
    if (typeof value === 'function' || value instanceof JToken) return undefined;
    if (this.hasEnded && typeof value === 'object') return TAKES_TOO_LONG;
    try {
      if (typeof value !== 'object' || value instanceof Box) return textOf(value, type);
      const text = toText(value);
      return text === typeName(typeOf(value)) ? undefined : text;
    } catch (error) {
      if (!(error instanceof BudgetError)) return whatItThrew(error);
      this.hasEnded = true;
      return TAKES_TOO_LONG;
    }
  }
}

/** Nothing of what a template makes its exceptions say; undefined for a bug of ours. */
function whatItThrew(error: unknown): string | undefined {
  const exceptionType = describeFailure(error)?.exceptionType;
  return exceptionType && `(ToString() threw ${exceptionType})`;
}
