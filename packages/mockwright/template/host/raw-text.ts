// `Raw(text)`: text that goes into the answer without escaping.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** What `Raw(…)` gives: text that is inserted as it is. */
export class RawText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  $toString(): string {
    return this.text;
  }
}

/** The type of `Raw(…)` for template code. */
export const rawTextType: TypeDeclaration = declareType(
  'public sealed class RawText',
  {},
  { runtime: RawText },
);
