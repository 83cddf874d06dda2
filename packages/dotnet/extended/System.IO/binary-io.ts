// `BinaryWriter` and `BinaryReader`: values as bytes of a stream.
import { overrideOf } from '@mockwright/language/runtime/overrides';
import type { BinaryReader } from './binary-reader.ts';
import { BinaryWriter } from './binary-writer.ts';

/** `Dispose()` and `Close()`: what the class overrides of them is `Dispose(true)`. */
export function dispose(self: BinaryWriter | BinaryReader): void {
  const kind = self instanceof BinaryWriter ? 'BinaryWriter' : 'BinaryReader';
  const override = overrideOf(self, `${kind}.Dispose/1`);
  if (override) override.call(self, true);
  else self.close();
}
