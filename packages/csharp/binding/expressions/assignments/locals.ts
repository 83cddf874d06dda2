// Variables that are written or referred to: whether theirs allows it.
import type { FieldSymbol } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { isReadOnlyReference } from '../../../symbols/local-symbols.ts';
import type { LocalSymbol } from '../../../symbols/local-symbols.ts';
import type { Binder } from '../../binder.ts';
import { isReference } from './initializable.ts';
import { readOnlyCodes } from './read-only-codes.ts';
import type { VariableUse } from './read-only-codes.ts';
import { readOnlyLocals } from './variable-kind.ts';

/** Reports a variable that may not be used so. @returns whether it may */
export function checkLocal(
  binder: Binder,
  local: LocalSymbol,
  use: VariableUse | 'read',
  span: TextSpan,
): boolean {
  if (use === 'read') {
    local.isByRef = true;
    return true;
  }
  const reason = readOnlyLocals[local.localKind];
  if (reason && local.refKind !== 'ref') {
    binder.error(readOnlyCodes[use].ofStatement, span, [local.name, reason]);
    return false;
  }
  if (local.readOnly === 'range') {
    binder.error(readOnlyCodes[use].range, span, [local.name]);
    return false;
  }
  if (isReadOnlyReference(local)) {
    if (local.localKind === 'variable') binder.error(readOnlyCodes[use].value, span);
    else binder.error(readOnlyCodes[use].referred, span, ['variable', local.name]);
    return false;
  }
  if (local.readOnly) {
    if (local.readOnly === 'property') binder.error('CS0200', span, [local.name]);
    else binder.error(readOnlyCodes[use].field, span);
    return false;
  }
  checkKept(binder, local, span);
  local.isAssigned = true;
  if (isReference(use)) {
    local.isByRef = true;
    local.isRead = true;
  }
  return true;
}

/** Warns where the code stands in a `using` or `lock` statement for the value of the variable (CS0728). */
export function checkKept(binder: Binder, local: LocalSymbol, span: TextSpan): void {
  if (!local.isKept) return;
  let at = binder.scope;
  while (at && at.kept !== local) at = at.parent;
  if (at) binder.error('CS0728', span, [local.name]);
}

/** Whether what a field refers to can be used so. */
export function checkReferred(
  binder: Binder,
  field: FieldSymbol,
  use: VariableUse | 'read',
  span: TextSpan,
): boolean {
  if (use === 'read' || field.refKind !== 'ref readonly') return true;
  binder.error(readOnlyCodes[use].referred, span, ['field', field.name]);
  return false;
}
