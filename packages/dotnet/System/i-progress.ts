// The interface `System.IProgress`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.IProgress`. */
export const iProgressType: TypeDeclaration = declareType('public interface System.IProgress<in T>', () => ({
  'void Report(T value)': undefined,
}));
