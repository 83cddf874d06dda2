// The class `System.Text.Json.Serialization.ReferenceHandler` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ignoreCycles, preserve } from './option-values.ts';
import { ReferenceHandler } from './reference-handler.ts';

/** `System.Text.Json.Serialization.ReferenceHandler`. */
export const referenceHandlerType: TypeDeclaration = declareType(
  'public abstract class System.Text.Json.Serialization.ReferenceHandler',
  () => ({
    'static ReferenceHandler Preserve { get; }': () => preserve,
    'static ReferenceHandler IgnoreCycles { get; }': () => ignoreCycles,
  }),
  { runtime: ReferenceHandler },
);
