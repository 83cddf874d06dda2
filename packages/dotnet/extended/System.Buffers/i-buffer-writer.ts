// The interface `System.Buffers.IBufferWriter`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { writing } from './array-buffer-writer.ts';

/** `System.Buffers.IBufferWriter`. */
export const iBufferWriterType: TypeDeclaration = declareType(
  'public interface System.Buffers.IBufferWriter<T>',
  writing,
);
