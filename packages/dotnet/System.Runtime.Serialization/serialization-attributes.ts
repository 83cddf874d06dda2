// `System.Runtime.Serialization`: what the serializer understands of it.
import { declareEnum, declareType } from '@mockwright/language/metadata/declaration';
import type { Accessors, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { StreamingContext, noContext } from '../newtonsoft/serialization/streaming-context.ts';
import { field } from '../newtonsoft/declarations/accessors.ts';

/** What reflection makes of an attribute. */
class SerializationAttribute {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
}
class DataContractAttribute extends SerializationAttribute {}
class DataMemberAttribute extends SerializationAttribute {
  Order = -1;
  EmitDefaultValue = true;
}
class IgnoreDataMemberAttribute extends SerializationAttribute {}
class OnSerializingAttribute extends SerializationAttribute {}
class OnSerializedAttribute extends SerializationAttribute {}
class OnDeserializingAttribute extends SerializationAttribute {}
class OnDeserializedAttribute extends SerializationAttribute {}
class OnErrorAttribute extends SerializationAttribute {}

function marker(
  namespace: string,
  name: string,
  runtime: new () => object,
  members: Record<string, Accessors> = {},
): TypeDeclaration {
  return declareType(
    `public sealed class ${namespace}.${name} : Attribute`,
    () => ({ ...members, [`${name}()`]: () => new runtime() }),
    { runtime },
  );
}
const serialization = 'System.Runtime.Serialization';

/** The attributes of `System.Runtime.Serialization`, and `StreamingContext`. */
export const serializationAttributes: readonly TypeDeclaration[] = [
  marker(serialization, 'DataContractAttribute', DataContractAttribute, {
    'string? Name { get; set; }': field('Name'),
    'string? Namespace { get; set; }': field('Namespace'),
    'bool IsReference { get; set; }': field('IsReference', false),
  }),
  marker(serialization, 'DataMemberAttribute', DataMemberAttribute, {
    'string? Name { get; set; }': field('Name'),
    'int Order { get; set; }': field('Order'),
    'bool IsRequired { get; set; }': field('IsRequired', false),
    'bool EmitDefaultValue { get; set; }': field('EmitDefaultValue'),
  }),
  marker(serialization, 'IgnoreDataMemberAttribute', IgnoreDataMemberAttribute),
  marker(serialization, 'OnSerializingAttribute', OnSerializingAttribute),
  marker(serialization, 'OnSerializedAttribute', OnSerializedAttribute),
  marker(serialization, 'OnDeserializingAttribute', OnDeserializingAttribute),
  marker(serialization, 'OnDeserializedAttribute', OnDeserializedAttribute),
  marker('Newtonsoft.Json.Serialization', 'OnErrorAttribute', OnErrorAttribute),
  declareEnum('[Flags] public enum System.Runtime.Serialization.StreamingContextStates', {
    CrossProcess: 1,
    CrossMachine: 2,
    File: 4,
    Persistence: 8,
    Remoting: 16,
    Other: 32,
    Clone: 64,
    CrossAppDomain: 128,
    All: 255,
  }),
  declareType(
    'public readonly struct System.Runtime.Serialization.StreamingContext',
    () => ({
      'StreamingContext(StreamingContextStates state)': (state: number) => new StreamingContext(state),
      'StreamingContext(StreamingContextStates state, object? additional)': (
        state: number,
        additional: unknown,
      ) => new StreamingContext(state, additional),
      'StreamingContextStates State { get; }': (self: StreamingContext) => self.state,
      'object? Context { get; }': (self: StreamingContext) => self.context,
    }),
    { runtime: StreamingContext, defaultValue: noContext },
  ),
];
