// Dates that `Date` reads although there is no such day.

/** Whether a text begins with a date that no month has: 2026-02-30, which `Date` takes for the second of March. */
export function isImpossibleDate(text: string): boolean {
  const [, year, month, day] = /^\s*(\d{4})[-/](\d\d?)[-/](\d\d?)(?!\d)/.exec(text) ?? [];
  if (year === undefined) return false;
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() !== Number(day);
}
