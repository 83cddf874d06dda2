// `System.Numerics.Vector2`, `Vector3` and `Vector4`.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { combineHashes, hash } from '@mockwright/language/runtime/equality';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { numberFormatOf } from '../../System.Globalization/format-provider.ts';
import { formatSingle } from '../../System/numbers/format-number.ts';

const fit = Math.fround;
const axes = ['X', 'Y', 'Z', 'W'] as const;
type Axis = (typeof axes)[number];

/** A vector of two, three or four `float`s, which template code can change. */
abstract class Vector {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  [axis: string]: unknown;
  constructor(...values: number[]) {
    for (const [index, value] of values.entries()) this[axes[index]!] = value;
  }
  /** The numbers in order. */
  get parts(): number[] {
    return axes.flatMap((axis) => (typeof this[axis] === 'number' ? [this[axis]] : []));
  }
  $copy(): Vector {
    return like(this, this.parts);
  }
  $toString(): string {
    return text(this, null, null);
  }
  $format(format: string | null, provider: unknown): string {
    return text(this, format, provider);
  }
  $equals(other: unknown): boolean {
    return (
      other instanceof Vector &&
      other.$type === this.$type &&
      other.parts.every((value, index) => value === this.parts[index])
    );
  }
  $hash(): number {
    return this.parts.reduce((all, value) => combineHashes(all, hash(value)), 0);
  }
}
class Vector2 extends Vector {}
class Vector3 extends Vector {}
class Vector4 extends Vector {}
const classes = { Vector2, Vector3, Vector4 } as const;

const like = (vector: Vector, values: readonly number[]): Vector =>
  new (vector.constructor as new (...values: number[]) => Vector)(...values.map(fit));

function text(vector: Vector, format: string | null, provider: unknown): string {
  const info = numberFormatOf(provider);
  return `<${vector.parts.map((value) => formatSingle(value, format, info)).join(', ')}>`;
}

type Combine = (a: number, b: number) => number;
const zip = (a: Vector, b: Vector, combine: Combine): Vector =>
  like(
    a,
    a.parts.map((value, index) => combine(value, b.parts[index]!)),
  );
const map = (a: Vector, change: (value: number) => number): Vector => like(a, a.parts.map(change));
const dot = (a: Vector, b: Vector): number =>
  a.parts.reduce((sum, value, index) => fit(sum + fit(value * b.parts[index]!)), 0);
const lengthOf = (a: Vector): number => fit(Math.sqrt(dot(a, a)));
const operations: Readonly<Record<string, readonly [name: string, combine: Combine]>> = {
  '+': ['Add', (a, b) => a + b],
  '-': ['Subtract', (a, b) => a - b],
  '*': ['Multiply', (a, b) => a * b],
  '/': ['Divide', (a, b) => a / b],
};

function members(name: keyof typeof classes): Record<string, Implementation> {
  const Class = classes[name];
  const size = Number(name.at(-1));
  const make = (...values: number[]): Vector => new Class(...values);
  const own = axes.slice(0, size);
  const found: Record<string, Implementation> = {
    [`${name}(${own.map((axis) => `float ${axis.toLowerCase()}`).join(', ')})`]: make,
    [`${name}(float value)`]: (value: number) => make(...own.map(() => value)),
    [`static ${name} Zero { get; }`]: () => make(...own.map(() => 0)),
    [`static ${name} One { get; }`]: () => make(...own.map(() => 1)),
    'float Length()': lengthOf,
    'float LengthSquared()': (self: Vector) => dot(self, self),
    [`static float Dot(${name} value1, ${name} value2)`]: dot,
    [`static float Distance(${name} value1, ${name} value2)`]: (a: Vector, b: Vector) =>
      lengthOf(zip(a, b, (x, y) => x - y)),
    [`static float DistanceSquared(${name} value1, ${name} value2)`]: (a: Vector, b: Vector) => {
      const difference = zip(a, b, (x, y) => x - y);
      return dot(difference, difference);
    },
    [`static ${name} Normalize(${name} value)`]: (a: Vector) => map(a, (value) => value / lengthOf(a)),
    [`static ${name} Lerp(${name} value1, ${name} value2, float amount)`]: (
      a: Vector,
      b: Vector,
      amount: number,
    ) => zip(a, b, (x, y) => x * (1 - amount) + y * amount),
    [`static ${name} Min(${name} value1, ${name} value2)`]: (a: Vector, b: Vector) => zip(a, b, Math.min),
    [`static ${name} Max(${name} value1, ${name} value2)`]: (a: Vector, b: Vector) => zip(a, b, Math.max),
    [`static ${name} Abs(${name} value)`]: (a: Vector) => map(a, Math.abs),
    [`static ${name} SquareRoot(${name} value)`]: (a: Vector) => map(a, Math.sqrt),
    [`static ${name} Clamp(${name} value1, ${name} min, ${name} max)`]: (
      a: Vector,
      min: Vector,
      max: Vector,
    ) => zip(zip(a, min, Math.max), max, Math.min),
    [`static ${name} Negate(${name} value)`]: (a: Vector) => map(a, (value) => -value),
    [`static ${name} operator -(${name} value)`]: (a: Vector) => map(a, (value) => -value),
    [`static bool operator ==(${name} left, ${name} right)`]: (a: Vector, b: Vector) => a.$equals(b),
    [`static bool operator !=(${name} left, ${name} right)`]: (a: Vector, b: Vector) => !a.$equals(b),
    [`bool Equals(${name} other)`]: (a: Vector, b: Vector) => a.$equals(b),
    'override bool Equals(object? obj)': (a: Vector, b: unknown) => a.$equals(b),
    'override int GetHashCode()': (a: Vector) => a.$hash(),
    'override string ToString()': (a: Vector) => text(a, null, null),
    'string ToString(string? format)': (a: Vector, format: string | null) => text(a, format, null),
    'string ToString(string? format, IFormatProvider? formatProvider)': text,
    'float this[int index] { get; set; }': {
      get: (a: Vector, index: number) => a[axisAt(index, size)],
      set: (a: Vector, index: number, value: number) => {
        a[axisAt(index, size)] = value;
      },
    },
  };
  for (const [index, axis] of own.entries()) {
    found[`float ${axis}`] = undefined;
    found[`static ${name} Unit${axis} { get; }`] = () => make(...own.map((_, at) => (at === index ? 1 : 0)));
  }
  for (const [operator, [method, combine]] of Object.entries(operations)) {
    for (const head of [`operator ${operator}`, method]) {
      found[`static ${name} ${head}(${name} left, ${name} right)`] = (a: Vector, b: Vector) =>
        zip(a, b, combine);
      if (operator === '*' || operator === '/')
        found[`static ${name} ${head}(${name} left, float right)`] = (a: Vector, b: number) =>
          map(a, (value) => combine(value, b));
      if (operator === '*')
        found[`static ${name} ${head}(float left, ${name} right)`] = (a: number, b: Vector) =>
          map(b, (value) => combine(a, value));
    }
  }
  if (name === 'Vector3')
    found['static Vector3 Cross(Vector3 vector1, Vector3 vector2)'] = (a: Vector, b: Vector) => {
      const [x, y, z] = a.parts as [number, number, number];
      const [u, v, w] = b.parts as [number, number, number];
      return make(fit(y * w - z * v), fit(z * u - x * w), fit(x * v - y * u));
    };
  if (name !== 'Vector4')
    found[`static ${name} Reflect(${name} vector, ${name} normal)`] = (a: Vector, normal: Vector) =>
      zip(a, normal, (value, part) => value - 2 * dot(a, normal) * part);
  return found;
}

function axisAt(index: number, size: number): Axis {
  if (index < 0 || index >= size) throw new ArgumentOutOfRangeException(size < 4 ? 'index' : null);
  return axes[index]!;
}

/** The three vectors. */
export const vectorTypes: readonly TypeDeclaration[] = (['Vector2', 'Vector3', 'Vector4'] as const).map(
  (name) =>
    declareType(
      `public struct System.Numerics.${name} : IEquatable<${name}>, IFormattable`,
      () => members(name),
      {
        runtime: classes[name],
        defaultValue: () => new classes[name](...axes.slice(0, Number(name.at(-1))).map(() => 0)),
        copy: (value: Vector) => value.$copy(),
      },
    ),
);
