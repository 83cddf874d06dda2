// The struct `System.Runtime.Serialization.SerializationEntry` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { none } from './scalar-values.ts';
import { SerializationEntry } from './serialization-info.ts';

/** `System.Runtime.Serialization.SerializationEntry`. */
export const serializationEntryType: TypeDeclaration = declareType(
  'public readonly struct System.Runtime.Serialization.SerializationEntry',
  () => ({
    'object? Value { get; }': (self: SerializationEntry) => self.value,
    'string Name { get; }': (self: SerializationEntry) => self.name,
    'Type ObjectType { get; }': (self: SerializationEntry) => self.type,
  }),
  { runtime: SerializationEntry, defaultValue: none },
);
