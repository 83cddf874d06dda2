// The enum `System.Buffers.OperationStatus`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { operationStatus } from '../System/text/rune-coding.ts';

/** `System.Buffers.OperationStatus`. */
export const operationStatusType: TypeDeclaration = declareEnum(
  'public enum System.Buffers.OperationStatus',
  operationStatus,
);
