// `try`, `catch`, `finally`.
import type { NamedType, Type, TypeParameter } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayType } from '../../symbols/display.ts';
import { isErroneous, isNamed } from '../../symbols/type-extensions.ts';
import type { CatchClauseSyntax, TryStatementSyntax } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import type { BoundCatch, BoundStatement } from '../bound-tree/bound-nodes.ts';
import { isIdentityOrReference, isReferenceConvertible } from '../conversions/reference.ts';
import { Scope } from '../lookup/scope.ts';
import { announce } from './loops.ts';

/** `try` with its clauses; reports clauses that an earlier one makes useless. */
export function bindTry(binder: Binder, syntax: TryStatementSyntax): BoundStatement {
  const block = binder
    .withTry({ inTry: true, inTryWithCatch: binder.tryContext.inTryWithCatch || syntax.catches.length > 0 })
    .bindBlock(syntax.block);
  const earlier: (NamedType | TypeParameter)[] = [];
  const general = syntax.catches.findIndex((clause) => !clause.type && !clause.filter);
  const isOnly = syntax.catches.length === 1 && !syntax.finallyBlock;
  const catches = syntax.catches.map((clause, index) => {
    if (general >= 0 && index > general) binder.error('CS1017', clause.catchKeyword);
    return bindCatch(binder, clause, earlier, isOnly);
  });
  const finallyBlock =
    syntax.finallyBlock &&
    binder
      .withScope(new Scope(binder.scope, { isFinally: true }))
      .withTry({ inFinally: true, inFinallyOfCatch: binder.tryContext.inCatch })
      .withoutJumps()
      .bindBlock(syntax.finallyBlock);
  return { kind: 'Try', span: syntax, block, catches, finallyBlock };
}

/**
 * @param earlier types that clauses before it catch without a condition; this one's is added
 * @param isOnly whether nothing would be left of the `try` without the clause
 */
function bindCatch(
  binder: Binder,
  syntax: CatchClauseSyntax,
  earlier: (NamedType | TypeParameter)[],
  isOnly: boolean,
): BoundCatch {
  const exception = binder.library.core('System.Exception');
  const inner = binder.withNewScope().withTry({ inCatch: true, inFinallyOfCatch: false });
  const written = syntax.type ? binder.bindType(syntax.type) : exception;
  const type = syntax.type ? checkCaughtType(binder, written, syntax.type, exception, earlier) : exception;
  const local = syntax.identifier && inner.declareVariable(syntax.identifier, 'catch', written);
  if (syntax.filter) announce(inner, [syntax.filter]);
  const filter = syntax.filter && inner.withTry({ inFilter: true }).bindCondition(syntax.filter);
  if (filter?.constant && syntax.filter) {
    if (filter.constant.value === true) binder.error('CS7095', syntax.filter);
    else binder.error(isOnly ? 'CS8360' : 'CS8359', syntax.filter);
  }
  if (!syntax.type && earlier.includes(exception)) binder.error('CS1058', syntax.catchKeyword);
  if (syntax.type && !filter && type) earlier.push(type);
  const block = inner.bindBlock(syntax.block);
  return {
    type: type ?? exception,
    local,
    locals: inner.scope!.locals.filter((each) => each !== local),
    filter,
    block,
  };
}

/** @returns what is caught; nothing that could be thrown after reporting */
function checkCaughtType(
  binder: Binder,
  type: Type,
  span: TextSpan,
  exception: NamedType,
  earlier: readonly (NamedType | TypeParameter)[],
): NamedType | TypeParameter | undefined {
  if (isErroneous(type)) return undefined;
  if (!(isNamed(type) || type.kind === 'typeParameter') || !isReferenceConvertible(type, exception)) {
    binder.error('CS0155', span);
    return undefined;
  }
  const already = earlier.find((known) => isIdentityOrReference(type, known));
  if (already) binder.error('CS0160', span, [displayType(already)]);
  return type;
}
