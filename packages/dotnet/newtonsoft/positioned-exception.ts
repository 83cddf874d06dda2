// What the exceptions of Newtonsoft.Json that know a place in the JSON have in common.
import type { Exception } from '@mockwright/language/runtime/exceptions';
import { JsonException } from './json-exception.ts';

/** What `JsonReaderException` and `JsonSerializationException` have in common: where in the JSON it happened. */
export class PositionedException extends JsonException {
  readonly path: string | null;
  readonly lineNumber: number;
  readonly linePosition: number;
  constructor(
    message: string | null = null,
    innerException: Exception | null = null,
    path: string | null = null,
    line: number = 0,
    position: number = 0,
  ) {
    super(message, innerException);
    this.path = path;
    this.lineNumber = line;
    this.linePosition = position;
  }
}
