// The values of `System.Drawing.PointF`, `SizeF` and `RectangleF`.
import { specialType } from '../../../runtime/core-types.ts';
import { textOf } from '../../../runtime/text.ts';
import { Shape } from './shape-values.ts';

const fit = Math.fround;
const shown = (value: number): string => textOf(value, specialType('float'));

/** `(int)Math.Round(value)`. */
export function roundHalfEven(value: number): number {
  const below = Math.floor(value);
  const rest = value - below;
  if (rest !== 0.5) return Math.round(value);
  return below % 2 === 0 ? below : below + 1;
}

/** `System.Drawing.PointF`. */
export class PointF extends Shape {
  X: number;
  Y: number;
  constructor(x: number = 0, y: number = 0) {
    super();
    this.X = fit(x);
    this.Y = fit(y);
  }
  get parts(): readonly number[] {
    return [this.X, this.Y];
  }
  $copy(): PointF {
    return new PointF(this.X, this.Y);
  }
  plus({ parts }: Shape, sign: 1 | -1 = 1): PointF {
    return new PointF(this.X + sign * parts[0]!, this.Y + sign * parts[1]!);
  }
  $toString(): string {
    return `{X=${shown(this.X)}, Y=${shown(this.Y)}}`;
  }
}
/** `System.Drawing.SizeF`. */
export class SizeF extends Shape {
  Width: number;
  Height: number;
  constructor(width: number = 0, height: number = 0) {
    super();
    this.Width = fit(width);
    this.Height = fit(height);
  }
  get parts(): readonly number[] {
    return [this.Width, this.Height];
  }
  $copy(): SizeF {
    return new SizeF(this.Width, this.Height);
  }
  plus({ Width, Height }: SizeF, sign: 1 | -1 = 1): SizeF {
    return new SizeF(this.Width + sign * Width, this.Height + sign * Height);
  }
  times(factor: number): SizeF {
    return new SizeF(this.Width * factor, this.Height * factor);
  }
  over(divisor: number): SizeF {
    return new SizeF(this.Width / divisor, this.Height / divisor);
  }
  $toString(): string {
    return `{Width=${shown(this.Width)}, Height=${shown(this.Height)}}`;
  }
}
/** `System.Drawing.RectangleF`. */
export class RectangleF extends Shape {
  X: number;
  Y: number;
  Width: number;
  Height: number;
  constructor(x: number = 0, y: number = 0, width: number = 0, height: number = 0) {
    super();
    this.X = fit(x);
    this.Y = fit(y);
    this.Width = fit(width);
    this.Height = fit(height);
  }
  static ofEdges(this: void, left: number, top: number, right: number, bottom: number): RectangleF {
    return new RectangleF(left, top, right - left, bottom - top);
  }
  get parts(): readonly number[] {
    return [this.X, this.Y, this.Width, this.Height];
  }
  override get isEmpty(): boolean {
    return this.Width <= 0 || this.Height <= 0;
  }
  get right(): number {
    return fit(this.X + this.Width);
  }
  get bottom(): number {
    return fit(this.Y + this.Height);
  }
  $copy(): RectangleF {
    return new RectangleF(this.X, this.Y, this.Width, this.Height);
  }
  set(other: RectangleF): void {
    Object.assign(this, { X: other.X, Y: other.Y, Width: other.Width, Height: other.Height });
  }
  moved(x: number, y: number): RectangleF {
    return new RectangleF(this.X + x, this.Y + y, this.Width, this.Height);
  }
  inflated(x: number, y: number): RectangleF {
    return new RectangleF(this.X - x, this.Y - y, this.Width + 2 * x, this.Height + 2 * y);
  }
  contains(x: number, y: number): boolean {
    return this.X <= x && x < this.right && this.Y <= y && y < this.bottom;
  }
  holds(other: RectangleF): boolean {
    return this.X <= other.X && other.right <= this.right && this.Y <= other.Y && other.bottom <= this.bottom;
  }
  meets(other: RectangleF): boolean {
    return other.X < this.right && this.X < other.right && other.Y < this.bottom && this.Y < other.bottom;
  }
  intersection(other: RectangleF): RectangleF {
    const [left, top] = [Math.max(this.X, other.X), Math.max(this.Y, other.Y)];
    const [right, bottom] = [Math.min(this.right, other.right), Math.min(this.bottom, other.bottom)];
    return right >= left && bottom >= top ? RectangleF.ofEdges(left, top, right, bottom) : new RectangleF();
  }
  union(other: RectangleF): RectangleF {
    return RectangleF.ofEdges(
      Math.min(this.X, other.X),
      Math.min(this.Y, other.Y),
      Math.max(this.right, other.right),
      Math.max(this.bottom, other.bottom),
    );
  }
  $toString(): string {
    const [x, y, width, height] = this.parts.map(shown);
    return `{X=${x},Y=${y},Width=${width},Height=${height}}`;
  }
}
