// The enum `System.IO.Compression.CompressionMode`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { modes } from './compression-stream.ts';

/** `System.IO.Compression.CompressionMode`. */
export const compressionModeType: TypeDeclaration = declareEnum(
  'public enum System.IO.Compression.CompressionMode',
  modes,
);
