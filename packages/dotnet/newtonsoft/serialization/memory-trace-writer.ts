// The class `Newtonsoft.Json.Serialization.MemoryTraceWriter`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { specialType } from '@mockwright/language/runtime/core-types';
import type { Exception } from '@mockwright/language/runtime/exceptions';
import { spend, spendMemory } from '@mockwright/language/runtime/run';
import { createList } from '../../System.Collections.Generic/list.ts';
import { DateTime } from '../../System/time/date-time.ts';
import { field } from '../../values/property-accessors.ts';
import { traceLevels } from '../../System.Diagnostics/trace-level.ts';

const levelNames: readonly string[] = Object.keys(traceLevels);
/** Older messages are forgotten. */
const capacity = 1000;

/** `MemoryTraceWriter`. */
class MemoryTraceWriter {
  declare readonly $type: NamedType;
  levelFilter: number = traceLevels.Verbose;
  messages: string[] = [];
  trace(level: number, message: string): void {
    const now = DateTime.now().$format("yyyy'-'MM'-'dd'T'HH':'mm':'ss'.'fff", null);
    if (this.messages.length >= capacity) this.messages.shift();
    this.messages.push(`${now} ${levelNames[level]} ${message}`);
  }
  $toString(): string {
    spendMemory(this.messages.reduce((length, message) => length + message.length, 0));
    return this.messages.join('\n');
  }
}

/** `Newtonsoft.Json.Serialization.MemoryTraceWriter`. */
export const memoryTraceWriterType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.Serialization.MemoryTraceWriter : Newtonsoft.Json.Serialization.ITraceWriter',
  () => ({
    'System.Diagnostics.TraceLevel LevelFilter { get; set; }': field('levelFilter'),
    'MemoryTraceWriter()': () => new MemoryTraceWriter(),
    'void Trace(System.Diagnostics.TraceLevel level, string message, Exception? ex)': (
      self: MemoryTraceWriter,
      level: number,
      message: string,
      _exception: Exception | null,
    ) => self.trace(level, message),
    'IEnumerable<string> GetTraceMessages()': (self: MemoryTraceWriter) => {
      spend(self.messages.length);
      return createList([...self.messages], specialType('string'));
    },
    'override string ToString()': (self: MemoryTraceWriter) => self.$toString(),
  }),
  { runtime: MemoryTraceWriter },
);
