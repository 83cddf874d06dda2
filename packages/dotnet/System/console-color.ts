// The enum `System.ConsoleColor`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

const colors = [
  'Black',
  'DarkBlue',
  'DarkGreen',
  'DarkCyan',
  'DarkRed',
  'DarkMagenta',
  'DarkYellow',
  'Gray',
  'DarkGray',
  'Blue',
  'Green',
  'Cyan',
  'Red',
  'Magenta',
  'Yellow',
  'White',
];

/** `System.ConsoleColor`. */
export const consoleColorType: TypeDeclaration = declareEnum(
  'public enum System.ConsoleColor',
  Object.fromEntries(colors.map((color, index) => [color, index])),
);
