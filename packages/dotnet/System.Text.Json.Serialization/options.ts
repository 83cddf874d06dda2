// `JsonSerializerOptions` and what it holds: naming policies, encoders, enums.
import { declareEnum, declareType } from '@mockwright/language/metadata/declaration';
import type { Accessors, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import {
  ArgumentNullException,
  ArgumentOutOfRangeException,
  InvalidOperationException,
} from '@mockwright/language/runtime/exceptions';
import { camelCase } from '../newtonsoft/serialization/contracts/naming.ts';
import { ConfigurationList } from '../System.Text.Json/configuration-list.ts';
import type { ReaderOptions } from '../System.Text.Json/data.ts';
import type { UnicodeRange } from '../System.Text.Unicode/unicode-ranges.ts';
import { notNull } from '@mockwright/language/runtime/not-null';

/** `JsonNamingPolicy`. */
export class JsonNamingPolicy {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly #convert: (name: string) => string;
  constructor(convert: (name: string) => string = (name) => name) {
    this.#convert = convert;
  }
  convert(name: string): string {
    const own = (this as unknown as Record<string, unknown>)['JsonNamingPolicy.ConvertName/1'];
    return typeof own === 'function' ? (own.call(this, name) as string) : this.#convert(name);
  }
}
/** `URLValue2Go` → `url_value2_go`. */
function separated(name: string, separator: string, upper: boolean): string {
  let result = '';
  let state: 'start' | 'upper' | 'lower' | 'space' = 'start';
  const chars = Array.from(name);
  chars.forEach((char, index) => {
    if (/\p{Lu}/u.test(char)) {
      if (
        state === 'lower' ||
        state === 'space' ||
        (state === 'upper' && /\p{Ll}/u.test(chars[index + 1] ?? ''))
      )
        result += separator;
      result += upper ? char : char.toLowerCase();
      state = 'upper';
    } else if (/[\p{Ll}\p{Nd}]/u.test(char)) {
      if (state === 'space') result += separator;
      result += upper ? char.toUpperCase() : char;
      state = 'lower';
    } else if (/\p{Zs}/u.test(char)) {
      if (state !== 'start') state = 'space';
    } else {
      result += char;
      state = 'start';
    }
  });
  return result;
}
const policies = {
  CamelCase: new JsonNamingPolicy(camelCase),
  SnakeCaseLower: new JsonNamingPolicy((name) => separated(name, '_', false)),
  SnakeCaseUpper: new JsonNamingPolicy((name) => separated(name, '_', true)),
  KebabCaseLower: new JsonNamingPolicy((name) => separated(name, '-', false)),
  KebabCaseUpper: new JsonNamingPolicy((name) => separated(name, '-', true)),
};

/** `JavaScriptEncoder`: which characters are written as `\uXXXX`. */
export class JavaScriptEncoder {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly #special: RegExp;
  readonly #isRelaxed: boolean;
  constructor(special: RegExp, isRelaxed: boolean) {
    this.#special = special;
    this.#isRelaxed = isRelaxed;
  }
  encode(text: string): string {
    return text.replace(this.#special, (char) => {
      const short = shortEscapes[char];
      if (short !== undefined) return short;
      if (char === '"' && this.#isRelaxed) return '\\"';
      return char
        .split('')
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`)
        .join('');
    });
  }
}
const shortEscapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};
/** The one that is used when no other is set. */
export const defaultEncoder: JavaScriptEncoder = new JavaScriptEncoder(/[^ !#-%(-*,-;=?-[\]-_a-~]/g, false);
/** Lets the ranges through, but never what HTML or JSON would misread. */
function encoderFor(given: readonly UnicodeRange[] | null): JavaScriptEncoder {
  const ranges = notNull(given, 'allowedRanges');
  const hex = (code: number): string => `\\u{${code.toString(16)}}`;
  const allowed = ranges
    .map((range) => notNull(range as UnicodeRange | null, 'range'))
    .map(({ first, length }) => `${hex(first)}-${hex(first + Math.max(length, 1) - 1)}`)
    .join('');
  return new JavaScriptEncoder(
    new RegExp(
      `[^${allowed}]|["'&<>+\\\\\`\\u007F]|[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Co}\\p{Cn}\\u{10000}-\\u{10FFFF}]|(?! )\\p{Zs}`,
      'gu',
    ),
    false,
  );
}
const relaxedEncoder = new JavaScriptEncoder(
  /["\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\uD800-\uDFFF\u{10000}-\u{10FFFF}]|[\u2000-\u200A\u202F\u205F\u3000\u1680]/gv,
  true,
);

/** `JsonIgnoreCondition`. */
export const ignoreConditions = {
  Never: 0,
  Always: 1,
  WhenWritingDefault: 2,
  WhenWritingNull: 3,
  WhenWriting: 4,
  WhenReading: 5,
} as const;
/** `JsonNumberHandling`. */
export const numberHandlings = {
  Strict: 0,
  AllowReadingFromString: 1,
  WriteAsString: 2,
  AllowNamedFloatingPointLiterals: 4,
} as const;

/** `ReferenceHandler`. */
class ReferenceHandler {
  declare readonly $type: NamedType;
}
const ignoreCycles = new ReferenceHandler();
const preserve = new ReferenceHandler();

/** What tells the serializer of types: `IJsonTypeInfoResolver`. */
export interface TypeInfoResolver {
  /** The contract of a type; undefined where the serializer's own is good. Templates' own resolvers have no such method. */
  $contract?(type: NamedType, options: JsonSerializerOptions): object | undefined;
}

/** `JsonSerializerOptions`: `values` by C# name. */
export class JsonSerializerOptions {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  isReadOnly = false;
  /** Whether it has .NET's own resolver: the ready options and their copies do. */
  hasUsualResolver = false;
  converters: Iterable<unknown> | undefined;
  readonly values: Record<string, unknown> = {
    AllowDuplicateProperties: true,
    AllowOutOfOrderMetadataProperties: false,
    AllowTrailingCommas: false,
    DefaultBufferSize: 16384,
    DefaultIgnoreCondition: 0,
    DictionaryKeyPolicy: null,
    Encoder: null,
    IgnoreReadOnlyFields: false,
    IgnoreReadOnlyProperties: false,
    IncludeFields: false,
    IndentCharacter: 32,
    IndentSize: 2,
    MaxDepth: 0,
    NewLine: '\n',
    NumberHandling: 0,
    PropertyNameCaseInsensitive: false,
    PreferredObjectCreationHandling: 0,
    PropertyNamingPolicy: null,
    ReadCommentHandling: 0,
    ReferenceHandler: null,
    RespectNullableAnnotations: false,
    RespectRequiredConstructorParameters: false,
    TypeInfoResolver: null,
    UnknownTypeHandling: 0,
    UnmappedMemberHandling: 0,
    WriteIndented: false,
  };
  /** `JsonSerializerDefaults`: 1 is `Web`, 2 `Strict`. */
  static of(defaults: number): JsonSerializerOptions {
    if (defaults < 0 || defaults > 2) throw new ArgumentOutOfRangeException('defaults');
    const options = new JsonSerializerOptions();
    if (defaults === 1)
      Object.assign(options.values, {
        PropertyNameCaseInsensitive: true,
        PropertyNamingPolicy: policies.CamelCase,
        NumberHandling: numberHandlings.AllowReadingFromString,
      });
    if (defaults === 2)
      Object.assign(options.values, {
        AllowDuplicateProperties: false,
        RespectNullableAnnotations: true,
        RespectRequiredConstructorParameters: true,
        UnmappedMemberHandling: 1,
      });
    return options;
  }
  static copy(other: JsonSerializerOptions): JsonSerializerOptions {
    const options = new JsonSerializerOptions();
    Object.assign(options.values, other.values);
    options.hasUsualResolver = other.hasUsualResolver || other.isReadOnly;
    if (other.converters) options.converters = listOfConverters(other.converters);
    return options;
  }
  flag(name: string): boolean {
    return this.values[name] as boolean;
  }
  number(name: string): number {
    return this.values[name] as number;
  }
  policy(name: 'PropertyNamingPolicy' | 'DictionaryKeyPolicy'): JsonNamingPolicy | null {
    return this.values[name] as JsonNamingPolicy | null;
  }
  get resolver(): TypeInfoResolver | null {
    return this.values['TypeInfoResolver'] as TypeInfoResolver | null;
  }
  get encoder(): JavaScriptEncoder {
    return (this.values['Encoder'] as JavaScriptEncoder | null) ?? defaultEncoder;
  }
  get preservesReferences(): boolean {
    return this.values['ReferenceHandler'] === preserve;
  }
  get ignoresCycles(): boolean {
    return this.values['ReferenceHandler'] === ignoreCycles;
  }
  get reader(): ReaderOptions {
    return {
      allowTrailingCommas: this.flag('AllowTrailingCommas'),
      commentHandling: this.number('ReadCommentHandling'),
      maxDepth: this.number('MaxDepth') || 64,
    };
  }
  get indent(): Indentation | undefined {
    return this.flag('WriteIndented')
      ? {
          unit: String.fromCharCode(this.number('IndentCharacter')).repeat(this.number('IndentSize')),
          newLine: this.values['NewLine'] as string,
        }
      : undefined;
  }
}
/**
 * What options of writers may be: the one rule for those of a serializer too.
 * @throws {ArgumentOutOfRangeException}
 */
export function checkIndentation(name: string, value: unknown): void {
  if (name === 'IndentCharacter' && value !== 32 && value !== 9)
    throw new ArgumentOutOfRangeException(
      'value',
      'Supported indentation characters are space and horizontal tab.',
    );
  if (name === 'IndentSize' && ((value as number) < 0 || (value as number) > 127))
    throw new ArgumentOutOfRangeException('value', 'Indentation size must be between 0 and 127.');
  if (name !== 'NewLine') return;
  if (value === null) throw new ArgumentNullException('value');
  if (value !== '\n' && value !== '\r\n')
    throw new ArgumentOutOfRangeException('value', 'New line can be only "\\n" or "\\r\\n".');
}
/** How indented JSON looks. */
export interface Indentation {
  readonly unit: string;
  readonly newLine: string;
}
/** How `WriteIndented` indents without further options. */
export const usualIndentation: Indentation = { unit: '  ', newLine: '\n' };

function listOfConverters(converters: Iterable<unknown> = []): Iterable<unknown> {
  return new ConfigurationList(coreType('System.Text.Json.Serialization.JsonConverter'), converters);
}
function checkWritable(options: JsonSerializerOptions): void {
  if (options.isReadOnly)
    throw new InvalidOperationException(
      'This JsonSerializerOptions instance is read-only or has already been used in serialization or deserialization.',
    );
}
function settable(...signatures: readonly string[]): Record<string, Accessors> {
  return Object.fromEntries(
    signatures.map((signature) => {
      const name = signature.split(' ').at(-1)!;
      return [
        `${signature} { get; set; }`,
        {
          get: (self: JsonSerializerOptions) => self.values[name],
          set: (self: JsonSerializerOptions, value: unknown) => {
            checkWritable(self);
            checkIndentation(name, value);
            self.values[name] = value;
          },
        },
      ];
    }),
  );
}
const json = 'System.Text.Json';
const serialization = 'System.Text.Json.Serialization';

function readOnly(options: JsonSerializerOptions): JsonSerializerOptions {
  options.isReadOnly = true;
  return options;
}

/**
 * `JsonValueKind`, `JsonCommentHandling`, `JsonSerializerDefaults` and their kin, as template code sees them.
 */
export const optionTypes: readonly TypeDeclaration[] = [
  declareEnum(`public enum ${json}.JsonValueKind : byte`, {
    Undefined: 0,
    Object: 1,
    Array: 2,
    String: 3,
    Number: 4,
    True: 5,
    False: 6,
    Null: 7,
  }),
  declareEnum(`public enum ${json}.JsonCommentHandling : byte`, { Disallow: 0, Skip: 1, Allow: 2 }),
  declareEnum(`public enum ${json}.JsonSerializerDefaults`, { General: 0, Web: 1, Strict: 2 }),
  declareEnum(`public enum ${serialization}.JsonIgnoreCondition`, ignoreConditions),
  declareEnum(`[Flags] public enum ${serialization}.JsonNumberHandling`, numberHandlings),
  declareEnum(`public enum ${serialization}.JsonUnknownTypeHandling`, { JsonElement: 0, JsonNode: 1 }),
  declareEnum(`public enum ${serialization}.JsonUnmappedMemberHandling`, { Skip: 0, Disallow: 1 }),
  declareEnum(`public enum ${serialization}.JsonObjectCreationHandling`, { Replace: 0, Populate: 1 }),
  declareEnum(`public enum ${serialization}.JsonUnknownDerivedTypeHandling`, {
    FailSerialization: 0,
    FallBackToBaseType: 1,
    FallBackToNearestAncestor: 2,
  }),
  declareType(
    `public abstract class ${json}.JsonNamingPolicy`,
    () => ({
      'protected JsonNamingPolicy()': () => new JsonNamingPolicy(),
      'static JsonNamingPolicy CamelCase { get; }': () => policies.CamelCase,
      'static JsonNamingPolicy SnakeCaseLower { get; }': () => policies.SnakeCaseLower,
      'static JsonNamingPolicy SnakeCaseUpper { get; }': () => policies.SnakeCaseUpper,
      'static JsonNamingPolicy KebabCaseLower { get; }': () => policies.KebabCaseLower,
      'static JsonNamingPolicy KebabCaseUpper { get; }': () => policies.KebabCaseUpper,
      'abstract string ConvertName(string name)': (self: JsonNamingPolicy, name: string) =>
        self.convert(name),
    }),
    { runtime: JsonNamingPolicy },
  ),
  declareType(
    'public abstract class System.Text.Encodings.Web.JavaScriptEncoder',
    () => ({
      'static JavaScriptEncoder Default { get; }': () => defaultEncoder,
      'static JavaScriptEncoder Create(params System.Text.Unicode.UnicodeRange[] allowedRanges)': (
        ranges: readonly UnicodeRange[] | null,
      ) => encoderFor(ranges),
      'static JavaScriptEncoder UnsafeRelaxedJsonEscaping { get; }': () => relaxedEncoder,
      'virtual string Encode(string value)': (self: JavaScriptEncoder, value: string) => self.encode(value),
    }),
    { runtime: JavaScriptEncoder },
  ),
  declareType(
    `public abstract class ${serialization}.ReferenceHandler`,
    () => ({
      'static ReferenceHandler Preserve { get; }': () => preserve,
      'static ReferenceHandler IgnoreCycles { get; }': () => ignoreCycles,
    }),
    { runtime: ReferenceHandler },
  ),
  declareType(
    `public sealed class ${json}.JsonSerializerOptions`,
    () => ({
      'JsonSerializerOptions()': () => new JsonSerializerOptions(),
      'JsonSerializerOptions(JsonSerializerOptions options)': (other: JsonSerializerOptions) =>
        JsonSerializerOptions.copy(notNull(other as JsonSerializerOptions | null, 'options')),
      [`JsonSerializerOptions(${json}.JsonSerializerDefaults defaults)`]: (defaults: number) =>
        JsonSerializerOptions.of(defaults),
      'static JsonSerializerOptions Default { get; }': () => readOnly(JsonSerializerOptions.of(0)),
      'static JsonSerializerOptions Web { get; }': () => readOnly(JsonSerializerOptions.of(1)),
      'static JsonSerializerOptions Strict { get; }': () => readOnly(JsonSerializerOptions.of(2)),
      [`IList<${serialization}.JsonConverter> Converters { get; }`]: (self: JsonSerializerOptions) =>
        (self.converters ??= listOfConverters()),
      'bool IsReadOnly { get; }': (self: JsonSerializerOptions) => self.isReadOnly,
      'void MakeReadOnly()': (self: JsonSerializerOptions) => {
        if (!self.resolver && !self.hasUsualResolver && !self.isReadOnly)
          throw new InvalidOperationException(
            'JsonSerializerOptions instance must specify a TypeInfoResolver setting before being marked as read-only.',
          );
        readOnly(self);
      },
      'void MakeReadOnly(bool populateMissingResolver)': (self: JsonSerializerOptions) => void readOnly(self),
      ...settable(
        'bool AllowDuplicateProperties',
        'bool AllowOutOfOrderMetadataProperties',
        'bool AllowTrailingCommas',
        'int DefaultBufferSize',
        `${serialization}.JsonIgnoreCondition DefaultIgnoreCondition`,
        'JsonNamingPolicy? DictionaryKeyPolicy',
        'System.Text.Encodings.Web.JavaScriptEncoder? Encoder',
        'bool IgnoreReadOnlyFields',
        'bool IgnoreReadOnlyProperties',
        'bool IncludeFields',
        'char IndentCharacter',
        'int IndentSize',
        'int MaxDepth',
        'string NewLine',
        `${serialization}.JsonNumberHandling NumberHandling`,
        `${serialization}.JsonObjectCreationHandling PreferredObjectCreationHandling`,
        'bool PropertyNameCaseInsensitive',
        'JsonNamingPolicy? PropertyNamingPolicy',
        'JsonCommentHandling ReadCommentHandling',
        `${serialization}.ReferenceHandler? ReferenceHandler`,
        'bool RespectNullableAnnotations',
        'bool RespectRequiredConstructorParameters',
        `${serialization}.Metadata.IJsonTypeInfoResolver? TypeInfoResolver`,
        `${serialization}.JsonUnknownTypeHandling UnknownTypeHandling`,
        `${serialization}.JsonUnmappedMemberHandling UnmappedMemberHandling`,
        'bool WriteIndented',
      ),
    }),
    { runtime: JsonSerializerOptions },
  ),
];
