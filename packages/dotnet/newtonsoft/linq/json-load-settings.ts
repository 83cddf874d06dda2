// The class `Newtonsoft.Json.Linq.JsonLoadSettings`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { CommentHandling } from './comment-handling.ts';
import { DuplicatePropertyNameHandling } from './duplicate-property-name-handling.ts';
import { LineInfoHandling } from './line-info-handling.ts';
import { inRange } from './setting-in-range.ts';

/** `JsonLoadSettings`. */
class JsonLoadSettings {
  commentHandling: number = CommentHandling.Ignore;
  lineInfoHandling: number = LineInfoHandling.Load;
  duplicatePropertyNameHandling: number = DuplicatePropertyNameHandling.Replace;
}
/** `Newtonsoft.Json.Linq.JsonLoadSettings`. */
export const jsonLoadSettingsType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.Linq.JsonLoadSettings',
  () => ({
    'JsonLoadSettings()': () => new JsonLoadSettings(),
    'CommentHandling CommentHandling { get; set; }': {
      get: (self: JsonLoadSettings) => self.commentHandling,
      set: (self: JsonLoadSettings, value: number) => {
        self.commentHandling = inRange(value, CommentHandling);
      },
    },
    'LineInfoHandling LineInfoHandling { get; set; }': {
      get: (self: JsonLoadSettings) => self.lineInfoHandling,
      set: (self: JsonLoadSettings, value: number) => {
        self.lineInfoHandling = inRange(value, LineInfoHandling);
      },
    },
    'DuplicatePropertyNameHandling DuplicatePropertyNameHandling { get; set; }': {
      get: (self: JsonLoadSettings) => self.duplicatePropertyNameHandling,
      set: (self: JsonLoadSettings, value: number) => {
        self.duplicatePropertyNameHandling = inRange(value, DuplicatePropertyNameHandling);
      },
    },
  }),
  { runtime: JsonLoadSettings },
);
