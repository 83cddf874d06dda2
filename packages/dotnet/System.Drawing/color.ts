// `System.Drawing.Color`, `KnownColor` and `ColorTranslator`.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { combineHashes, hash } from '@mockwright/language/runtime/equality';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { webColors } from './color-table.ts';
import type { WebColor } from './color-table.ts';

/** A color of its own: by name (known or not), or by its parts; neither is `Color.Empty`. */
class Color {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly argb: number;
  readonly name: string | null;
  /** The number in `KnownColor`; 0 for others. */
  readonly known: number;
  readonly isEmpty: boolean;
  constructor(argb: number, name: string | null = null, known: number = 0, isEmpty: boolean = false) {
    this.argb = argb >>> 0;
    this.name = name;
    this.known = known;
    this.isEmpty = isEmpty;
  }
  static ofWeb(color: WebColor): Color {
    return new Color(color.argb, color.name, color.known);
  }
  /** @throws {ArgumentException} for a part that is no byte */
  static ofParts(this: void, alpha: number, red: number, green: number, blue: number): Color {
    const parts = Object.entries({ alpha, red, green, blue });
    for (const [name, value] of parts) checkByte(name, value);
    return new Color((alpha << 24) | (red << 16) | (green << 8) | blue);
  }
  static named(this: void, name: string | null): Color {
    return findWeb(notNull(name, 'name')) ?? new Color(0, name);
  }
  /** The text that a `TypeConverter` made. @throws {ArgumentException} */
  static $fromConverterText(text: string): Color {
    const parts = text.split(',').map((part) => part.trim());
    if (parts.length === 1) return nearestName(ofHtml(text));
    const numbers = parts.map(Number);
    if (numbers.length < 3 || numbers.length > 4 || numbers.some(Number.isNaN)) throw notValid(text);
    const [alpha, red, green, blue] = numbers.length === 3 ? [255, ...numbers] : numbers;
    return Color.ofParts(alpha!, red!, green!, blue!);
  }
  get alpha(): number {
    return this.argb >>> 24;
  }
  get red(): number {
    return (this.argb >>> 16) & 255;
  }
  get green(): number {
    return (this.argb >>> 8) & 255;
  }
  get blue(): number {
    return this.argb & 255;
  }
  $converterText(): string {
    if (this.isEmpty) return '';
    if (this.name !== null) return this.name;
    const { alpha, red, green, blue } = this;
    return (alpha === 255 ? [red, green, blue] : [alpha, red, green, blue]).join(', ');
  }
  $toString(): string {
    if (this.name !== null) return `Color [${this.name}]`;
    if (this.isEmpty) return 'Color [Empty]';
    return `Color [A=${this.alpha}, R=${this.red}, G=${this.green}, B=${this.blue}]`;
  }
  $equals(other: unknown): boolean {
    return (
      other instanceof Color &&
      other.argb === this.argb &&
      other.name === this.name &&
      other.isEmpty === this.isEmpty
    );
  }
  $hash(): number {
    return combineHashes(hash(this.argb), hash(this.name));
  }
}
const emptyColor = new Color(0, null, 0, true);

function checkByte(name: string, value: number): void {
  if (value < 0 || value > 255)
    throw new ArgumentException(
      `Value of '${value}' is not valid for '${name}'. '${name}' should be greater than or equal to 0 and less than or equal to 255.`,
    );
}
function notValid(text: string): ArgumentException {
  return new ArgumentException(`${text} is not a valid value for Int32.`);
}
function findWeb(name: string): Color | undefined {
  const lower = name.toLowerCase();
  for (const color of webColors().values()) if (color.name.toLowerCase() === lower) return Color.ofWeb(color);
  return undefined;
}

/** The color with the name that its parts have. */
function nearestName(color: Color): Color {
  if (color.name !== null || color.isEmpty) return color;
  for (const known of webColors().values()) if (known.argb === color.argb) return Color.ofWeb(known);
  return color;
}
/** Hue in degrees, saturation and brightness from 0 to 1, as `float`s. */
function hueSaturationBrightness({ red, green, blue }: Color): [number, number, number] {
  const [max, min] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const brightness = (max + min) / (255 * 2);
  if (max === min) return [0, 0, brightness];
  const delta = Math.fround(max - min);
  const turn =
    red === max
      ? (green - blue) / delta
      : green === max
        ? (blue - red) / delta + 2
        : (red - green) / delta + 4;
  const hue = Math.fround(Math.fround(turn) * 60);
  const sum = max + min;
  return [hue < 0 ? Math.fround(hue + 360) : hue, delta / (sum > 255 ? 510 - sum : sum), brightness];
}
const shade =
  (index: number): Implementation =>
  (self: Color) =>
    Math.fround(hueSaturationBrightness(self)[index]!);

const hex = (value: number): string => value.toString(16).toUpperCase().padStart(2, '0');
function toHtml(color: Color): string {
  if (color.isEmpty) return '';
  // What the web called it when there were sixteen of them.
  if (color.name !== null && color.known > 0) return color.name === 'LightGray' ? 'LightGrey' : color.name;
  return `#${hex(color.red)}${hex(color.green)}${hex(color.blue)}`;
}
/** @throws {ArgumentException} */
function ofHtml(given: string): Color {
  const text = given.trim();
  if (text === '') return emptyColor;
  const named = text.toLowerCase() === 'lightgrey' ? findWeb('LightGray') : findWeb(text);
  if (named) return named;
  const [, short, long] = /^#(?:([\da-f]{3})|([\da-f]{6}|[\da-f]{8}))$/i.exec(text) ?? [];
  if (short !== undefined) return new Color(0xff000000 | parseInt(short.replace(/./g, '$&$&'), 16));
  if (long !== undefined) return new Color((long.length === 6 ? 0xff000000 : 0) | parseInt(long, 16));
  throw notValid(text);
}
/** Red in the lowest byte. */
const toWin32 = ({ red, green, blue }: Color): number => red | (green << 8) | (blue << 16);
const fromWin32 = (number: number): Color =>
  nearestName(Color.ofParts(255, number & 255, (number >> 8) & 255, (number >> 16) & 255));
function fromHtml(text: string | null): Color {
  try {
    return ofHtml(text ?? '');
  } catch (error) {
    if (!(error instanceof ArgumentException)) throw error;
    throw new ArgumentException(error.text, 'htmlColor', error);
  }
}
const knownColors = (): Record<string, number> =>
  Object.fromEntries([...webColors().values()].map(({ name, known }) => [name, known]));

/** Colors by name or by parts. */
export const colorTypes: readonly TypeDeclaration[] = [
  declareType(
    'public readonly struct System.Drawing.Color : IEquatable<Color>',
    () => ({
      'static readonly Color Empty': emptyColor,
      'byte A { get; }': (self: Color) => self.alpha,
      'byte R { get; }': (self: Color) => self.red,
      'byte G { get; }': (self: Color) => self.green,
      'byte B { get; }': (self: Color) => self.blue,
      'bool IsKnownColor { get; }': (self: Color) => self.known > 0,
      'bool IsEmpty { get; }': (self: Color) => self.isEmpty,
      'bool IsNamedColor { get; }': (self: Color) => self.name !== null,
      'bool IsSystemColor { get; }': () => false,
      'string Name { get; }': (self: Color) => self.name ?? self.argb.toString(16),
      'static Color FromArgb(int argb)': (argb: number) => new Color(argb),
      'static Color FromArgb(int alpha, int red, int green, int blue)': Color.ofParts,
      'static Color FromArgb(int alpha, Color baseColor)': (alpha: number, { red, green, blue }: Color) =>
        Color.ofParts(alpha, red, green, blue),
      'static Color FromArgb(int red, int green, int blue)': (red: number, green: number, blue: number) =>
        Color.ofParts(255, red, green, blue),
      'static Color FromKnownColor(KnownColor color)': (known: number) => {
        const found = [...webColors().values()].find((color) => color.known === known);
        return found ? Color.ofWeb(found) : new Color(0, String(known));
      },
      'static Color FromName(string name)': Color.named,
      'float GetBrightness()': shade(2),
      'float GetHue()': shade(0),
      'float GetSaturation()': shade(1),
      'int ToArgb()': (self: Color) => self.argb | 0,
      'KnownColor ToKnownColor()': (self: Color) => self.known,
      'override string ToString()': (self: Color) => self.$toString(),
      'static bool operator ==(Color left, Color right)': (left: Color, right: Color) => left.$equals(right),
      'static bool operator !=(Color left, Color right)': (left: Color, right: Color) => !left.$equals(right),
      'override bool Equals(object? obj)': (self: Color, other: unknown) => self.$equals(other),
      'bool Equals(Color other)': (self: Color, other: Color) => self.$equals(other),
      'override int GetHashCode()': (self: Color) => self.$hash(),
      ...Object.fromEntries(
        [...webColors().values()].map((color) => [
          `static Color ${color.name} { get; }`,
          () => Color.ofWeb(color),
        ]),
      ),
    }),
    { runtime: Color, defaultValue: emptyColor },
  ),
  declareType('public enum System.Drawing.KnownColor', knownColors),
  declareType('public static class System.Drawing.ColorTranslator', () => ({
    'static Color FromHtml(string htmlColor)': fromHtml,
    'static string ToHtml(Color c)': toHtml,
    'static int ToWin32(Color c)': toWin32,
    'static int ToOle(Color c)': toWin32,
    'static Color FromWin32(int win32Color)': fromWin32,
    'static Color FromOle(int oleColor)': fromWin32,
  })),
];
