// `System.Drawing.PointF`, `SizeF` and `RectangleF`: the same as points, sizes and rectangles, of `float`s.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { PointF, RectangleF, SizeF } from './float-shape-values.ts';
import { shapeMembers, shapeOptions } from './shape-members.ts';
import { Size } from './shape-values.ts';
import type { Rectangle } from './shape-values.ts';
import type { Shape } from './shape.ts';

/** Points, sizes and rectangles of `float`s. */
export const floatShapeTypes: readonly TypeDeclaration[] = [
  declareType(
    'public struct System.Drawing.PointF : IEquatable<PointF>',
    () => ({
      'PointF(float x, float y)': (x: number, y: number) => new PointF(x, y),
      ...shapeMembers('PointF', new PointF(), ['X', 'Y'], 'float'),
      ...Object.fromEntries(
        ['Size', 'SizeF'].flatMap((size) => [
          [`static PointF operator +(PointF pt, ${size} sz)`, (point: PointF, by: Shape) => point.plus(by)],
          [
            `static PointF operator -(PointF pt, ${size} sz)`,
            (point: PointF, by: Shape) => point.plus(by, -1),
          ],
          [`static PointF Add(PointF pt, ${size} sz)`, (point: PointF, by: Shape) => point.plus(by)],
          [`static PointF Subtract(PointF pt, ${size} sz)`, (point: PointF, by: Shape) => point.plus(by, -1)],
        ]),
      ),
    }),
    shapeOptions(PointF),
  ),
  declareType(
    'public struct System.Drawing.SizeF : IEquatable<SizeF>',
    () => ({
      'SizeF(SizeF size)': (size: SizeF) => size.$copy(),
      'SizeF(PointF pt)': ({ X, Y }: PointF) => new SizeF(X, Y),
      'SizeF(float width, float height)': (width: number, height: number) => new SizeF(width, height),
      ...shapeMembers('SizeF', new SizeF(), ['Width', 'Height'], 'float'),
      'static explicit operator PointF(SizeF size)': pointOf,
      'static SizeF operator +(SizeF sz1, SizeF sz2)': (a: SizeF, b: SizeF) => a.plus(b),
      'static SizeF operator -(SizeF sz1, SizeF sz2)': (a: SizeF, b: SizeF) => a.plus(b, -1),
      'static SizeF operator *(float left, SizeF right)': (factor: number, size: SizeF) => size.times(factor),
      'static SizeF operator *(SizeF left, float right)': (size: SizeF, factor: number) => size.times(factor),
      'static SizeF operator /(SizeF left, float right)': (size: SizeF, divisor: number) =>
        size.over(divisor),
      'static SizeF Add(SizeF sz1, SizeF sz2)': (a: SizeF, b: SizeF) => a.plus(b),
      'static SizeF Subtract(SizeF sz1, SizeF sz2)': (a: SizeF, b: SizeF) => a.plus(b, -1),
      'PointF ToPointF()': pointOf,
      'Size ToSize()': ({ Width, Height }: SizeF) => new Size(Width, Height),
    }),
    shapeOptions(SizeF),
  ),
  declareType(
    'public struct System.Drawing.RectangleF : IEquatable<RectangleF>',
    () => ({
      'RectangleF(float x, float y, float width, float height)': (
        x: number,
        y: number,
        width: number,
        height: number,
      ) => new RectangleF(x, y, width, height),
      'RectangleF(PointF location, SizeF size)': ({ X, Y }: PointF, { Width, Height }: SizeF) =>
        new RectangleF(X, Y, Width, Height),
      ...shapeMembers('RectangleF', new RectangleF(), ['X', 'Y', 'Width', 'Height'], 'float'),
      'static implicit operator RectangleF(Rectangle r)': ({ X, Y, Width, Height }: Rectangle) =>
        new RectangleF(X, Y, Width, Height),
      'static RectangleF FromLTRB(float left, float top, float right, float bottom)': RectangleF.ofEdges,
      'PointF Location { get; set; }': {
        get: (self: RectangleF) => new PointF(self.X, self.Y),
        set: (self: RectangleF, { X, Y }: PointF) => Object.assign(self, { X, Y }),
      },
      'SizeF Size { get; set; }': {
        get: (self: RectangleF) => new SizeF(self.Width, self.Height),
        set: (self: RectangleF, { Width, Height }: SizeF) => Object.assign(self, { Width, Height }),
      },
      'float Left { get; }': (self: RectangleF) => self.X,
      'float Top { get; }': (self: RectangleF) => self.Y,
      'float Right { get; }': (self: RectangleF) => self.right,
      'float Bottom { get; }': (self: RectangleF) => self.bottom,
      'bool Contains(float x, float y)': (self: RectangleF, x: number, y: number) => self.contains(x, y),
      'bool Contains(PointF pt)': (self: RectangleF, { X, Y }: PointF) => self.contains(X, Y),
      'bool Contains(RectangleF rect)': (self: RectangleF, other: RectangleF) => self.holds(other),
      'bool IntersectsWith(RectangleF rect)': (self: RectangleF, other: RectangleF) => self.meets(other),
      'void Inflate(float x, float y)': (self: RectangleF, x: number, y: number) =>
        self.set(self.inflated(x, y)),
      'void Inflate(SizeF size)': (self: RectangleF, { Width, Height }: SizeF) =>
        self.set(self.inflated(Width, Height)),
      'static RectangleF Inflate(RectangleF rect, float x, float y)': (
        self: RectangleF,
        x: number,
        y: number,
      ) => self.inflated(x, y),
      'void Intersect(RectangleF rect)': (self: RectangleF, other: RectangleF) =>
        self.set(self.intersection(other)),
      'static RectangleF Intersect(RectangleF a, RectangleF b)': (a: RectangleF, b: RectangleF) =>
        a.intersection(b),
      'static RectangleF Union(RectangleF a, RectangleF b)': (a: RectangleF, b: RectangleF) => a.union(b),
      'void Offset(float x, float y)': (self: RectangleF, x: number, y: number) => self.set(self.moved(x, y)),
      'void Offset(PointF pos)': (self: RectangleF, { X, Y }: PointF) => self.set(self.moved(X, Y)),
    }),
    shapeOptions(RectangleF),
  ),
];
function pointOf({ Width, Height }: SizeF): PointF {
  return new PointF(Width, Height);
}
