// Which properties and receivers may be written while an object is made.
import type { PropertySymbol } from '@mockwright/language/metadata/symbols';
import type { Binder } from '../../binder.ts';
import type { BoundExpression } from '../../bound-tree/bound-nodes.ts';
import { isBodyOfMember } from './in-constructor.ts';
import type { VariableUse } from './read-only-codes.ts';

/** The name of a property as messages write it: `this` for an indexer. */
export const nameOfProperty = ({ name }: PropertySymbol): string => (name === 'this[]' ? 'this' : name);

/** Expressions that give a struct which is kept nowhere: what changes it would be lost. */
export const unkept: ReadonlySet<BoundExpression['kind']> = new Set([
  'ObjectCreation',
  'Default',
  'Tuple',
  'NullCoalescing',
  'Conditional',
  'SwitchExpression',
  'Await',
  'With',
  'Binary',
]);
/** Whether more than a value is taken from or put into the variable. */
export const isReference = (use: VariableUse | 'read'): boolean => use !== 'assign' && use !== 'increment';

/** Get-only properties can be assigned in constructors when they have a field of their own. */
export function isAutomatic({ definition }: PropertySymbol): boolean {
  return definition.backingField !== undefined;
}

/** The object of an initializer, not that of `x?.P`. */
export const isBeingMade = ({ conditionalReceiver }: Binder, receiver: BoundExpression | null): boolean =>
  receiver?.kind === 'Placeholder' && receiver !== conditionalReceiver;
/** Whether a property that is set while an object is made only is set while one is. */
export function mayInitialize(
  binder: Binder,
  property: PropertySymbol,
  receiver: BoundExpression | null,
): boolean {
  if (isBeingMade(binder, receiver)) return true;
  return (
    (receiver?.kind === 'This' || receiver?.kind === 'Base') &&
    binder.isConstructor &&
    isBodyOfMember(binder) &&
    property.containingType !== null
  );
}
