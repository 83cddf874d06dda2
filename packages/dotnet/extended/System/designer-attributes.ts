// Attributes for designers, serializers and tools: they stand on types of models, and do nothing while code runs.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { annotation } from './annotation.ts';

const model = 'System.ComponentModel';
const serialization = 'System.Runtime.Serialization';
const services = 'System.Runtime.CompilerServices';

/** `Yes`, `No` and `Default`. */
const flags = (
  property: string,
  isDefault: boolean,
): [
  settable: string[],
  defaults: Record<string, unknown>,
  statics: Record<string, Record<string, unknown>>,
] => [
  [],
  {},
  {
    Yes: { [property]: true },
    No: { [property]: false },
    Default: { [property]: isDefault },
  },
];
const dataObjects = {
  DataObject: { IsDataObject: true },
  NonDataObject: { IsDataObject: false },
  Default: { IsDataObject: false },
};
const designerCategories = {
  Component: { Category: 'Component' },
  Default: { Category: '' },
  Form: { Category: 'Form' },
  Generic: { Category: 'Designer' },
};
/** By name, their constructors, what is set by name, what is there unset, and what there is ready-made. */
const table: readonly (readonly [
  name: string,
  constructors: string[],
  settable?: string[],
  defaults?: Record<string, unknown>,
  statics?: Record<string, Record<string, unknown>>,
])[] = [
  [`${model}.BrowsableAttribute`, ['bool browsable'], ...flags('Browsable', true)],
  [`${model}.ReadOnlyAttribute`, ['bool isReadOnly'], ...flags('IsReadOnly', false)],
  [
    `${model}.BindableAttribute`,
    ['bool bindable', 'bool bindable, BindingDirection direction'],
    ...flags('Bindable', false),
  ],
  [`${model}.LocalizableAttribute`, ['bool isLocalizable'], ...flags('IsLocalizable', false)],
  [`${model}.PasswordPropertyTextAttribute`, ['', 'bool password'], ...flags('Password', false)],
  [`${model}.TypeConverterAttribute`, ['', 'Type type', 'string typeName'], [], {}, { Default: {} }],
  [`${model}.DefaultPropertyAttribute`, ['string? name'], [], {}, { Default: {} }],
  [`${model}.DefaultEventAttribute`, ['string? name'], [], {}, { Default: {} }],
  [`${model}.DefaultBindingPropertyAttribute`, ['', 'string? name'], [], {}, { Default: {} }],
  [`${model}.DesignerCategoryAttribute`, ['', 'string category'], [], { Category: '' }, designerCategories],
  [`${model}.ImmutableObjectAttribute`, ['bool immutable'], ...flags('Immutable', false)],
  [`${model}.MergablePropertyAttribute`, ['bool allowMerge'], ...flags('AllowMerge', true)],
  [`${model}.NotifyParentPropertyAttribute`, ['bool notifyParent'], ...flags('NotifyParent', false)],
  [
    `${model}.ParenthesizePropertyNameAttribute`,
    ['', 'bool needParenthesis'],
    [],
    {},
    { Default: { NeedParenthesis: false } },
  ],
  [`${model}.DataObjectAttribute`, ['', 'bool isDataObject'], [], { IsDataObject: true }, dataObjects],
  [
    `${model}.DataObjectFieldAttribute`,
    [
      'bool primaryKey',
      'bool primaryKey, bool isIdentity',
      'bool primaryKey, bool isIdentity, bool isNullable',
      'bool primaryKey, bool isIdentity, bool isNullable, int length',
    ],
    [],
    { Length: -1 },
  ],
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
export const designerAttributeTypes: readonly TypeDeclaration[] = [
  declareEnum(`public enum ${model}.BindingDirection`, { OneWay: 0, TwoWay: 1 }),
  ...table.map((row) => annotation(...row)),
];
