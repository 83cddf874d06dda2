// `System.Attribute` and the attributes that code declares without a library of its own.
import { declareEnum, declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { equals, identityHash } from '@mockwright/language/runtime/equality';
import { attributeStatics } from '../System.Reflection/custom-attribute-extensions.ts';

/** An attribute as an object, which reflection makes. */
export class Attribute {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
}
/** `[Obsolete]`. */
class ObsoleteAttribute extends Attribute {
  readonly message: string | null;
  readonly isError: boolean;
  diagnosticId: string | null = null;
  urlFormat: string | null = null;
  constructor(message: string | null = null, isError: boolean = false) {
    super();
    this.message = message;
    this.isError = isError;
  }
}
/** `[AttributeUsage]`. */
class AttributeUsageAttribute extends Attribute {
  readonly validOn: number;
  allowMultiple = false;
  inherited = true;
  constructor(validOn: number) {
    super();
    this.validOn = validOn;
  }
}
class FlagsAttribute extends Attribute {}
class SerializableAttribute extends Attribute {}
class NonSerializedAttribute extends Attribute {}
class TextAttribute extends Attribute {
  readonly text: string | null;
  constructor(text: string | null = null) {
    super();
    this.text = text;
  }
  $equals(other: unknown): boolean {
    return other instanceof TextAttribute && other.$type === this.$type && other.text === this.text;
  }
}
class DescriptionAttribute extends TextAttribute {}
class DisplayNameAttribute extends TextAttribute {}
class CategoryAttribute extends TextAttribute {}
class EnumMemberAttribute extends Attribute {
  value: string | null = null;
}

const descriptions = (
  name: string,
  property: string,
  runtime: typeof DescriptionAttribute,
  otherwise: string = '',
  statics: Readonly<Record<string, string>> = { Default: otherwise },
): TypeDeclaration =>
  declareType(
    `public class System.ComponentModel.${name} : Attribute`,
    () => ({
      ...Object.fromEntries(
        Object.entries(statics).map(([ready, text]) => {
          let made: TextAttribute | undefined;
          return [`static ${name} ${ready} { get; }`, () => (made ??= new runtime(text))];
        }),
      ),
      'override bool IsDefaultAttribute()': (self: TextAttribute) => self.text === otherwise,
      [`${name}()`]: () => new runtime(otherwise),
      [`${name}(string ${property.charAt(0).toLowerCase()}${property.slice(1)})`]: (text: string | null) =>
        new runtime(text),
      [`virtual string ${property} { get; }`]: (self: TextAttribute) => self.text,
    }),
    { runtime },
  );

/** The ready-made categories. */
const categories: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'Action Appearance Asynchronous Behavior Data Design Focus Format Key Layout Mouse'
      .split(' ')
      .map((name) => [name, name]),
  ),
  Default: 'Misc',
  DragDrop: 'Drag Drop',
  WindowStyle: 'Window Style',
};

/** The attributes of System, System.ComponentModel and System.Runtime.Serialization that template code uses. */
export const attributeTypes: readonly TypeDeclaration[] = [
  declareType(
    'public abstract class System.Attribute',
    () => ({
      'protected Attribute()': () => new Attribute(),
      'override bool Equals(object? obj)': (self: Attribute, other: unknown) => equals(self, other),
      'override int GetHashCode()': (self: Attribute) => identityHash(self),
      'virtual bool Match(object? obj)': (self: Attribute, other: unknown) => equals(self, other),
      'virtual bool IsDefaultAttribute()': () => false,
      'virtual object TypeId { get; }': (self: Attribute) => self.$type,
      ...attributeStatics,
    }),
    { runtime: Attribute },
  ),
  declareType(
    'public sealed class System.ObsoleteAttribute : Attribute',
    () => ({
      'ObsoleteAttribute()': () => new ObsoleteAttribute(),
      'ObsoleteAttribute(string? message)': (message: string | null) => new ObsoleteAttribute(message),
      'ObsoleteAttribute(string? message, bool error)': (message: string | null, error: boolean) =>
        new ObsoleteAttribute(message, error),
      'string? Message { get; }': (self: ObsoleteAttribute) => self.message,
      'bool IsError { get; }': (self: ObsoleteAttribute) => self.isError,
      'string? DiagnosticId { get; set; }': {
        get: (self: ObsoleteAttribute) => self.diagnosticId,
        set: (self: ObsoleteAttribute, value: string | null) => (self.diagnosticId = value),
      },
      'string? UrlFormat { get; set; }': {
        get: (self: ObsoleteAttribute) => self.urlFormat,
        set: (self: ObsoleteAttribute, value: string | null) => (self.urlFormat = value),
      },
    }),
    { runtime: ObsoleteAttribute },
  ),
  declareType(
    'public class System.FlagsAttribute : Attribute',
    () => ({ 'FlagsAttribute()': () => new FlagsAttribute() }),
    { runtime: FlagsAttribute },
  ),
  declareType(
    'public sealed class System.SerializableAttribute : Attribute',
    () => ({ 'SerializableAttribute()': () => new SerializableAttribute() }),
    { runtime: SerializableAttribute },
  ),
  declareType(
    'public sealed class System.NonSerializedAttribute : Attribute',
    () => ({ 'NonSerializedAttribute()': () => new NonSerializedAttribute() }),
    { runtime: NonSerializedAttribute },
  ),
  declareType(
    'public sealed class System.AttributeUsageAttribute : Attribute',
    () => ({
      'AttributeUsageAttribute(AttributeTargets validOn)': (validOn: number) =>
        new AttributeUsageAttribute(validOn),
      'AttributeTargets ValidOn { get; }': (self: AttributeUsageAttribute) => self.validOn,
      'bool AllowMultiple { get; set; }': {
        get: (self: AttributeUsageAttribute) => self.allowMultiple,
        set: (self: AttributeUsageAttribute, value: boolean) => (self.allowMultiple = value),
      },
      'bool Inherited { get; set; }': {
        get: (self: AttributeUsageAttribute) => self.inherited,
        set: (self: AttributeUsageAttribute, value: boolean) => (self.inherited = value),
      },
    }),
    { runtime: AttributeUsageAttribute },
  ),
  declareEnum('[Flags] public enum System.AttributeTargets', {
    Assembly: 1,
    Module: 2,
    Class: 4,
    Struct: 8,
    Enum: 16,
    Constructor: 32,
    Method: 64,
    Property: 128,
    Field: 256,
    Event: 512,
    Interface: 1024,
    Parameter: 2048,
    Delegate: 4096,
    ReturnValue: 8192,
    GenericParameter: 16384,
    All: 32767,
  }),
  descriptions('DescriptionAttribute', 'Description', DescriptionAttribute),
  descriptions('DisplayNameAttribute', 'DisplayName', DisplayNameAttribute),
  descriptions('CategoryAttribute', 'Category', CategoryAttribute, 'Misc', categories),
  declareType(
    'public sealed class System.Runtime.Serialization.EnumMemberAttribute : Attribute',
    () => ({
      'EnumMemberAttribute()': () => new EnumMemberAttribute(),
      'string? Value { get; set; }': {
        get: (self: EnumMemberAttribute) => self.value,
        set: (self: EnumMemberAttribute, value: string | null) => (self.value = value),
      },
    }),
    { runtime: EnumMemberAttribute },
  ),
];

/** `System.EventArgs`. */
class EventArgs {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  static readonly empty: EventArgs = new EventArgs();
}
/** `System.EventArgs`. */
export const eventArgsType: TypeDeclaration = declareType(
  'public class System.EventArgs',
  () => ({ 'EventArgs()': () => new EventArgs(), 'static readonly EventArgs Empty': EventArgs.empty }),
  { runtime: EventArgs },
);
