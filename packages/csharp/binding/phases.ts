// When mistakes are told.

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

/** Found while members are made, but told when all types are known. */
const checks: ReadonlySet<string> = new Set([
  'CS0055',
  'CS0066',
  'CS0082',
  'CS0102',
  'CS0110',
  'CS0111',
  'CS0115',
  'CS0216',
  'CS0225',
  'CS0239',
  'CS0425',
  'CS0462',
  'CS0470',
  'CS0506',
  'CS0507',
  'CS0508',
  'CS0523',
  'CS0526',
  'CS0533',
  'CS0557',
  'CS0534',
  'CS0535',
  'CS0542',
  'CS0543',
  'CS0544',
  'CS0546',
  'CS0548',
  'CS0550',
  'CS0551',
  'CS0629',
  'CS0686',
  'CS0695',
  'CS0736',
  'CS0737',
  'CS0738',
  'CS1008',
  'CS1715',
  'CS1736',
  'CS1741',
  'CS1750',
  'CS1763',
  'CS1770',
  'CS1983',
  'CS7025',
  'CS8051',
  'CS8080',
  'CS8140',
  'CS8141',
  'CS8341',
  'CS8646',
  'CS8779',
  'CS8854',
  'CS8859',
  'CS8864',
]);

/** The phase in which a mistake of a declaration is told that is found in another one. */
export function phaseOf(code: string, found: Phase): Phase {
  if (found > phases.types || !checks.has(code)) return found;
  return found === phases.types ? phases.typeChecks : phases.names;
}
