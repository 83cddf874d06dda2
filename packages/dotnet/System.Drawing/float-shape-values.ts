// The values of `System.Drawing.PointF`, `SizeF` and `RectangleF`.
import { specialType } from '@mockwright/language/runtime/core-types';
import { textOf } from '@mockwright/language/runtime/text';
import { RectangularShape, Shape } from './shape.ts';

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
export class RectangleF extends RectangularShape<RectangleF> {
  constructor(x: number = 0, y: number = 0, width: number = 0, height: number = 0) {
    super(x, y, width, height);
  }
  static ofEdges(this: void, left: number, top: number, right: number, bottom: number): RectangleF {
    return new RectangleF(left, top, right - left, bottom - top);
  }
  protected fit(value: number): number {
    return fit(value);
  }
  protected make(x: number, y: number, width: number, height: number): RectangleF {
    return new RectangleF(x, y, width, height);
  }
  override get isEmpty(): boolean {
    return this.Width <= 0 || this.Height <= 0;
  }
  $toString(): string {
    const [x, y, width, height] = this.parts.map(shown);
    return `{X=${x},Y=${y},Width=${width},Height=${height}}`;
  }
}
