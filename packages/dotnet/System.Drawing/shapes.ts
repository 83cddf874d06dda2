// `System.Drawing.Point`, `Size` and `Rectangle`: whole numbers that template code can change.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { PointF, SizeF, roundHalfEven } from './float-shape-values.ts';
import { shapeMembers, shapeOptions } from './shape-members.ts';
import { Point, Rectangle, Size } from './shape-values.ts';
import type { Shape } from './shape.ts';

/** A shape of whole numbers, made of the numbers of another one by one. */
const whole =
  <T>(round: (value: number) => number, make: (parts: readonly number[]) => T) =>
  ({ parts }: Shape): T =>
    make(parts.map(round));
const ofPoint = ([x, y]: readonly number[]): Point => new Point(x, y);
const ofSize = ([width, height]: readonly number[]): Size => new Size(width, height);
const ofRectangle = ([x, y, width, height]: readonly number[]): Rectangle =>
  new Rectangle(x, y, width, height);

/** Points, sizes and rectangles. */
export const shapeTypes: readonly TypeDeclaration[] = [
  declareType(
    'public struct System.Drawing.Point : IEquatable<Point>',
    () => ({
      'Point(int x, int y)': (x: number, y: number) => new Point(x, y),
      'Point(Size sz)': ({ Width, Height }: Size) => new Point(Width, Height),
      'Point(int dw)': (both: number) => new Point((both << 16) >> 16, both >> 16),
      ...shapeMembers('Point', new Point(), ['X', 'Y']),
      'static implicit operator PointF(Point p)': ({ X, Y }: Point) => new PointF(X, Y),
      'static Point Ceiling(PointF value)': whole(Math.ceil, ofPoint),
      'static Point Truncate(PointF value)': whole(Math.trunc, ofPoint),
      'static Point Round(PointF value)': whole(roundHalfEven, ofPoint),
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
      'static implicit operator SizeF(Size p)': ({ Width, Height }: Size) => new SizeF(Width, Height),
      'static Size Ceiling(SizeF value)': whole(Math.ceil, ofSize),
      'static Size Truncate(SizeF value)': whole(Math.trunc, ofSize),
      'static Size Round(SizeF value)': whole(roundHalfEven, ofSize),
      'static SizeF operator *(float left, Size right)': (factor: number, size: Size) =>
        new SizeF(size.Width, size.Height).times(factor),
      'static SizeF operator *(Size left, float right)': (size: Size, factor: number) =>
        new SizeF(size.Width, size.Height).times(factor),
      'static SizeF operator /(Size left, float right)': (size: Size, divisor: number) =>
        new SizeF(size.Width, size.Height).over(divisor),
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
      'static Rectangle Ceiling(RectangleF value)': whole(Math.ceil, ofRectangle),
      'static Rectangle Truncate(RectangleF value)': whole(Math.trunc, ofRectangle),
      'static Rectangle Round(RectangleF value)': whole(roundHalfEven, ofRectangle),
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
