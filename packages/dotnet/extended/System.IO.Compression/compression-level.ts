// The enum `System.IO.Compression.CompressionLevel`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { levels } from './compression-stream.ts';

/** `System.IO.Compression.CompressionLevel`. */
export const compressionLevelType: TypeDeclaration = declareEnum(
  'public enum System.IO.Compression.CompressionLevel',
  levels,
);
