// What points, sizes and rectangles have in common, of whole numbers and of `float`s.
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { combineHashes, hash } from '@mockwright/language/runtime/equality';

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

/** A rectangle; `R` is the class that makes others of its kind. */
export abstract class RectangularShape<R extends RectangularShape<R>> extends Shape {
  X: number;
  Y: number;
  Width: number;
  Height: number;
  constructor(x: number, y: number, width: number, height: number) {
    super();
    this.X = this.fit(x);
    this.Y = this.fit(y);
    this.Width = this.fit(width);
    this.Height = this.fit(height);
  }
  /** A number as the rectangle keeps it. */
  protected abstract fit(value: number): number;
  protected abstract make(x: number, y: number, width: number, height: number): R;

  get parts(): readonly number[] {
    return [this.X, this.Y, this.Width, this.Height];
  }
  get right(): number {
    return this.fit(this.X + this.Width);
  }
  get bottom(): number {
    return this.fit(this.Y + this.Height);
  }
  $copy(): R {
    return this.make(this.X, this.Y, this.Width, this.Height);
  }
  set({ X, Y, Width, Height }: R): void {
    Object.assign(this, { X, Y, Width, Height });
  }
  moved(x: number, y: number): R {
    return this.make(this.X + x, this.Y + y, this.Width, this.Height);
  }
  inflated(x: number, y: number): R {
    return this.make(this.X - x, this.Y - y, this.Width + 2 * x, this.Height + 2 * y);
  }
  contains(x: number, y: number): boolean {
    return this.X <= x && x < this.right && this.Y <= y && y < this.bottom;
  }
  holds(other: R): boolean {
    return this.X <= other.X && other.right <= this.right && this.Y <= other.Y && other.bottom <= this.bottom;
  }
  meets(other: R): boolean {
    return other.X < this.right && this.X < other.right && other.Y < this.bottom && this.Y < other.bottom;
  }
  intersection(other: R): R {
    const [left, top] = [Math.max(this.X, other.X), Math.max(this.Y, other.Y)];
    const [right, bottom] = [Math.min(this.right, other.right), Math.min(this.bottom, other.bottom)];
    return right >= left && bottom >= top
      ? this.make(left, top, right - left, bottom - top)
      : this.make(0, 0, 0, 0);
  }
  union(other: R): R {
    const [left, top] = [Math.min(this.X, other.X), Math.min(this.Y, other.Y)];
    const [right, bottom] = [Math.max(this.right, other.right), Math.max(this.bottom, other.bottom)];
    return this.make(left, top, right - left, bottom - top);
  }
}
