// The class `Newtonsoft.Json.Linq.JValue` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { Box } from '@mockwright/language/runtime/box';
import { changes } from '@mockwright/language/runtime/change-log';
import { specialType } from '@mockwright/language/runtime/core-types';
import type { Decimal } from '@mockwright/language/runtime/decimal';
import { NullReferenceException } from '@mockwright/language/runtime/exceptions';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { makeValuesConvertible } from '../declarations/j-value-convertible.ts';
import { scalarOf } from '../values/scalar.ts';
import { valueOf, valueTypeOf } from './token-content.ts';
import { JTokenType } from './j-token-type.ts';
import { overridesOfWriteTo } from './j-token.ts';
import { JValue } from './value.ts';

makeValuesConvertible();

/** What a constructor copies. @throws NullReferenceException */
export function notMissing<T>(other: T | null): T {
  if (other === null) throw new NullReferenceException();
  return other;
}

/** `Newtonsoft.Json.Linq.JValue`. */
export const jValueType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.Linq.JValue : Newtonsoft.Json.Linq.JToken, IEquatable<JValue>, IFormattable, IComparable, IComparable<JValue>, IConvertible',
  () => ({
    'JValue(JValue other)': (other: JValue | null) => notMissing(other).clone(),
    'JValue(long value)': (value: bigint) => new JValue(scalarOf(value), JTokenType.Integer),
    'JValue(decimal value)': (value: Decimal) => new JValue(value, JTokenType.Float),
    'JValue(char value)': (value: number) =>
      new JValue(new Box(specialType('char'), value), JTokenType.String),
    'JValue(ulong value)': (value: bigint) =>
      new JValue(new Box(specialType('ulong'), value), JTokenType.Integer),
    'JValue(double value)': (value: number) => new JValue(value, JTokenType.Float),
    'JValue(float value)': (value: number) =>
      new JValue(new Box(specialType('float'), value), JTokenType.Float),
    'JValue(DateTime value)': (value: object) => new JValue(value, JTokenType.Date),
    'JValue(DateTimeOffset value)': (value: object) => new JValue(value, JTokenType.Date),
    'JValue(bool value)': (value: boolean) => new JValue(value, JTokenType.Boolean),
    'JValue(string? value)': (value: string | null) => new JValue(value, JTokenType.String),
    'JValue(Guid value)': (value: object) => new JValue(value, JTokenType.Guid),
    'JValue(Uri? value)': (value: object | null) =>
      new JValue(value, value === null ? JTokenType.Null : JTokenType.Uri),
    'JValue(TimeSpan value)': (value: object) => new JValue(value, JTokenType.TimeSpan),
    'JValue(object? value)': (value: unknown) => valueOf(value),
    'override bool HasValues { get; }': () => false,
    'static JValue CreateComment(string? value)': (value: string | null) =>
      new JValue(value, JTokenType.Comment),
    'static JValue CreateString(string? value)': (value: string | null) =>
      new JValue(value, JTokenType.String),
    'static JValue CreateNull()': () => JValue.null(),
    'static JValue CreateUndefined()': () => new JValue(null, JTokenType.Undefined),
    'override JTokenType Type { get; }': (self: JValue) => self.type,
    ...overridesOfWriteTo(JValue),
    'object? Value { get; set; }': {
      get: (self: JValue) => self.boxed,
      set: (self: JValue, value: unknown) => {
        changes.log?.before(self);
        const before = self.boxed;
        const isSameType = before !== null && value !== null && typeOf(before) === typeOf(value);
        if (!isSameType && before !== value) self.kind = valueTypeOf(value, self.kind);
        self.scalar = scalarOf(value);
      },
    },
    'bool Equals(JValue? other)': (self: JValue, other: JValue | null) => self.$equals(other),
    'override bool Equals(object? obj)': (self: JValue, other: unknown) => self.$equals(other),
    'override int GetHashCode()': (self: JValue) => self.$hash(),
    'override string ToString()': (self: JValue) => self.$toString(),
    'string ToString(string format)': (self: JValue, format: string | null) => self.$format(format, null),
    'string ToString(IFormatProvider? formatProvider)': (self: JValue, provider: unknown) =>
      self.$format(null, provider),
    'string ToString(string? format, IFormatProvider? formatProvider)': (
      self: JValue,
      format: string | null,
      provider: unknown,
    ) => self.$format(format, provider),
    'int CompareTo(JValue? obj)': (self: JValue, other: JValue | null) => self.$compareTo(other),
  }),
  { runtime: JValue },
);
