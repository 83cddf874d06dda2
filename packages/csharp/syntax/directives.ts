// What the directives of a text say of the code behind them: which warnings are off, where annotations are in use.

/** `#pragma warning disable` and `restore`. */
interface WarningDirective {
  readonly end: number;
  readonly restores: boolean;
  /** None: all warnings. */
  readonly codes: readonly string[];
}

/** `#nullable`, as far as it says something of annotations. */
interface NullableDirective {
  readonly end: number;
  readonly enables: boolean;
}

/** The directives of one text that change how the code behind them is judged; the preprocessor fills it, in their order. */
export class Directives {
  readonly #warnings: WarningDirective[] = [];
  readonly #nullable: NullableDirective[] = [];

  /** `#pragma warning`, up to its line's end: `219` means `CS0219`. */
  addWarning(end: number, restores: boolean, codes: readonly string[]): void {
    const full = codes.map((code) => (/^\d+$/.test(code) ? `CS${code.padStart(4, '0')}` : code));
    this.#warnings.push({ end, restores, codes: full });
  }

  /** `#nullable` for annotations, up to its line's end. */
  addNullable(end: number, enables: boolean): void {
    this.#nullable.push({ end, enables });
  }

  /** Whether a warning is switched off at a place (C# 6.5.8). */
  isOff(code: string, place: number): boolean {
    return (
      this.#warnings.findLast(
        ({ end, codes }) => end <= place && (codes.length === 0 || codes.includes(code)),
      )?.restores === false
    );
  }

  /** Whether references may be annotated with `?` at a place (C# 6.5.9). */
  hasAnnotations(place: number): boolean {
    return this.#nullable.findLast(({ end }) => end <= place)?.enables === true;
  }
}
