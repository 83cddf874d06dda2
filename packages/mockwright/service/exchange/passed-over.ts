// The templates whose method and route fit a request that another one answered: what of them is kept for the journal.
import type { TriedMock } from './near-misses.ts';

/** A template that was asked before the one that answered. */
export interface PassedOver {
  /** The file, or the name of an added one. */
  readonly template: string;
  /** Phrases: `its condition is false`. */
  readonly reasons: readonly string[];
  /** Whether its code threw. */
  readonly threw?: true | undefined;
}

/** A template that was passed over, as data. */
export interface DescribedPassedOver {
  readonly template: string;
  readonly reasons: readonly string[];
  readonly threw?: true;
}

/** How many are kept of a request: there may be thousands, and nobody reads more. */
const KEPT = 10;
const NONE: readonly never[] = [];

/** What is kept of those that were tried: first those whose code threw. */
export function passedOver(
  tried: readonly Pick<TriedMock, 'mock' | 'reasons' | 'threw'>[],
): readonly PassedOver[] {
  if (tried.length === 0) return NONE;
  const kept =
    tried.length <= KEPT
      ? tried
      : [...tried.filter(({ threw }) => threw), ...tried.filter(({ threw }) => !threw)].slice(0, KEPT);
  return kept.map(({ mock, reasons, threw }) => ({ template: mock.template.path, reasons, threw }));
}

/** Those whose code threw, in words: `Mocks/a.json: its condition threw System.FormatException at 3:20: …`. */
export function throwsInWords(all: readonly PassedOver[]): string[] {
  return all
    .filter(({ threw }) => threw)
    .map(({ template, reasons }) => `${template}: ${reasons.join('; ')}`);
}

/** One as data. */
export function describePassedOver({ template, reasons, threw }: PassedOver): DescribedPassedOver {
  return { template, reasons, ...(threw && { threw }) };
}
