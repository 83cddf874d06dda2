// The class `Newtonsoft.Json.JsonReader` as template code sees it.
import { declareEnum, declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { arrayOf } from '@mockwright/language/metadata/symbols';
import type { NetArray } from '@mockwright/language/runtime/box';
import { cast } from '@mockwright/language/runtime/casting';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { Decimal } from '@mockwright/language/runtime/decimal';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { CultureInfo } from '../System.Globalization/culture-info.ts';
import type { CancellationToken } from '../System.Threading/cancellation.ts';
import { field, positive, ranged } from '../values/property-accessors.ts';
import { asyncMembers } from './declarations/async-members.ts';
import { later, laterUnlessCanceled } from '../System.Threading.Tasks/later-results.ts';
import { JsonToken } from './json-token.ts';
import { library } from './reader-of-library.ts';
import { ownProperty } from './reading/derived-reader.ts';
import { JsonReader } from './reading/json-reader.ts';
import { State, isStartToken } from './reading/reader-state.ts';
import { boxScalar, scalarOfToken } from './values/scalar.ts';
import type { Scalar } from './values/scalar.ts';

const text = (boxed: unknown): unknown => cast(boxed, specialType('string'));
/** Throws for values that the token of a kind cannot have, where what is read of it is taken for one that it can. */
const tokenChecks: Readonly<Record<number, (boxed: unknown) => unknown>> = {
  [JsonToken.PropertyName]: text,
  [JsonToken.StartConstructor]: text,
  [JsonToken.String]: text,
  [JsonToken.Boolean]: (boxed) => cast(boxed, specialType('bool')),
};
/** What `SetToken` takes for the value of a token. @throws InvalidCastException for one of another type */
function tokenValue(token: number, boxed: unknown): Scalar {
  tokenChecks[token]?.(boxed);
  return scalarOfToken(token === JsonToken.String ? (boxed ?? '') : boxed, token === JsonToken.Integer);
}

// What was read as a token of a kind may be something else that the reader of a template gave as its value.
const orNull = (value: unknown, type: string): unknown =>
  value === null ? null : cast(value, coreType(type));
/** The forms of the values that are read as a type of C#'s own. */
const forms = {
  int: (value: unknown) => typeof value === 'number' && (value | 0) === value,
  double: (value: unknown) => typeof value === 'number',
  bool: (value: unknown) => typeof value === 'boolean',
  decimal: (value: unknown) => value instanceof Decimal,
  string: (value: unknown) => typeof value === 'string',
};
/** @throws InvalidCastException for what is none of that type */
function orNullOf(type: keyof typeof forms, value: unknown): unknown {
  if (value === null || forms[type](value)) return value;
  const named = specialType(type);
  const declared = type === 'string' ? named : coreType('System.Nullable', 1).construct([named]);
  return cast(boxScalar(value, false), declared);
}
function bytes(value: unknown): unknown {
  const { $element } = (value ?? {}) as Partial<NetArray>;
  const areBytes = Array.isArray(value) && ($element === undefined || $element === specialType('byte'));
  return value === null || areBytes ? value : cast(value, arrayOf(specialType('byte')));
}

const itself = (self: JsonReader): JsonReader => self;
/** @param of whose methods they call: the library's, or what the reader's own class has in their place */
const readerMembers = (of: (self: JsonReader) => JsonReader): Readonly<Record<string, Implementation>> => ({
  'bool CloseInput { get; set; }': field('closeInput'),
  'bool SupportMultipleContent { get; set; }': field('supportMultipleContent'),
  'virtual char QuoteChar { get; protected set; }': {
    get: (self: JsonReader) => ownProperty(self, () => self.quoteChar),
    set: (self: JsonReader, code: number) => void (self.quoteChar = code),
  },
  'DateTimeZoneHandling DateTimeZoneHandling { get; set; }': ranged(3, field('dateTimeZoneHandling')),
  'DateParseHandling DateParseHandling { get; set; }': ranged(2, field('dateParseHandling')),
  'FloatParseHandling FloatParseHandling { get; set; }': ranged(1, field('floatParseHandling')),
  'string? DateFormatString { get; set; }': field('dateFormatString'),
  'int? MaxDepth { get; set; }': positive(field('maxDepth')),
  'virtual JsonToken TokenType { get; }': (self: JsonReader) => ownProperty(self, () => self.tokenType),
  'virtual object? Value { get; }': (self: JsonReader) => ownProperty(self, () => self.boxedValue),
  'virtual Type? ValueType { get; }': (self: JsonReader) =>
    self.boxedValue === null ? null : typeOf(self.boxedValue),
  'virtual int Depth { get; }': (self: JsonReader) => ownProperty(self, () => self.depth),
  'virtual string Path { get; }': (self: JsonReader) => ownProperty(self, () => self.path),
  'CultureInfo Culture { get; set; }': field('culture', CultureInfo.invariant),
  'abstract bool Read()': (self: JsonReader) => of(self).read.call(self),
  'virtual int? ReadAsInt32()': (self: JsonReader) => orNullOf('int', of(self).readAsInt32.call(self)),
  'virtual string? ReadAsString()': (self: JsonReader) =>
    orNullOf('string', of(self).readAsString.call(self)),
  'virtual byte[]? ReadAsBytes()': (self: JsonReader) => bytes(of(self).readAsBytes.call(self)),
  'virtual double? ReadAsDouble()': (self: JsonReader) =>
    orNullOf('double', of(self).readAsDouble.call(self)),
  'virtual bool? ReadAsBoolean()': (self: JsonReader) => orNullOf('bool', of(self).readAsBoolean.call(self)),
  'virtual decimal? ReadAsDecimal()': (self: JsonReader) =>
    orNullOf('decimal', of(self).readAsDecimal.call(self)),
  'virtual DateTime? ReadAsDateTime()': (self: JsonReader) =>
    orNull(of(self).readAsDateTime.call(self), 'System.DateTime'),
  'virtual DateTimeOffset? ReadAsDateTimeOffset()': (self: JsonReader) =>
    orNull(of(self).readAsDateTimeOffset.call(self), 'System.DateTimeOffset'),
  'void Skip()': (self: JsonReader) => self.skip(),
  'virtual void Close()': (self: JsonReader) => of(self).close.call(self),
  'void IDisposable.Dispose()': (self: JsonReader) => self.close(),
  'protected virtual void Dispose(bool disposing)': (self: JsonReader, disposing: boolean) => {
    if (disposing) self.close();
  },
});
/** `Newtonsoft.Json.JsonReader.State`. */
export const jsonReaderStateType: TypeDeclaration = declareEnum(
  'public enum Newtonsoft.Json.JsonReader.State',
  State,
);
/** `Newtonsoft.Json.JsonReader`. */
export const jsonReaderType: TypeDeclaration = declareType(
  'public abstract class Newtonsoft.Json.JsonReader : IDisposable',
  () => ({
    ...readerMembers(library),
    'protected JsonReader()': () => {
      throw new Error('Abstract.');
    },
    'protected JsonReader.State CurrentState { get; }': (self: JsonReader) => self.state,
    'protected void SetStateBasedOnCurrent()': (self: JsonReader) => self.setStateBasedOnCurrent(),
    'protected void SetToken(JsonToken newToken)': (self: JsonReader, token: number) => self.setToken(token),
    'protected void SetToken(JsonToken newToken, object? value)': (
      self: JsonReader,
      token: number,
      value: unknown,
    ) => self.setToken(token, tokenValue(token, value)),
    'protected void SetToken(JsonToken newToken, object? value, bool updateIndex)': (
      self: JsonReader,
      token: number,
      value: unknown,
      updateIndex: boolean,
    ) => self.setToken(token, tokenValue(token, value), updateIndex),
    ...asyncMembers(readerMembers(itself), (name) => name.startsWith('Read')),
    'System.Threading.Tasks.Task SkipAsync(System.Threading.CancellationToken cancellationToken = default)': (
      self: JsonReader,
      cancellation: CancellationToken,
    ) =>
      self.tokenType === JsonToken.PropertyName || isStartToken(self.tokenType)
        ? laterUnlessCanceled(() => self.skip(), cancellation)
        : later(() => undefined),
  }),
  { runtime: JsonReader },
);
