// The values of `System.Drawing.Point`, `Size` and `Rectangle`.
import { ArgumentException, DivideByZeroException } from '@mockwright/language/runtime/exceptions';
import { RectangularShape, Shape } from './shape.ts';

/** `System.Drawing.Point`. */
export class Point extends Shape {
  X: number;
  Y: number;
  constructor(x: number = 0, y: number = 0) {
    super();
    this.X = x | 0;
    this.Y = y | 0;
  }
  static $fromConverterText(text: string): Point {
    return new Point(...numbersOf(text, 2));
  }
  get parts(): readonly number[] {
    return [this.X, this.Y];
  }
  $copy(): Point {
    return new Point(this.X, this.Y);
  }
  plus({ Width, Height }: Size, sign: 1 | -1 = 1): Point {
    return new Point(this.X + sign * Width, this.Y + sign * Height);
  }
  $toString(): string {
    return `{X=${this.X},Y=${this.Y}}`;
  }
}
/** `System.Drawing.Size`. */
export class Size extends Shape {
  Width: number;
  Height: number;
  constructor(width: number = 0, height: number = 0) {
    super();
    this.Width = width | 0;
    this.Height = height | 0;
  }
  static $fromConverterText(text: string): Size {
    return new Size(...numbersOf(text, 2));
  }
  get parts(): readonly number[] {
    return [this.Width, this.Height];
  }
  $copy(): Size {
    return new Size(this.Width, this.Height);
  }
  times(factor: number): Size {
    return new Size(Math.imul(this.Width, factor), Math.imul(this.Height, factor));
  }
  /** @throws {DivideByZeroException} */
  over(divisor: number): Size {
    if (divisor === 0) throw new DivideByZeroException();
    return new Size(this.Width / divisor, this.Height / divisor);
  }
  plus({ Width, Height }: Size, sign: 1 | -1 = 1): Size {
    return new Size(this.Width + sign * Width, this.Height + sign * Height);
  }
  $toString(): string {
    return `{Width=${this.Width}, Height=${this.Height}}`;
  }
}
/** `System.Drawing.Rectangle`. */
export class Rectangle extends RectangularShape<Rectangle> {
  constructor(x: number = 0, y: number = 0, width: number = 0, height: number = 0) {
    super(x, y, width, height);
  }
  static $fromConverterText(text: string): Rectangle {
    return new Rectangle(...numbersOf(text, 4));
  }
  static ofEdges(this: void, left: number, top: number, right: number, bottom: number): Rectangle {
    return new Rectangle(left, top, right - left, bottom - top);
  }
  protected fit(value: number): number {
    return value | 0;
  }
  protected make(x: number, y: number, width: number, height: number): Rectangle {
    return new Rectangle(x, y, width, height);
  }
  $toString(): string {
    return `{X=${this.X},Y=${this.Y},Width=${this.Width},Height=${this.Height}}`;
  }
}

/** @throws {ArgumentException} for a text that does not hold just so many whole numbers */
function numbersOf(text: string, count: number): number[] {
  const parts = text.split(',').map((part) => part.trim());
  if (parts.length !== count || !parts.every((part) => /^[+-]?\d+$/.test(part)))
    throw new ArgumentException(`Text "${text}" cannot be parsed.`);
  return parts.map(Number);
}
