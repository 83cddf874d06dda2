// Attributes for designers, serializers and tools: they stand on types of models, and do nothing while code runs.
import type { TypeDeclaration } from '../../metadata/declaration.ts';
import { annotation } from './annotation.ts';

const model = 'System.ComponentModel';
const serialization = 'System.Runtime.Serialization';
const services = 'System.Runtime.CompilerServices';

/** By name, their constructors, what is set by name, and what is there unset. */
const table: readonly (readonly [
  name: string,
  constructors: string[],
  settable?: string[],
  defaults?: Record<string, unknown>,
])[] = [
  [`${model}.BrowsableAttribute`, ['bool browsable']],
  [`${model}.ReadOnlyAttribute`, ['bool isReadOnly']],
  [`${model}.BindableAttribute`, ['bool bindable']],
  [`${model}.LocalizableAttribute`, ['bool isLocalizable']],
  [`${model}.PasswordPropertyTextAttribute`, ['', 'bool password']],
  [`${model}.TypeConverterAttribute`, ['', 'Type type', 'string typeName']],
  [`${model}.DefaultPropertyAttribute`, ['string? name']],
  [`${model}.DefaultEventAttribute`, ['string? name']],
  [`${model}.DefaultBindingPropertyAttribute`, ['', 'string? name']],
  [`${model}.DesignerCategoryAttribute`, ['', 'string category'], [], { Category: '' }],
  [`${model}.ImmutableObjectAttribute`, ['bool immutable']],
  [`${model}.MergablePropertyAttribute`, ['bool allowMerge']],
  [`${model}.NotifyParentPropertyAttribute`, ['bool notifyParent']],
  [`${model}.ParenthesizePropertyNameAttribute`, ['', 'bool needParenthesis']],
  [`${model}.DataObjectAttribute`, ['', 'bool isDataObject'], [], { IsDataObject: true }],
  [`${model}.DataObjectFieldAttribute`, ['bool primaryKey', 'bool primaryKey, bool isIdentity']],
  [`${serialization}.KnownTypeAttribute`, ['Type type', 'string methodName']],
  [
    `${serialization}.CollectionDataContractAttribute`,
    [''],
    [
      ...['Name', 'Namespace', 'ItemName', 'KeyName', 'ValueName'].map((name) => `string? ${name}`),
      'bool IsReference',
    ],
  ],
  [`${serialization}.OptionalFieldAttribute`, [''], ['int VersionAdded'], { VersionAdded: 1 }],
  ['System.CodeDom.Compiler.GeneratedCodeAttribute', ['string? tool, string? version']],
  ['System.Diagnostics.Contracts.PureAttribute', ['']],
  [`${services}.SkipLocalsInitAttribute`, ['']],
  ['System.Security.SecurityCriticalAttribute', ['']],
  ['System.Security.SecuritySafeCriticalAttribute', ['']],
];

/** The attributes of the table. */
export const designerAttributeTypes: readonly TypeDeclaration[] = table.map((row) => annotation(...row));
