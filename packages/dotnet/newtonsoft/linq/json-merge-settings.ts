// The class `Newtonsoft.Json.Linq.JsonMergeSettings`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { MergeArrayHandling } from './merge-array-handling.ts';
import { MergeNullValueHandling } from './merge-null-value-handling.ts';
import { inRange } from './setting-in-range.ts';

/** `JsonMergeSettings`. */
class JsonMergeSettings {
  mergeArrayHandling: number = MergeArrayHandling.Concat;
  mergeNullValueHandling: number = MergeNullValueHandling.Ignore;
  propertyNameComparison = 4;
}
/** `Newtonsoft.Json.Linq.JsonMergeSettings`. */
export const jsonMergeSettingsType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.Linq.JsonMergeSettings',
  () => ({
    'JsonMergeSettings()': () => new JsonMergeSettings(),
    'MergeArrayHandling MergeArrayHandling { get; set; }': {
      get: (self: JsonMergeSettings) => self.mergeArrayHandling,
      set: (self: JsonMergeSettings, value: number) => {
        self.mergeArrayHandling = inRange(value, MergeArrayHandling);
      },
    },
    'MergeNullValueHandling MergeNullValueHandling { get; set; }': {
      get: (self: JsonMergeSettings) => self.mergeNullValueHandling,
      set: (self: JsonMergeSettings, value: number) => {
        self.mergeNullValueHandling = inRange(value, MergeNullValueHandling);
      },
    },
    'StringComparison PropertyNameComparison { get; set; }': {
      get: (self: JsonMergeSettings) => self.propertyNameComparison,
      set: (self: JsonMergeSettings, value: number) => {
        if (value < 0 || value > 5) throw new ArgumentOutOfRangeException('value');
        self.propertyNameComparison = value;
      },
    },
  }),
  { runtime: JsonMergeSettings },
);
