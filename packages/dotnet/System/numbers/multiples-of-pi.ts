// `SinPi`, `CosPi` and `TanPi`: sine, cosine and tangent of so many times pi, exact where they are whole or zero.
import { cos, sin, tan } from './precise-math.ts';

/** `sin(x * pi)` and `cos(x * pi)` for x from 0 to 1/4 are as good as the product; the rest is symmetry. */
export function sinOfPi(x: number): number {
  if (!Number.isFinite(x)) return NaN;
  const size = Math.abs(x) % 2;
  const sign = x < 0 || Object.is(x, -0) ? -1 : 1;
  return sign * (size <= 1 ? halfTurn(size) : -halfTurn(size - 1));
}
function halfTurn(x: number): number {
  const near = x > 0.5 ? 1 - x : x;
  return near <= 0.25 ? sin(near * Math.PI) : cos((0.5 - near) * Math.PI);
}

/** Of any number; NaN for those that are not finite. */
export function cosOfPi(x: number): number {
  if (!Number.isFinite(x)) return NaN;
  const turned = Math.abs(x) % 2;
  const size = turned > 1 ? 2 - turned : turned;
  const value = size > 0.5 ? -quarterTurn(1 - size) : quarterTurn(size);
  return value === 0 ? 0 : value;
}
function quarterTurn(x: number): number {
  return x < 0.25 ? cos(x * Math.PI) : sin((0.5 - x) * Math.PI);
}

/** `tan(x * pi)`: up to 1/4 as good as the product. */
export function tanOfPi(x: number): number {
  if (x === 0) return x;
  const near = x - Math.round(x);
  return Math.abs(near) <= 0.25 ? tan(near * Math.PI) : sinOfPi(x) / cosOfPi(x);
}
