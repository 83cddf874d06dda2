// The struct `System.Text.Json.Nodes.JsonNodeOptions` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { JsonNodeOptions } from '../System.Text.Json/node-options.ts';

/** `System.Text.Json.Nodes.JsonNodeOptions`. */
export const jsonNodeOptionsType: TypeDeclaration = declareType(
  'public struct System.Text.Json.Nodes.JsonNodeOptions',
  () => ({
    'bool PropertyNameCaseInsensitive { get; set; }': {
      get: (self: JsonNodeOptions) => self.PropertyNameCaseInsensitive,
      set: (self: JsonNodeOptions, value: boolean) => void (self.PropertyNameCaseInsensitive = value),
    },
  }),
  {
    runtime: JsonNodeOptions,
    defaultValue: () => new JsonNodeOptions(),
    copy: (value: JsonNodeOptions) => value.$copy(),
  },
);
