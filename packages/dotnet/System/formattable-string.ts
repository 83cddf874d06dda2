// The class `System.FormattableString`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { toArray } from '@mockwright/language/runtime/box';
import { specialType } from '@mockwright/language/runtime/core-types';
import { ArgumentNullException, IndexOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { CultureInfo } from '../System.Globalization/culture-info.ts';
import { formatComposite } from './composite-format.ts';

/** The composite format and the boxed arguments of an interpolated string. */
export class FormattableString {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly format: string;
  readonly args: readonly unknown[];
  constructor(format: string, args: readonly unknown[]) {
    this.format = format;
    this.args = args;
  }
  text(provider: unknown): string {
    return formatComposite(this.format, this.args, provider);
  }
  $toString(): string {
    return this.text(null);
  }
  $format(_format: string | null, provider: unknown): string {
    return this.text(provider);
  }
}

function invariant(formattable: FormattableString | null): string {
  if (formattable === null) throw new ArgumentNullException('formattable');
  return formattable.text(CultureInfo.invariant);
}

/** `System.FormattableString`. */
export const formattableStringType: TypeDeclaration = declareType(
  'public abstract class System.FormattableString : IFormattable',
  () => ({
    'string Format { get; }': (self: FormattableString) => self.format,
    'int ArgumentCount { get; }': (self: FormattableString) => self.args.length,
    'object?[] GetArguments()': (self: FormattableString) => toArray([...self.args], specialType('object')),
    'object? GetArgument(int index)': (self: FormattableString, index: number) => {
      if (index < 0 || index >= self.args.length) throw new IndexOutOfRangeException();
      return self.args[index];
    },
    'string ToString(IFormatProvider? formatProvider)': (self: FormattableString, provider: unknown) =>
      self.text(provider),
    'override string ToString()': (self: FormattableString) => self.text(null),
    'static string Invariant(FormattableString formattable)': invariant,
    'static string CurrentCulture(FormattableString formattable)': (
      formattable: FormattableString | null,
    ) => {
      if (formattable === null) throw new ArgumentNullException('formattable');
      return formattable.text(null);
    },
  }),
  { runtime: FormattableString },
);
