// `JsonTextReader`: reading the next value of a text as a certain type. Like `Read()`, but the literal is converted without
// becoming a value first.
import type { Decimal } from '@mockwright/language/runtime/decimal';
import { JsonToken } from '../json-token.ts';
import { isDateTime, isDateTimeOffset } from '../../values/system-types.ts';
import type { DateTime, DateTimeOffset } from '../../values/system-types.ts';
import { numberAs } from '../values/big-integers.ts';
import type { Scalar } from '../values/scalar.ts';
import { State } from './reader-state.ts';

import {
  quote,
  apostrophe,
  comma,
  minus,
  slash,
  openBracket,
  closeBracket,
  openBrace,
} from './char-codes.ts';
import { TextTokenReader, stateName } from './text-token-reader.ts';

/** `Newtonsoft.Json.JsonTextReader`. */
export class JsonTextReader extends TextTokenReader {
  override readAsInt32(): number | null {
    return this.#readNumberAs('int32') as number | null;
  }
  override readAsDecimal(): Decimal | null {
    return this.#readNumberAs('decimal') as Decimal | null;
  }
  override readAsDouble(): number | null {
    return this.#readNumberAs('double') as number | null;
  }
  override readAsString(): string | null {
    return this.#readStringAs('string') as string | null;
  }
  override readAsDateTime(): DateTime | null {
    return this.#readStringAs('dateTime') as DateTime | null;
  }
  override readAsDateTimeOffset(): DateTimeOffset | null {
    return this.#readStringAs('dateTimeOffset') as DateTimeOffset | null;
  }
  override readAsBytes(): number[] | null {
    return this.#readAs((code) => {
      switch (code) {
        case quote:
        case apostrophe:
          this.parseString(code, 'bytes');
          return this.value;
        case openBrace:
          this.cursor.pos++;
          this.setToken(JsonToken.StartObject);
          return this.readWrappedBytes();
        case openBracket:
          this.cursor.pos++;
          this.setToken(JsonToken.StartArray);
          return this.readArrayIntoBytes();
        default:
          return undefined;
      }
    }) as number[] | null;
  }
  override readAsBoolean(): boolean | null {
    return this.#readAs((code) => {
      switch (code) {
        case quote:
        case apostrophe:
          this.parseString(code, 'boolean');
          return this.readBooleanString(this.literal);
        case 116:
        case 102: {
          const value = code === 116;
          if (!this.match(value ? 'true' : 'false')) throw this.unexpectedCharacter(this.cursor.char());
          this.setToken(JsonToken.Boolean, value);
          return value;
        }
        default: {
          if (code !== minus && code !== 46 && !(code >= 48 && code <= 57)) return undefined;
          this.parseNumber('any');
          const value = numberAs(this.boxedValue, 'bool') as boolean;
          this.setToken(JsonToken.Boolean, value, false);
          return value;
        }
      }
    }) as boolean | null;
  }
  #readNumberAs(type: 'int32' | 'decimal' | 'double'): Scalar {
    return this.#readAs((code) => {
      switch (code) {
        case quote:
        case apostrophe:
          this.parseString(code, type);
          return type === 'int32'
            ? this.readInt32String(this.literal)
            : type === 'decimal'
              ? this.readDecimalString(this.literal)
              : this.readDoubleString(this.literal);
        case 78:
          return this.parseSymbol('NaN', NaN, type);
        case 73:
          return this.parseSymbol('Infinity', Infinity, type);
        default:
          if (code === minus && this.cursor.code(this.cursor.pos + 1) === 73)
            return this.parseSymbol('-Infinity', -Infinity, type);
          if (code !== minus && code !== 46 && !(code >= 48 && code <= 57)) return undefined;
          this.parseNumber(type);
          return this.value;
      }
    });
  }
  #readStringAs(type: 'string' | 'dateTime' | 'dateTimeOffset'): Scalar {
    return this.#readAs((code) => {
      switch (code) {
        case quote:
        case apostrophe:
          this.parseString(code, type);
          if (type === 'string') return this.value;
          if (type === 'dateTime')
            return isDateTime(this.value) ? this.value : this.readDateTimeString(this.value as string);
          return isDateTimeOffset(this.value)
            ? this.value
            : this.readDateTimeOffsetString(this.value as string);
        case 78:
          return this.parseSymbol('NaN', NaN, type);
        case 73:
          return this.parseSymbol('Infinity', Infinity, type);
        case 116:
        case 102: {
          if (type !== 'string') return undefined;
          const word = code === 116 ? 'true' : 'false';
          if (!this.match(word)) throw this.unexpectedCharacter(this.cursor.char());
          this.setToken(JsonToken.String, word);
          return word;
        }
        default:
          if (code === minus && this.cursor.code(this.cursor.pos + 1) === 73)
            return this.parseSymbol('-Infinity', -Infinity, type);
          if (
            type !== 'string' ? code !== minus : code !== minus && code !== 46 && !(code >= 48 && code <= 57)
          )
            return undefined;
          this.parseNumber(type);
          return this.value;
      }
    });
  }
  /** What all these have in common; `take` reads the value that the character starts, or gives undefined. */
  #readAs(take: (code: number) => Scalar): Scalar {
    if (this.state === State.PostValue && this.parsePostValue(true)) return null;
    switch (this.state) {
      case State.Start:
      case State.Property:
      case State.Array:
      case State.ArrayStart:
      case State.Constructor:
      case State.ConstructorStart:
        break;
      case State.Finished:
        this.#readFinished();
        return null;
      default:
        throw this.error(`Unexpected state: ${stateName(this.state)}.`);
    }
    for (;;) {
      const code = this.cursor.code();
      if (this.cursor.eatOne()) continue;
      if (this.cursor.pos >= this.cursor.end) {
        this.cursor.atEnd = true;
        this.setToken(JsonToken.None, null, false);
        return null;
      }
      const value = take(code);
      if (value !== undefined) return value;
      switch (code) {
        case 110:
          this.#readNull();
          return null;
        case slash:
          this.parseComment(false);
          break;
        case comma:
          this.cursor.pos++;
          this.setToken(JsonToken.Undefined);
          throw this.unexpectedCharacter(',');
        case closeBracket:
          this.cursor.pos++;
          if (this.state === State.Array || this.state === State.ArrayStart) {
            this.setToken(JsonToken.EndArray);
            return null;
          }
          throw this.unexpectedCharacter(']');
        default:
          this.cursor.pos++;
          throw this.unexpectedCharacter(String.fromCharCode(code));
      }
    }
  }
  #readNull(): void {
    if (this.cursor.pos + 1 >= this.cursor.end) {
      this.cursor.pos = this.cursor.end;
      throw this.unexpectedEnd();
    }
    if (this.cursor.code(this.cursor.pos + 1) !== 117) {
      this.cursor.pos += 2;
      throw this.unexpectedCharacter(this.cursor.char(this.cursor.pos - 1));
    }
    this.parseWord('null', JsonToken.Null, null, 'null');
  }
  #readFinished(): void {
    if (this.cursor.pos < this.cursor.end) {
      this.cursor.eatWhiteSpace();
      if (this.cursor.atEnd) return;
      if (this.cursor.code() !== slash)
        throw this.error(
          `Additional text encountered after finished reading JSON content: ${this.cursor.char()}.`,
        );
      this.parseComment(false);
    }
    this.setToken(JsonToken.None);
  }
}
