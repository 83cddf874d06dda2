// When mistakes are told.
import type { CodeEntry } from '@mockwright/language/diagnostics/code-entry';

/**
 * The order in which Roslyn tells what is wrong with a script: its members, with the values that give them their types,
 * then the types that those of its types name, then what does not go together: names of the script, constraints of its
 * members; then the values of its constants that nothing needed before; members of types; then code: statements and initializers, functions, the bodies of types; last, fields without
 * use.
 */
export const phases = {
  members: 0,
  /** Of the types: while their members are made. Told with them, first. */
  creation: -1,
  initializers: 1,
  types: 2,
  names: 3,
  constraints: 4,
  constants: 5,
  typeChecks: 6,
  statements: 7,
  functions: 8,
  bodies: 9,
  fields: 10,
} as const;

/** One of them. */
export type Phase = (typeof phases)[keyof typeof phases];

/** Whether mistakes of a phase are told type by type. */
export const isByType = (phase: Phase): boolean => phase === phases.types || phase === phases.typeChecks;

/** Where what is found when members are made is told among what is told of the types that stand in these places. */
export const placeOfCreation = (place: number): number => place - 0.5;

/** The phase in which a mistake is told: of a declaration that is found in another phase, or where its row says so. */
export function phaseOf(entry: CodeEntry, found: Phase): Phase {
  if (found > phases.types || entry.phase === undefined) return found;
  return found === phases.types ? phases.typeChecks : phases.names;
}
