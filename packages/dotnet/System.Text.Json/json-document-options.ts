// The struct `System.Text.Json.JsonDocumentOptions` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { JsonDocumentOptions } from './document-options.ts';

/** `System.Text.Json.JsonDocumentOptions`. */
export const jsonDocumentOptionsType: TypeDeclaration = declareType(
  'public struct System.Text.Json.JsonDocumentOptions',
  () =>
    Object.fromEntries(
      [
        'bool AllowDuplicateProperties',
        'bool AllowTrailingCommas',
        'JsonCommentHandling CommentHandling',
        'int MaxDepth',
      ].map((signature) => {
        const name = signature.split(' ')[1]!;
        return [
          `${signature} { get; set; }`,
          {
            get: (self: Record<string, unknown>) => self[name],
            set: (self: Record<string, unknown>, value: unknown) => void (self[name] = value),
          },
        ];
      }),
    ),
  {
    runtime: JsonDocumentOptions,
    defaultValue: () => new JsonDocumentOptions(),
    copy: (value: JsonDocumentOptions) => value.$copy(),
  },
);
