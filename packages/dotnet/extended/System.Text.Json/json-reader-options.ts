// The struct `System.Text.Json.JsonReaderOptions`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { JsonDocumentOptions } from '../../System.Text.Json/document-options.ts';
import { fields } from './utf8-fields.ts';

/** `JsonReaderOptions`. */
export class JsonReaderOptions extends JsonDocumentOptions {
  override $copy(): JsonReaderOptions {
    return Object.assign(new JsonReaderOptions(), this);
  }
}

/** `System.Text.Json.JsonReaderOptions`. */
export const jsonReaderOptionsType: TypeDeclaration = declareType(
  'public struct System.Text.Json.JsonReaderOptions',
  () => fields('bool AllowTrailingCommas', 'JsonCommentHandling CommentHandling', 'int MaxDepth'),
  {
    runtime: JsonReaderOptions,
    defaultValue: () => new JsonReaderOptions(),
    copy: (value: JsonReaderOptions) => value.$copy(),
  },
);
