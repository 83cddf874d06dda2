// The interface `System.ComponentModel.IChangeTracking`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.ComponentModel.IChangeTracking`. */
export const iChangeTrackingType: TypeDeclaration = declareType(
  'public interface System.ComponentModel.IChangeTracking',
  () => ({
    'bool IsChanged { get; }': undefined,
    'void AcceptChanges()': undefined,
  }),
);
