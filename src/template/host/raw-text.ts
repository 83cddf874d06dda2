// `Raw(text)`: text that goes into the answer without escaping.
import { declareType } from '../../metadata/declaration.ts';
import type { TypeDeclaration } from '../../metadata/declaration.ts';

export class RawText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  $toString(): string {
    return this.text;
  }
}

export const rawTextType: TypeDeclaration = declareType(
  'public sealed class RawText',
  {},
  { runtime: RawText },
);
