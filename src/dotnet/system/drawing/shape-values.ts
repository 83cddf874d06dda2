// The values of `System.Drawing.Point`, `Size` and `Rectangle`.
import type { NamedType } from '../../../metadata/symbols.ts';
import { combineHashes, hash } from '../../../runtime/equality.ts';
import { ArgumentException, DivideByZeroException } from '../../../runtime/exceptions.ts';

/** Numbers in order, which template code can change. */
export abstract class Shape {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  /** The numbers, which a `TypeConverter` writes in this order. */
  abstract get parts(): readonly number[];
  abstract $copy(): Shape;
  abstract $toString(): string;
  get isEmpty(): boolean {
    return this.parts.every((part) => part === 0);
  }
  $converterText(): string {
    return this.parts.join(', ');
  }
  $equals(other: unknown): boolean {
    return (
      other instanceof Shape &&
      other.constructor === this.constructor &&
      other.parts.every((part, index) => part === this.parts[index])
    );
  }
  $hash(): number {
    return this.parts.reduce((all, part) => combineHashes(all, hash(part)), 0);
  }
}
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
export class Rectangle extends Shape {
  X: number;
  Y: number;
  Width: number;
  Height: number;
  constructor(x: number = 0, y: number = 0, width: number = 0, height: number = 0) {
    super();
    this.X = x | 0;
    this.Y = y | 0;
    this.Width = width | 0;
    this.Height = height | 0;
  }
  static $fromConverterText(text: string): Rectangle {
    return new Rectangle(...numbersOf(text, 4));
  }
  static ofEdges(this: void, left: number, top: number, right: number, bottom: number): Rectangle {
    return new Rectangle(left, top, right - left, bottom - top);
  }
  get parts(): readonly number[] {
    return [this.X, this.Y, this.Width, this.Height];
  }
  get right(): number {
    return (this.X + this.Width) | 0;
  }
  get bottom(): number {
    return (this.Y + this.Height) | 0;
  }
  $copy(): Rectangle {
    return new Rectangle(this.X, this.Y, this.Width, this.Height);
  }
  set(other: Rectangle): void {
    Object.assign(this, { X: other.X, Y: other.Y, Width: other.Width, Height: other.Height });
  }
  moved(x: number, y: number): Rectangle {
    return new Rectangle(this.X + x, this.Y + y, this.Width, this.Height);
  }
  inflated(x: number, y: number): Rectangle {
    return new Rectangle(this.X - x, this.Y - y, this.Width + 2 * x, this.Height + 2 * y);
  }
  contains(x: number, y: number): boolean {
    return this.X <= x && x < this.right && this.Y <= y && y < this.bottom;
  }
  holds(other: Rectangle): boolean {
    return this.X <= other.X && other.right <= this.right && this.Y <= other.Y && other.bottom <= this.bottom;
  }
  meets(other: Rectangle): boolean {
    return other.X < this.right && this.X < other.right && other.Y < this.bottom && this.Y < other.bottom;
  }
  intersection(other: Rectangle): Rectangle {
    const [left, top] = [Math.max(this.X, other.X), Math.max(this.Y, other.Y)];
    const [right, bottom] = [Math.min(this.right, other.right), Math.min(this.bottom, other.bottom)];
    return right >= left && bottom >= top ? Rectangle.ofEdges(left, top, right, bottom) : new Rectangle();
  }
  union(other: Rectangle): Rectangle {
    return Rectangle.ofEdges(
      Math.min(this.X, other.X),
      Math.min(this.Y, other.Y),
      Math.max(this.right, other.right),
      Math.max(this.bottom, other.bottom),
    );
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
