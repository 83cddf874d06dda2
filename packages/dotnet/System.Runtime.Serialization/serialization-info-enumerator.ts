// The class `System.Runtime.Serialization.SerializationInfoEnumerator`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import { none } from './scalar-values.ts';
import type { SerializationEntry, SerializationInfo } from './serialization-info.ts';

/** `SerializationInfoEnumerator`. */
export class SerializationInfoEnumerator extends Enumerator<SerializationEntry> {
  constructor(info: SerializationInfo) {
    super(info.entries, coreType('System.Runtime.Serialization.SerializationEntry'));
  }
  override get $type(): NamedType {
    return coreType('System.Runtime.Serialization.SerializationInfoEnumerator');
  }
  /** @throws InvalidOperationException where it stands on none */
  get entry(): SerializationEntry {
    const entry = this.Current;
    if (entry === none)
      throw new InvalidOperationException('Enumeration has either not started or has already finished.');
    return entry;
  }
}

/** `System.Runtime.Serialization.SerializationInfoEnumerator`. */
export const serializationInfoEnumeratorType: TypeDeclaration = declareType(
  'public sealed class System.Runtime.Serialization.SerializationInfoEnumerator : System.Collections.IEnumerator',
  () => ({
    'bool MoveNext()': (self: SerializationInfoEnumerator) => self.MoveNext(),
    'SerializationEntry Current { get; }': (self: SerializationInfoEnumerator) => self.entry,
    'string Name { get; }': (self: SerializationInfoEnumerator) => self.entry.name,
    'object? Value { get; }': (self: SerializationInfoEnumerator) => self.entry.value,
    'Type ObjectType { get; }': (self: SerializationInfoEnumerator) => self.entry.type,
  }),
  { runtime: SerializationInfoEnumerator },
);
