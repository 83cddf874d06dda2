// Attributes for other runtimes and for memory that they share: they say nothing to a script.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { annotation } from './annotation.ts';

const interop = 'System.Runtime.InteropServices';
const versioning = 'System.Runtime.Versioning';
const analysis = 'System.Diagnostics.CodeAnalysis';

/** Attributes of System.Runtime.InteropServices, System.Runtime.Versioning and System.Reflection, with their enums. */
export const interopAttributeTypes: readonly TypeDeclaration[] = [
  declareEnum(`public enum ${interop}.LayoutKind`, { Sequential: 0, Explicit: 2, Auto: 3 }),
  declareEnum(`public enum ${interop}.CharSet`, { None: 1, Ansi: 2, Unicode: 3, Auto: 4 }),
  annotation(
    `${interop}.StructLayoutAttribute`,
    ['short layoutKind>Value', 'LayoutKind layoutKind>Value'],
    ['int Pack', 'int Size', 'CharSet CharSet'],
  ),
  annotation(`${interop}.FieldOffsetAttribute`, ['int offset>Value']),
  annotation(`${interop}.InAttribute`, ['']),
  annotation(`${interop}.OutAttribute`, ['']),
  annotation(`${interop}.GuidAttribute`, ['string guid>Value']),
  annotation(`${interop}.ComVisibleAttribute`, ['bool visibility>Value']),
  annotation(`${interop}.ProgIdAttribute`, ['string progId>Value']),
  annotation(`${interop}.DispIdAttribute`, ['int dispId>Value']),
  annotation(`${interop}.PreserveSigAttribute`, ['']),
  declareEnum(`public enum ${interop}.ClassInterfaceType`, { None: 0, AutoDispatch: 1, AutoDual: 2 }),
  annotation(`${interop}.ClassInterfaceAttribute`, [
    'short classInterfaceType>Value',
    'ClassInterfaceType classInterfaceType>Value',
  ]),
  declareEnum(`public enum ${interop}.ComInterfaceType`, {
    InterfaceIsDual: 0,
    InterfaceIsIUnknown: 1,
    InterfaceIsIDispatch: 2,
    InterfaceIsIInspectable: 3,
  }),
  annotation(`${interop}.InterfaceTypeAttribute`, [
    'short interfaceType>Value',
    'ComInterfaceType interfaceType>Value',
  ]),
  annotation('System.Reflection.DefaultMemberAttribute', ['string memberName']),
  annotation(
    'System.Reflection.ObfuscationAttribute',
    [''],
    ['bool StripAfterObfuscation', 'bool Exclude', 'bool ApplyToMembers', 'string? Feature'],
    { StripAfterObfuscation: true, Exclude: true, ApplyToMembers: true, Feature: 'all' },
  ),
  ...['SupportedOSPlatform', 'SupportedOSPlatformGuard', 'UnsupportedOSPlatformGuard'].map((name) =>
    annotation(`${versioning}.${name}Attribute`, ['string platformName']),
  ),
  annotation(`${versioning}.UnsupportedOSPlatformAttribute`, [
    'string platformName',
    'string platformName, string? message',
  ]),
  annotation(
    `${versioning}.ObsoletedOSPlatformAttribute`,
    ['string platformName', 'string platformName, string? message'],
    ['string? Url'],
  ),
  annotation(`${versioning}.RequiresPreviewFeaturesAttribute`, ['', 'string? message'], ['string? Url']),
  annotation(`${analysis}.RequiresAssemblyFilesAttribute`, ['', 'string message'], ['string? Url']),
  annotation(`${analysis}.FeatureSwitchDefinitionAttribute`, ['string switchName']),
  annotation('System.ContextStaticAttribute', ['']),
];
