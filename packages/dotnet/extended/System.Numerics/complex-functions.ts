// Trigonometric and hyperbolic functions of complex numbers.
import * as precise from '../../System/numbers/precise-math.ts';
import { complex } from './complex-value.ts';
import type { Complex } from './complex-value.ts';

const hyperbolic = (x: number): readonly [sinh: number, cosh: number] => [Math.sinh(x), Math.cosh(x)];
/** The number turned by a quarter: functions of circles become those of hyperbolas. */
const turned = ({ real, imaginary }: Complex): Complex => complex(-imaginary, real);
const turnedBack = ({ real, imaginary }: Complex): Complex => complex(imaginary, -real);

function sin({ real, imaginary }: Complex): Complex {
  const [sinh, cosh] = hyperbolic(imaginary);
  return complex(precise.sin(real) * cosh, precise.cos(real) * sinh);
}
function cos({ real, imaginary }: Complex): Complex {
  const [sinh, cosh] = hyperbolic(imaginary);
  return complex(precise.cos(real) * cosh, -precise.sin(real) * sinh);
}
/** Far from the real axis the exponentials are divided out, so that nothing overflows. */
function tan({ real, imaginary }: Complex): Complex {
  const [twiceReal, twiceImaginary] = [2 * real, 2 * imaginary];
  const [sinh, cosh] = hyperbolic(twiceImaginary);
  if (Math.abs(imaginary) <= 4) {
    const divisor = precise.cos(twiceReal) + cosh;
    return complex(precise.sin(twiceReal) / divisor, sinh / divisor);
  }
  const divisor = 1 + precise.cos(twiceReal) / cosh;
  return complex(precise.sin(twiceReal) / cosh / divisor, Math.tanh(twiceImaginary) / divisor);
}

/** `log(1 + x)` for small x. */
function logOnePlus(x: number): number {
  const sum = 1 + x;
  if (sum === 1) return x;
  return x < 0.75 ? (x * precise.log(sum)) / (sum - 1) : precise.log(sum);
}
const farAway = Math.sqrt(Number.MAX_VALUE) / 2;
const hypot = (x: number, y: number): number => {
  const square = x * x + y * y;
  return square > 1e-290 && square < 1e290 ? Math.sqrt(square) : Math.hypot(x, y);
};

/**
 * What arc sine and arc cosine of `x + iy` in the first quadrant are made of, after Hull, Fairgrieve and Tang: the
 * sine of the real part, its tangent where the sine is near 1 (otherwise -1), and the imaginary part.
 */
function arcParts(x: number, y: number): readonly [sine: number, tangent: number, imaginary: number] {
  if (x > farAway || y > farAway) {
    const [small, large] = x < y ? [x, y] : [y, x];
    const ratio = small / large;
    return [-1, x / y, Math.LN2 + precise.log(large) + 0.5 * logOnePlus(ratio * ratio)];
  }
  const right = hypot(x + 1, y);
  const left = hypot(x - 1, y);
  const mean = (right + left) * 0.5;
  const sine = x / mean;
  let tangent = -1;
  if (sine > 0.75) {
    tangent =
      x <= 1
        ? x / Math.sqrt((mean + x) * (((y * y) / (right + (x + 1)) + (left + (1 - x))) * 0.5))
        : x / y / Math.sqrt((mean + x) * ((1 / (right + (x + 1)) + 1 / (left + (x - 1))) * 0.5));
  }
  if (mean >= 1.5) return [sine, tangent, precise.log(mean + Math.sqrt((mean - 1) * (mean + 1)))];
  if (x < 1) {
    const slope = (1 / (right + (x + 1)) + 1 / (left + (1 - x))) * 0.5;
    return [sine, tangent, logOnePlus(y * y * slope + y * Math.sqrt(slope * (mean + 1)))];
  }
  const excess = ((y * y) / (right + (x + 1)) + (left + (x - 1))) * 0.5;
  return [sine, tangent, logOnePlus(excess + Math.sqrt(excess * (mean + 1)))];
}
function asin({ real, imaginary }: Complex): Complex {
  const [sine, tangent, size] = arcParts(Math.abs(real), Math.abs(imaginary));
  const angle = tangent < 0 ? Math.asin(sine) : precise.atan(tangent);
  return complex(real < 0 ? -angle : angle, imaginary < 0 ? -size : size);
}
function acos({ real, imaginary }: Complex): Complex {
  const [sine, tangent, size] = arcParts(Math.abs(real), Math.abs(imaginary));
  const angle = tangent < 0 ? Math.acos(sine) : precise.atan(1 / tangent);
  return complex(real < 0 ? Math.PI - angle : angle, imaginary > 0 ? -size : size);
}

/** By name. */
export const complexFunctions: Readonly<Record<string, (value: Complex) => Complex>> = {
  Sin: sin,
  Sinh: (value) => turnedBack(sin(turned(value))),
  Asin: asin,
  Cos: cos,
  Cosh: (value) => cos(turned(value)),
  Acos: acos,
  Tan: tan,
  Tanh: (value) => turnedBack(tan(turned(value))),
};
