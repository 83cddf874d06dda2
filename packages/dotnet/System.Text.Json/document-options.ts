// `JsonDocumentOptions`: how lenient the reading of a document is.
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { strict } from './json-data.ts';
import type { ReaderOptions } from './json-data.ts';

/** `JsonDocumentOptions`. */
export class JsonDocumentOptions {
  declare readonly $type: NamedType;
  AllowDuplicateProperties = true;
  AllowTrailingCommas = false;
  CommentHandling = 0;
  MaxDepth = 0;
  get reader(): ReaderOptions {
    return {
      allowTrailingCommas: this.AllowTrailingCommas,
      commentHandling: this.CommentHandling,
      maxDepth: this.MaxDepth || strict.maxDepth,
    };
  }
  $copy(): JsonDocumentOptions {
    return Object.assign(new JsonDocumentOptions(), this);
  }
}
