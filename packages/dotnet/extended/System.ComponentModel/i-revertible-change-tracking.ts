// The interface `System.ComponentModel.IRevertibleChangeTracking`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.ComponentModel.IRevertibleChangeTracking`. */
export const iRevertibleChangeTrackingType: TypeDeclaration = declareType(
  'public interface System.ComponentModel.IRevertibleChangeTracking : IChangeTracking',
  () => ({
    'void RejectChanges()': undefined,
  }),
);
