// `JsonSerializerOptions` and what it holds: naming policies, encoders, enums.
import type { Held } from '@mockwright/language/runtime/change-log';
import type { Accessors } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import {
  ArgumentOutOfRangeException,
  InvalidOperationException,
} from '@mockwright/language/runtime/exceptions';
import { spend, spendSize } from '@mockwright/language/runtime/run';
import { notNull } from '@mockwright/language/runtime/not-null';
import { ConfigurationList } from '../System.Text.Json/configuration-list.ts';
import type { ReaderOptions } from '../System.Text.Json/json-data.ts';
import type { JsonNamingPolicy } from '../System.Text.Json/json-naming-policy.ts';
import type { UnicodeRange } from '../System.Text.Unicode/unicode-range.ts';
import { checkIndentation, ignoreCycles, numberHandlings, policies, preserve } from './option-values.ts';
import type { Indentation } from './option-values.ts';

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
    spendSize(text.length);
    return text.replace(this.#special, (char) => {
      spend(1);
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
export function encoderFor(given: readonly UnicodeRange[] | null): JavaScriptEncoder {
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
/** `JavaScriptEncoder.UnsafeRelaxedJsonEscaping`. */
export const relaxedEncoder: JavaScriptEncoder = new JavaScriptEncoder(
  /["\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\uD800-\uDFFF\u{10000}-\u{10FFFF}]|[\u2000-\u200A\u202F\u205F\u3000\u1680]/gv,
  true,
);

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
  $held(): Held {
    const { isReadOnly, hasUsualResolver, converters } = this;
    const values = { ...this.values };
    const putBack = (): void => {
      Object.assign(this, { isReadOnly, hasUsualResolver, converters });
      Object.assign(this.values, values);
    };
    return { parts: [converters, ...Object.values(values)], putBack };
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
/** The list that `Converters` is. */
export function listOfConverters(converters: Iterable<unknown> = []): Iterable<unknown> {
  return new ConfigurationList(coreType('System.Text.Json.Serialization.JsonConverter'), converters);
}
function checkWritable(options: JsonSerializerOptions): void {
  if (options.isReadOnly)
    throw new InvalidOperationException(
      'This JsonSerializerOptions instance is read-only or has already been used in serialization or deserialization.',
    );
}
/** A property with a setter for each; the first word is the type. */
export function settable(...signatures: readonly string[]): Record<string, Accessors> {
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
/** The options, which nobody can change from now on. */
export function readOnly(options: JsonSerializerOptions): JsonSerializerOptions {
  options.isReadOnly = true;
  return options;
}
