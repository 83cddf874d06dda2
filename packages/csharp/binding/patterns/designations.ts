// Variables that patterns declare.
import type { Type } from '@mockwright/language/metadata/symbols';
import type { LocalSymbol } from '../../symbols/local-symbols.ts';
import type { VariableDesignationSyntax } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import type { PatternInput } from './pattern-input.ts';

/** Declares the variable of a designation; undefined for `_`, and after reporting one that may not be declared here. */
export function declareDesignation(
  binder: Binder,
  syntax: VariableDesignationSyntax | undefined,
  type: Type,
  input: PatternInput,
): LocalSymbol | undefined {
  if (syntax?.kind !== 'SingleVariableDesignation') return undefined;
  if (!input.allowsVariables && !syntax.identifier.missing) binder.error('CS8780', syntax.identifier);
  return binder.declareVariable(syntax.identifier, 'pattern', type);
}
