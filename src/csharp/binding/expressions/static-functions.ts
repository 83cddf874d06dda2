// What lambdas and local functions cannot refer to.
import type { FieldSymbol, Type } from '../../../metadata/symbols.ts';
import type { TextSpan } from '../../../text/source-text.ts';
import type { Binder } from '../binder.ts';
import { enclosingStaticFunction } from '../lookup/name-lookup.ts';

/** Functions in functions: they cannot keep hold of a struct that is not theirs. */
const innerFunctions: ReadonlySet<string | undefined> = new Set([
  'lambda',
  'anonymousMethod',
  'localFunction',
]);

/** Whether `this` is out of reach because it is a struct and the code stands in a function of its own (CS1673). */
export const cannotKeep = (binder: Binder, type: Type): boolean =>
  type.kind === 'struct' && innerFunctions.has(binder.function?.kind);

/**
 * Reports `this` in a `static` lambda or local function, which has none.
 * @param captured the parameter of a primary constructor that is read through it
 * @returns whether it stands there
 */
export function reportStaticFunction(binder: Binder, span: TextSpan, captured?: FieldSymbol): boolean {
  const staticFunction = enclosingStaticFunction(binder);
  const isLambda = staticFunction === 'lambda';
  if (!staticFunction) return false;
  if (captured) binder.error(isLambda ? 'CS8820' : 'CS8421', span, [captured.name]);
  else binder.error(isLambda ? 'CS8821' : 'CS8422', span);
  return true;
}
