// An attribute at its place, as the checks of those see it that the compiler knows.
import type {
  AttributeData,
  EventSymbol,
  FieldSymbol,
  MethodSymbol,
  NamedType,
  PropertySymbol,
} from '@mockwright/language/metadata/symbols';
import type { AttributeSyntax } from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';

/** What an attribute stands on; undefined for lambdas, parameters and variables of a script. */
export type AttributeBearer =
  NamedType | MethodSymbol | PropertySymbol | FieldSymbol | EventSymbol | undefined;

/** An attribute that may stand where it does, with its arguments in order. */
export interface KnownAttribute {
  readonly binder: Binder;
  readonly syntax: AttributeSyntax;
  readonly data: AttributeData;
  readonly bearer: AttributeBearer;
  /** The number that `AttributeTargets` has for the place. */
  readonly target: number;
}

/** Reports the first argument as one that the attribute does not take. */
export function reportInvalid(binder: Binder, { name, arguments: [first] = [] }: AttributeSyntax): void {
  binder.error('CS0591', first ?? name, [binder.source.text.slice(name.start, name.end)]);
}
