// Attributes that the compiler writes itself, or that tell it what a runtime is to do.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { annotation } from './annotation.ts';

const services = 'System.Runtime.CompilerServices';

/** Of System.Runtime.CompilerServices: by name, the parameters of their constructors. */
const table: Readonly<Record<string, readonly string[]>> = {
  // Code may not write them: words and the forms of types stand for them.
  CompilerFeatureRequired: ['string featureName'],
  Dynamic: ['', 'bool[] transformFlags'],
  Extension: [''],
  ExtensionMarker: ['string name'],
  FixedBuffer: ['Type elementType, int length'],
  IsByRefLike: [''],
  IsReadOnly: [''],
  IsUnmanaged: [''],
  MetadataUpdateDeleted: [''],
  Nullable: ['byte value>Flag', 'byte[] value>NullableFlags'],
  NullableContext: ['byte value'],
  ParamCollection: [''],
  RequiredMember: [''],
  RequiresLocation: [''],
  ScopedRef: [''],
  TupleElementNames: ['string?[] transformNames'],
  // It may.
  AccessedThroughProperty: ['string propertyName'],
  AsyncIteratorStateMachine: ['Type stateMachineType'],
  AsyncMethodBuilder: ['Type builderType'],
  AsyncStateMachine: ['Type stateMachineType'],
  CompilerGlobalScope: [''],
  DateTimeConstant: ['long ticks'],
  Discardable: [''],
  FixedAddressValueType: [''],
  IteratorStateMachine: ['Type stateMachineType'],
  ModuleInitializer: [''],
  PreserveBaseOverrides: [''],
  SpecialName: [''],
  TypeForwardedFrom: ['string assemblyFullName'],
  UnsafeValueType: [''],
};

/** The attributes of the table, and `[ParamArray]`, which is `params`. */
export const reservedAttributeTypes: readonly TypeDeclaration[] = [
  annotation('System.ParamArrayAttribute', ['']),
  ...Object.entries(table).map(([name, constructors]) =>
    annotation(`${services}.${name}Attribute`, constructors),
  ),
];
