// Loops. Each turn spends fuel.
import type { BoundDo, BoundFor, BoundStatement, BoundWhile } from '../binding/bound-tree/bound-nodes.ts';
import type { FunctionScope, JumpTarget } from './function-scope.ts';
import { declareAll, isCaptured } from './declarations.ts';

/** Labels for a loop, as far as `break` and `continue` use them. `around` puts code around what `continue` goes on with. */
export function labelled(
  target: JumpTarget,
  loop: string,
  around: (code: string) => string = (code) => code,
): string {
  const outer = target.breakUsed ? `${target.label}: ` : '';
  const inner = target.continueUsed ? `${target.continueLabel}: ` : '';
  return outer + around(inner + loop);
}

/** The statements of a loop's body, without braces of their own. */
export function bodyOf(scope: FunctionScope, body: BoundStatement): string {
  return body.kind === 'Block' ? scope.areas.block(scope, body) : scope.areas.statement(scope, body);
}

/** `while (a) …`. */
export function emitWhile(scope: FunctionScope, node: BoundWhile): string {
  const target = scope.pushJump(true);
  const fresh = isCaptured(node.locals);
  const before = fresh ? '' : declareAll(scope, node.locals);
  const inside = fresh ? declareAll(scope, node.locals) : '';
  const condition = scope.emit(node.condition);
  const body = bodyOf(scope, node.body);
  scope.popJump();
  const { test, refilling } = scope.loopSupply(node.span);
  if (fresh)
    return labelled(target, `while (${test}) {\n${inside}if (!${condition}) break;\n${body}}\n`, refilling);
  const loop = labelled(target, `while (${test} && ${condition}) {\n${body}}\n`, refilling);
  return before === '' ? loop : `{\n${before}${loop}}\n`;
}

/** `do … while (a);`. */
export function emitDo(scope: FunctionScope, node: BoundDo): string {
  const target = scope.pushJump(true);
  const before = declareAll(scope, node.locals);
  const body = bodyOf(scope, node.body);
  const condition = scope.emit(node.condition);
  scope.popJump();
  const { test, refilling } = scope.loopSupply(node.span);
  const loop = labelled(target, `do {\n${body}} while (${condition} && ${test});\n`, refilling);
  return before === '' ? loop : `{\n${before}${loop}}\n`;
}

/** `for (…; …; …) …`. */
export function emitFor(scope: FunctionScope, node: BoundFor): string {
  const target = scope.pushJump(true);
  const inline = new Set(
    node.initializers.flatMap((statement) =>
      statement.kind === 'LocalDeclaration' ? [statement.local] : [],
    ),
  );
  let text = declareAll(scope, [
    ...node.locals.filter((local) => !inline.has(local)),
    ...(isCaptured(node.conditionLocals) ? [] : node.conditionLocals),
  ]);
  for (const statement of node.initializers) text += scope.areas.statement(scope, statement);
  const inside = declareAll(scope, node.conditionLocals);
  const condition = node.condition ? scope.emit(node.condition) : '';
  const increments = node.incrementors.map((incrementor) => scope.effect(incrementor)).join(', ');
  const body = bodyOf(scope, node.body);
  scope.popJump();
  const first = inside !== '' && condition !== '' ? `${inside}if (!${condition}) break;\n` : '';
  const { test, refilling } = scope.loopSupply(node.span);
  const tests = first === '' && condition !== '' ? `${test} && ${condition}` : test;
  return `{\n${text}${labelled(target, `for (; ${tests}; ${increments}) {\n${first}${body}}\n`, refilling)}}\n`;
}
