// The class `Newtonsoft.Json.Linq.JsonSelectSettings`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `JsonSelectSettings`. */
class JsonSelectSettings {
  errorWhenNoMatch = false;
  regexMatchTimeout: unknown = null;
}
/** `Newtonsoft.Json.Linq.JsonSelectSettings`. */
export const jsonSelectSettingsType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.Linq.JsonSelectSettings',
  () => ({
    'JsonSelectSettings()': () => new JsonSelectSettings(),
    'TimeSpan? RegexMatchTimeout { get; set; }': {
      get: (self: JsonSelectSettings) => self.regexMatchTimeout,
      set: (self: JsonSelectSettings, value: unknown) => {
        self.regexMatchTimeout = value;
      },
    },
    'bool ErrorWhenNoMatch { get; set; }': {
      get: (self: JsonSelectSettings) => self.errorWhenNoMatch,
      set: (self: JsonSelectSettings, value: boolean) => {
        self.errorWhenNoMatch = value;
      },
    },
  }),
  { runtime: JsonSelectSettings },
);
