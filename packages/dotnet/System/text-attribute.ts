// What the attributes that hold a text have in common.
import { Attribute } from './attribute.ts';

/** An attribute that holds a text. */
export class TextAttribute extends Attribute {
  readonly text: string | null;
  constructor(text: string | null = null) {
    super();
    this.text = text;
  }
  $equals(other: unknown): boolean {
    return other instanceof TextAttribute && other.$type === this.$type && other.text === this.text;
  }
}
