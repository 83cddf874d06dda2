// Names of variables and parameters that others in the same function have already.
import type { BindingCode } from '@mockwright/language/diagnostics/binding-codes';
import type { TextSpan } from '@mockwright/language/text/source-text';
import type { IdentifierToken } from '../../syntax/nodes.ts';
import type { Scope } from './scope.ts';

/** Whether the name is that of a type parameter of the method or local function whose code it is. */
export function isMethodTypeParameter(scope: Scope | null, name: string): boolean {
  for (let at = scope; at; at = at.parent) if (at.typeParameter(name)) return true;
  return false;
}

/** What is wrong with declaring a name in a scope (null: at the top of a script), and where; undefined where nothing is. */
export function nameConflict(
  scope: Scope | null,
  identifier: IdentifierToken,
): { readonly code: BindingCode; readonly at: TextSpan } | undefined {
  if (scope === null) return undefined;
  const name = identifier.text;
  if (isMethodTypeParameter(scope, name)) return { code: 'CS0412', at: identifier };
  const known = scope.variable(name);
  if (known !== undefined || scope.functions(name).length > 0) {
    // The variable that is written later is one too many: `var x = F(out var x)`.
    const isLater = known && known.declaration.start > identifier.start;
    return { code: 'CS0128', at: isLater ? known.declaration : identifier };
  }
  for (let outer = outerOf(scope); outer; outer = outerOf(outer))
    if (outer.declares(name)) return { code: 'CS0136', at: identifier };
  return undefined;
}

/** The scope around one, within the same function. */
const outerOf = ({ isFunction, parent }: Scope): Scope | null => (isFunction ? null : parent);
