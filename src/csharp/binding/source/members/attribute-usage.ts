// Where an attribute may stand, and how often (C# 23.2.2).
import type { NamedType, TypeKind } from '../../../../metadata/symbols.ts';

/** The members of `System.AttributeTargets`, with what messages call them. */
const targetNames: readonly (readonly [flag: number, text: string])[] = [
  [1, 'assembly'],
  [2, 'module'],
  [4, 'class'],
  [8, 'struct'],
  [16, 'enum'],
  [32, 'constructor'],
  [64, 'method'],
  [128, 'property, indexer'],
  [256, 'field'],
  [512, 'event'],
  [1024, 'interface'],
  [2048, 'parameter'],
  [4096, 'delegate'],
  [8192, 'return'],
  [16384, 'type parameter'],
];
const allTargets = 32767;

/** A declaration that has attributes: its places for them (the first for those that name none) and what each one is. */
export type AttributeOwner = readonly (readonly [location: string, target: number])[];

/** What attributes of that place are for is declared, and has them checked, elsewhere. */
export const elsewhere = 0;

type OwnerKind =
  | TypeKind
  | 'constructor'
  | 'method'
  | 'setter'
  | 'property'
  | 'autoProperty'
  | 'field'
  | 'event'
  | 'fieldEvent'
  | 'parameter'
  | 'recordParameter'
  | 'typeParameter';

/** The kinds of declaration. */
export const attributeOwners: Readonly<Record<OwnerKind, AttributeOwner>> = {
  class: [['type', 4]],
  struct: [['type', 8]],
  enum: [['type', 16]],
  interface: [['type', 1024]],
  delegate: [
    ['type', 4096],
    ['return', 8192],
  ],
  constructor: [['method', 32]],
  method: [
    ['method', 64],
    ['return', 8192],
  ],
  setter: [
    ['method', 64],
    ['param', 2048],
    ['return', 8192],
  ],
  property: [['property', 128]],
  autoProperty: [
    ['property', 128],
    ['field', 256],
  ],
  field: [['field', 256]],
  event: [['event', 512]],
  fieldEvent: [
    ['event', 512],
    ['method', 64],
    ['field', 256],
  ],
  parameter: [['param', 2048]],
  recordParameter: [
    ['param', 2048],
    ['property', elsewhere],
    ['field', 256],
  ],
  typeParameter: [['typevar', 16384]],
};

/** Every word that may stand before the colon, in the order in which messages list them. */
export const attributeLocations: readonly string[] = [
  'assembly',
  'module',
  'type',
  'method',
  'field',
  'property',
  'event',
  'param',
  'return',
  'typevar',
];

/** What `[AttributeUsage]` says of an attribute. */
export interface AttributeUsage {
  readonly targets: number;
  readonly allowsMultiple: boolean;
}

/** Attributes of the library that do not go everywhere. */
const libraryTargets: Readonly<Record<string, number>> = {
  'System.AttributeUsageAttribute': 4,
  'System.FlagsAttribute': 16,
  'System.NonSerializedAttribute': 256,
  'System.ObsoleteAttribute': 6140,
  'System.SerializableAttribute': 4124,
  'System.ComponentModel.DisplayNameAttribute': 708,
  'System.Diagnostics.ConditionalAttribute': 68,
  'System.Diagnostics.DebuggerDisplayAttribute': 4509,
  'System.Diagnostics.DebuggerHiddenAttribute': 224,
  'System.Diagnostics.DebuggerStepThroughAttribute': 108,
  'System.Diagnostics.CodeAnalysis.AllowNullAttribute': 2432,
  'System.Diagnostics.CodeAnalysis.DisallowNullAttribute': 2432,
  'System.Diagnostics.CodeAnalysis.DoesNotReturnAttribute': 64,
  'System.Diagnostics.CodeAnalysis.DoesNotReturnIfAttribute': 2048,
  'System.Diagnostics.CodeAnalysis.MaybeNullAttribute': 10624,
  'System.Diagnostics.CodeAnalysis.MaybeNullWhenAttribute': 2048,
  'System.Diagnostics.CodeAnalysis.NotNullAttribute': 10624,
  'System.Diagnostics.CodeAnalysis.NotNullIfNotNullAttribute': 10368,
  'System.Diagnostics.CodeAnalysis.NotNullWhenAttribute': 2048,
  'System.Diagnostics.CodeAnalysis.SetsRequiredMembersAttribute': 32,
  'System.Diagnostics.CodeAnalysis.StringSyntaxAttribute': 2432,
  'System.Runtime.CompilerServices.CallerArgumentExpressionAttribute': 2048,
  'System.Runtime.CompilerServices.CallerFilePathAttribute': 2048,
  'System.Runtime.CompilerServices.CallerLineNumberAttribute': 2048,
  'System.Runtime.CompilerServices.CallerMemberNameAttribute': 2048,
  'System.Runtime.CompilerServices.CollectionBuilderAttribute': 1036,
  'System.Runtime.CompilerServices.EnumeratorCancellationAttribute': 2048,
  'System.Runtime.CompilerServices.IndexerNameAttribute': 128,
  'System.Runtime.CompilerServices.InlineArrayAttribute': 8,
  'System.Runtime.CompilerServices.MethodImplAttribute': 96,
  'System.Runtime.InteropServices.DefaultParameterValueAttribute': 2048,
  'System.Runtime.InteropServices.OptionalAttribute': 2048,
  'System.Runtime.Serialization.DataContractAttribute': 28,
  'System.Runtime.Serialization.DataMemberAttribute': 384,
  'System.Runtime.Serialization.EnumMemberAttribute': 256,
  'System.Runtime.Serialization.IgnoreDataMemberAttribute': 384,
  'System.Runtime.Serialization.OnDeserializedAttribute': 64,
  'System.Runtime.Serialization.OnDeserializingAttribute': 64,
  'System.Runtime.Serialization.OnSerializedAttribute': 64,
  'System.Runtime.Serialization.OnSerializingAttribute': 64,
  'Newtonsoft.Json.JsonArrayAttribute': 1028,
  'Newtonsoft.Json.JsonConstructorAttribute': 32,
  'Newtonsoft.Json.JsonConverterAttribute': 3484,
  'Newtonsoft.Json.JsonDictionaryAttribute': 1028,
  'Newtonsoft.Json.JsonExtensionDataAttribute': 384,
  'Newtonsoft.Json.JsonIgnoreAttribute': 384,
  'Newtonsoft.Json.JsonObjectAttribute': 1036,
  'Newtonsoft.Json.JsonPropertyAttribute': 2432,
  'Newtonsoft.Json.JsonRequiredAttribute': 384,
  'Newtonsoft.Json.Serialization.OnErrorAttribute': 64,
  'System.Text.Json.Serialization.JsonConstructorAttribute': 32,
  'System.Text.Json.Serialization.JsonConverterAttribute': 1436,
  'System.Text.Json.Serialization.JsonDerivedTypeAttribute': 1028,
  'System.Text.Json.Serialization.JsonExtensionDataAttribute': 384,
  'System.Text.Json.Serialization.JsonIgnoreAttribute': 384,
  'System.Text.Json.Serialization.JsonIncludeAttribute': 384,
  'System.Text.Json.Serialization.JsonNumberHandlingAttribute': 396,
  'System.Text.Json.Serialization.JsonObjectCreationHandlingAttribute': 1420,
  'System.Text.Json.Serialization.JsonPolymorphicAttribute': 1028,
  'System.Text.Json.Serialization.JsonPropertyNameAttribute': 384,
  'System.Text.Json.Serialization.JsonPropertyOrderAttribute': 384,
  'System.Text.Json.Serialization.JsonRequiredAttribute': 384,
  'System.Text.Json.Serialization.JsonStringEnumMemberNameAttribute': 256,
  'System.Text.Json.Serialization.JsonUnmappedMemberHandlingAttribute': 1036,
};

/** Attributes of the library that one declaration may have several of. */
const libraryMultiples: ReadonlySet<string> = new Set([
  'System.Diagnostics.ConditionalAttribute',
  'System.Diagnostics.DebuggerDisplayAttribute',
  'System.Diagnostics.CodeAnalysis.NotNullIfNotNullAttribute',
  'System.Text.Json.Serialization.JsonDerivedTypeAttribute',
]);

/** What the attribute class, or the one it is derived from, says of its use. */
export function usageOf(type: NamedType): AttributeUsage {
  for (let at: NamedType | null = type.definition; at; at = at.baseType?.definition ?? null) {
    const name = `${at.namespace}.${at.name}`;
    const targets = libraryTargets[name];
    if (targets !== undefined) return { targets, allowsMultiple: libraryMultiples.has(name) };
    const usage = at.attributes.find(
      (each) => each.type.name === 'AttributeUsageAttribute' && each.type.namespace === 'System',
    );
    if (usage)
      return {
        targets: Number(usage.arguments[0] ?? allTargets),
        allowsMultiple: usage.named.get('AllowMultiple') === true,
      };
  }
  return { targets: allTargets, allowsMultiple: false };
}

/** The targets as messages list them. */
export const targetText = (targets: number): string =>
  targetNames.flatMap(([flag, text]) => (targets & flag ? [text] : [])).join(', ');
