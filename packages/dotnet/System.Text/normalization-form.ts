// The enum `System.Text.NormalizationForm`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Text.NormalizationForm`. */
export const normalizationFormType: TypeDeclaration = declareEnum(
  'public enum System.Text.NormalizationForm',
  { FormC: 1, FormD: 2, FormKC: 5, FormKD: 6 },
);
