// What attributes of the library mean to the compiler where they stand: those that it writes itself, and those that it reads.
import type { AttributeData, NamedType } from '@mockwright/language/metadata/symbols';
import { ownValue } from '@mockwright/language/text/own-value';
import { identifier } from './conditional-attribute.ts';
import { reportInvalid } from './known-attribute.ts';
import type { KnownAttribute } from './known-attribute.ts';
import { checkFieldOffset, checkStructLayout } from './layout-attributes.ts';
import { checkModuleInitializer } from './module-initializer.ts';
import { checkUnscopedMember } from './unscoped-attribute.ts';

type Check = (attribute: KnownAttribute) => void;

const services = 'System.Runtime.CompilerServices';
const interop = 'System.Runtime.InteropServices';

/** Those that only the compiler writes, and what is said of who does it. */
const reserved = {
  'System.ParamArrayAttribute': 'CS0674',
  [`${services}.ParamCollectionAttribute`]: 'CS0674',
  [`${services}.ExtensionAttribute`]: 'CS1112',
  [`${services}.FixedBufferAttribute`]: 'CS1716',
  [`${services}.DynamicAttribute`]: 'CS1970',
  [`${services}.TupleElementNamesAttribute`]: 'CS8138',
  [`${services}.CompilerFeatureRequiredAttribute`]: 'CS8335',
  [`${services}.ExtensionMarkerAttribute`]: 'CS8335',
  [`${services}.IsByRefLikeAttribute`]: 'CS8335',
  [`${services}.IsReadOnlyAttribute`]: 'CS8335',
  [`${services}.IsUnmanagedAttribute`]: 'CS8335',
  [`${services}.NullableContextAttribute`]: 'CS8335',
  [`${services}.RequiresLocationAttribute`]: 'CS8335',
  [`${services}.NullableAttribute`]: 'CS8623',
  [`${services}.RequiredMemberAttribute`]: 'CS9033',
  [`${services}.ScopedRefAttribute`]: 'CS9065',
  [`${services}.MetadataUpdateDeletedAttribute`]: 'CS9331',
} as const;

const checks: Readonly<Record<string, Check>> = {
  'System.Diagnostics.CodeAnalysis.ExperimentalAttribute': checkExperimental,
  'System.Diagnostics.CodeAnalysis.UnscopedRefAttribute': checkUnscopedMember,
  'System.Reflection.DefaultMemberAttribute': checkDefaultMember,
  [`${services}.CollectionBuilderAttribute`]: checkCollectionBuilder,
  [`${services}.ModuleInitializerAttribute`]: checkModuleInitializer,
  [`${interop}.FieldOffsetAttribute`]: checkFieldOffset,
  [`${interop}.GuidAttribute`]: checkGuid,
  [`${interop}.StructLayoutAttribute`]: checkStructLayout,
};

/** Reports what the compiler does not accept of an attribute that it knows. */
export function checkKnownAttribute(attribute: KnownAttribute): void {
  const { binder, syntax, data } = attribute;
  const { namespace, name } = data.type;
  if (!namespace.startsWith('System')) return;
  const fullName = `${namespace}.${name}`;
  const code = ownValue(reserved, fullName);
  if (code) binder.error(code, syntax, [fullName]);
  else ownValue(checks, fullName)?.(attribute);
}

function checkDefaultMember({ binder, syntax, bearer }: KnownAttribute): void {
  if (bearer && 'members' in bearer && bearer.members('this[]').length > 0) binder.error('CS0646', syntax);
}

function checkGuid({ binder, syntax, data }: KnownAttribute): void {
  const [value] = data.arguments;
  if (typeof value !== 'string' || !/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value))
    reportInvalid(binder, syntax);
}

function checkExperimental({ binder, syntax, data }: KnownAttribute): void {
  const [id] = data.arguments;
  if (typeof id !== 'string' || !identifier.test(id)) binder.error('CS9211', syntax.arguments?.[0] ?? syntax);
}

function checkCollectionBuilder({ binder, syntax, data }: KnownAttribute): void {
  const [builder, method] = data.arguments;
  if (!isBuilder(builder)) binder.error('CS9185', syntax);
  if (typeof method !== 'string' || method === '') binder.error('CS9186', syntax);
}

/** Whether methods of the type can make collections: it is a class or struct without type parameters. */
export const isBuilder = (type: AttributeData['arguments'][number] | undefined): type is NamedType =>
  typeof type === 'object' &&
  type !== null &&
  'kind' in type &&
  (type.kind === 'class' || type.kind === 'struct') &&
  type.typeParameters.length === 0;
