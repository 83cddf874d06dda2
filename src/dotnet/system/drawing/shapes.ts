// `System.Drawing.Point`, `Size` and `Rectangle`: whole numbers that template code can change.
import { declareType } from '../../../metadata/declaration.ts';
import type { Accessors, Implementation, TypeDeclaration } from '../../../metadata/declaration.ts';
import type { NamedType } from '../../../metadata/symbols.ts';
import { combineHashes, hash } from '../../../runtime/equality.ts';
import { ArgumentException, DivideByZeroException } from '../../../runtime/exceptions.ts';

/** Whole numbers in order. */
abstract class Shape {
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
class Point extends Shape {
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
class Size extends Shape {
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
class Rectangle extends Shape {
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
const variable = (name: string): Accessors => ({
  get: (self: Record<string, number>) => self[name],
  set: (self: Record<string, number>, value: number) => void (self[name] = value),
});
/** What all of them have: parts that can be set, comparison, text. */
function shapeMembers(
  name: string,
  empty: Shape,
  variables: readonly string[],
): Record<string, Implementation> {
  return {
    [`static readonly ${name} Empty`]: empty,
    'bool IsEmpty { get; }': (self: Shape) => self.isEmpty,
    ...Object.fromEntries(variables.map((each) => [`int ${each} { get; set; }`, variable(each)])),
    [`static bool operator ==(${name} left, ${name} right)`]: (a: Shape, b: Shape) => a.$equals(b),
    [`static bool operator !=(${name} left, ${name} right)`]: (a: Shape, b: Shape) => !a.$equals(b),
    'override bool Equals(object? obj)': (self: Shape, other: unknown) => self.$equals(other),
    [`bool Equals(${name} other)`]: (self: Shape, other: Shape) => self.$equals(other),
    'override int GetHashCode()': (self: Shape) => self.$hash(),
    'override string ToString()': (self: Shape) => self.$toString(),
  };
}
const shapeOptions = (
  runtime: new () => Shape,
): { runtime: new () => Shape; defaultValue: () => Shape; copy: (value: Shape) => Shape } => ({
  runtime,
  defaultValue: () => new runtime(),
  copy: (value: Shape) => value.$copy(),
});

/** Points, sizes and rectangles. */
export const shapeTypes: readonly TypeDeclaration[] = [
  declareType(
    'public struct System.Drawing.Point : IEquatable<Point>',
    () => ({
      'Point(int x, int y)': (x: number, y: number) => new Point(x, y),
      'Point(Size sz)': ({ Width, Height }: Size) => new Point(Width, Height),
      'Point(int dw)': (both: number) => new Point((both << 16) >> 16, both >> 16),
      ...shapeMembers('Point', new Point(), ['X', 'Y']),
      'static explicit operator Size(Point p)': ({ X, Y }: Point) => new Size(X, Y),
      'static Point operator +(Point pt, Size sz)': (point: Point, size: Size) => point.plus(size),
      'static Point operator -(Point pt, Size sz)': (point: Point, size: Size) => point.plus(size, -1),
      'static Point Add(Point pt, Size sz)': (point: Point, size: Size) => point.plus(size),
      'static Point Subtract(Point pt, Size sz)': (point: Point, size: Size) => point.plus(size, -1),
      'void Offset(int dx, int dy)': (self: Point, x: number, y: number) => {
        self.X = (self.X + x) | 0;
        self.Y = (self.Y + y) | 0;
      },
      'void Offset(Point p)': (self: Point, by: Point) => {
        self.X = (self.X + by.X) | 0;
        self.Y = (self.Y + by.Y) | 0;
      },
    }),
    shapeOptions(Point),
  ),
  declareType(
    'public struct System.Drawing.Size : IEquatable<Size>',
    () => ({
      'Size(Point pt)': ({ X, Y }: Point) => new Size(X, Y),
      'Size(int width, int height)': (width: number, height: number) => new Size(width, height),
      ...shapeMembers('Size', new Size(), ['Width', 'Height']),
      'static explicit operator Point(Size size)': ({ Width, Height }: Size) => new Point(Width, Height),
      'static Size operator +(Size sz1, Size sz2)': (a: Size, b: Size) => a.plus(b),
      'static Size operator -(Size sz1, Size sz2)': (a: Size, b: Size) => a.plus(b, -1),
      'static Size operator *(int left, Size right)': (factor: number, size: Size) => size.times(factor),
      'static Size operator *(Size left, int right)': (size: Size, factor: number) => size.times(factor),
      'static Size operator /(Size left, int right)': (size: Size, divisor: number) => size.over(divisor),
      'static Size Add(Size sz1, Size sz2)': (a: Size, b: Size) => a.plus(b),
      'static Size Subtract(Size sz1, Size sz2)': (a: Size, b: Size) => a.plus(b, -1),
    }),
    shapeOptions(Size),
  ),
  declareType(
    'public struct System.Drawing.Rectangle : IEquatable<Rectangle>',
    () => ({
      'Rectangle(int x, int y, int width, int height)': (
        x: number,
        y: number,
        width: number,
        height: number,
      ) => new Rectangle(x, y, width, height),
      'Rectangle(Point location, Size size)': ({ X, Y }: Point, { Width, Height }: Size) =>
        new Rectangle(X, Y, Width, Height),
      ...shapeMembers('Rectangle', new Rectangle(), ['X', 'Y', 'Width', 'Height']),
      'static Rectangle FromLTRB(int left, int top, int right, int bottom)': Rectangle.ofEdges,
      'Point Location { get; set; }': {
        get: (self: Rectangle) => new Point(self.X, self.Y),
        set: (self: Rectangle, { X, Y }: Point) => Object.assign(self, { X, Y }),
      },
      'Size Size { get; set; }': {
        get: (self: Rectangle) => new Size(self.Width, self.Height),
        set: (self: Rectangle, { Width, Height }: Size) => Object.assign(self, { Width, Height }),
      },
      'int Left { get; }': (self: Rectangle) => self.X,
      'int Top { get; }': (self: Rectangle) => self.Y,
      'int Right { get; }': (self: Rectangle) => self.right,
      'int Bottom { get; }': (self: Rectangle) => self.bottom,
      'bool Contains(int x, int y)': (self: Rectangle, x: number, y: number) => self.contains(x, y),
      'bool Contains(Point pt)': (self: Rectangle, { X, Y }: Point) => self.contains(X, Y),
      'bool Contains(Rectangle rect)': (self: Rectangle, other: Rectangle) => self.holds(other),
      'bool IntersectsWith(Rectangle rect)': (self: Rectangle, other: Rectangle) => self.meets(other),
      'void Inflate(int width, int height)': (self: Rectangle, x: number, y: number) =>
        self.set(self.inflated(x, y)),
      'void Inflate(Size size)': (self: Rectangle, { Width, Height }: Size) =>
        self.set(self.inflated(Width, Height)),
      'static Rectangle Inflate(Rectangle rect, int x, int y)': (self: Rectangle, x: number, y: number) =>
        self.inflated(x, y),
      'void Intersect(Rectangle rect)': (self: Rectangle, other: Rectangle) =>
        self.set(self.intersection(other)),
      'static Rectangle Intersect(Rectangle a, Rectangle b)': (a: Rectangle, b: Rectangle) =>
        a.intersection(b),
      'static Rectangle Union(Rectangle a, Rectangle b)': (a: Rectangle, b: Rectangle) => a.union(b),
      'void Offset(int x, int y)': (self: Rectangle, x: number, y: number) => self.set(self.moved(x, y)),
      'void Offset(Point pos)': (self: Rectangle, { X, Y }: Point) => self.set(self.moved(X, Y)),
    }),
    shapeOptions(Rectangle),
  ),
];
