// `System.Globalization.NumberFormatInfo`: how a culture writes numbers. The defaults are the invariant culture's.
import type { Held } from '@mockwright/language/runtime/change-log';
import { heldFields } from '@mockwright/language/runtime/change-log';
import type { NamedType } from '@mockwright/language/metadata/symbols';

/** The signs, symbols, separators and patterns of numbers. Patterns are .NET's numbers for them. */
export class NumberFormatInfo {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  currencyDecimalDigits = 2;
  currencyDecimalSeparator = '.';
  currencyGroupSeparator = ',';
  currencyGroupSizes: readonly number[] = [3];
  currencyNegativePattern = 0;
  currencyPositivePattern = 0;
  currencySymbol = '\u00a4';
  nanSymbol = 'NaN';
  negativeInfinitySymbol = '-Infinity';
  negativeSign = '-';
  numberDecimalDigits = 2;
  numberDecimalSeparator = '.';
  numberGroupSeparator = ',';
  numberGroupSizes: readonly number[] = [3];
  numberNegativePattern = 1;
  percentDecimalDigits = 2;
  percentDecimalSeparator = '.';
  percentGroupSeparator = ',';
  percentGroupSizes: readonly number[] = [3];
  percentNegativePattern = 0;
  percentPositivePattern = 0;
  percentSymbol = '%';
  perMilleSymbol = '\u2030';
  positiveInfinitySymbol = 'Infinity';
  positiveSign = '+';
  /** A value of `DigitShapes`: 0 Context, 1 None, 2 NativeNational. */
  digitSubstitution = 1;
  nativeDigits: readonly string[] = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
  isReadOnly = false;

  /** The invariant culture's; read-only. */
  static readonly invariant: NumberFormatInfo = new NumberFormatInfo().asReadOnly();

  $held(): Held {
    return heldFields(this);
  }
  /** `Clone()`: a copy that can be changed. */
  clone(): NumberFormatInfo {
    return Object.assign(new NumberFormatInfo(), this, { isReadOnly: false });
  }
  asReadOnly(): this {
    this.isReadOnly = true;
    return this;
  }
}
