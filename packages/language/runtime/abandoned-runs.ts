// Runs that were ended from outside: no `finally` of theirs was done, of the template's code or of ours. What modules
// keep for the run in progress, and otherwise put back in a `finally`, is put back here.

const resets: (() => void)[] = [];

/** @param reset puts back what a module keeps, to what it is outside of runs */
export function whenAbandoned(reset: () => void): void {
  resets.push(reset);
}

/** To be called when a run was ended from outside. */
export function forgetAbandonedRun(): void {
  for (const reset of resets) reset();
}
