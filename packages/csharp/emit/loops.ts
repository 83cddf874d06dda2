// Loops. Each turn spends fuel.
import type { BoundDo, BoundFor, BoundStatement, BoundWhile } from '../binding/bound-tree/bound-nodes.ts';
import type { FunctionScope, JumpTarget } from './function-scope.ts';
import type { LocalSymbol } from '../symbols/local-symbols.ts';
import { declareAll, isCaptured } from './declarations.ts';

/** Labels for a loop, as far as `break` and `continue` use them. `around` puts code around what `continue` goes on with. */
export function labelled(
  target: JumpTarget,
  loop: string,
  around: (code: string) => string = (code) => code,
): string {
  const inner = target.continueUsed ? `${target.continueLabel}: ` : '';
  return brokenOff(target, around(inner + loop));
}

/** Code that `break` leaves. */
function brokenOff(target: JumpTarget, code: string): string {
  return target.breakUsed ? `${target.label}: ${code}` : code;
}

/** The part of a turn that `continue` ends, where more of the turn follows it. */
function beforeContinue(target: JumpTarget, body: string): string {
  return target.continueUsed ? `${target.continueLabel}: do {\n${body}} while (false);\n` : `{\n${body}}\n`;
}

/** The statements of a loop's body, without braces of their own. */
export function bodyOf(scope: FunctionScope, body: BoundStatement): string {
  return body.kind === 'Block' ? scope.areas.block(scope, body) : scope.areas.statement(scope, body);
}

/** A part of a loop's head that runs in each turn: its code, the declaration of its variables, and whether each turn has its own. */
function headPart(
  scope: FunctionScope,
  locals: readonly LocalSymbol[],
  emit: () => string,
): { readonly code: string; readonly declared: string; readonly isFresh: boolean } {
  const before = declareAll(scope, locals);
  const { code, declared } = scope.withOwnVariables(emit);
  return { code, declared: before + declared, isFresh: declared !== '' || isCaptured(locals) };
}

/** `while (a) …`. */
export function emitWhile(scope: FunctionScope, node: BoundWhile): string {
  const target = scope.pushJump(true);
  const { code, declared, isFresh } = headPart(scope, node.locals, () => scope.emit(node.condition));
  const body = bodyOf(scope, node.body);
  scope.popJump();
  const { test, refilling } = scope.loopSupply(node.span);
  if (isFresh) {
    const turn = `${declared}if (!${code}) break;\n${body}`;
    return labelled(target, `while (${test}) {\n${turn}}\n`, refilling);
  }
  const loop = labelled(target, `while (${test} && ${code}) {\n${body}}\n`, refilling);
  return declared === '' ? loop : `{\n${declared}${loop}}\n`;
}

/** `do … while (a);`. */
export function emitDo(scope: FunctionScope, node: BoundDo): string {
  const target = scope.pushJump(true);
  const body = bodyOf(scope, node.body);
  const { code, declared, isFresh } = headPart(scope, node.locals, () => scope.emit(node.condition));
  scope.popJump();
  const { test, refilling } = scope.loopSupply(node.span);
  if (isFresh) {
    const turn = `${declared}${beforeContinue(target, body)}if (!${code}) break;\n`;
    return brokenOff(target, refilling(`do {\n${turn}} while (${test});\n`));
  }
  const loop = labelled(target, `do {\n${body}} while (${code} && ${test});\n`, refilling);
  return declared === '' ? loop : `{\n${declared}${loop}}\n`;
}

/** `for (…; …; …) …`. */
export function emitFor(scope: FunctionScope, node: BoundFor): string {
  const { conditionLocals, incrementorLocals } = node;
  const target = scope.pushJump(true);
  const inline = new Set(
    node.initializers.flatMap((statement) =>
      statement.kind === 'LocalDeclaration' ? [statement.local] : [],
    ),
  );
  let text = declareAll(scope, [
    ...node.locals.filter((local) => !inline.has(local)),
    ...(isCaptured(conditionLocals) ? [] : conditionLocals),
    ...(isCaptured(incrementorLocals) ? [] : incrementorLocals),
  ]);
  for (const statement of node.initializers) text += scope.areas.statement(scope, statement);
  const condition = headPart(scope, conditionLocals, () =>
    node.condition ? scope.emit(node.condition) : '',
  );
  const increments = headPart(scope, incrementorLocals, () =>
    node.incrementors.map((incrementor) => scope.effect(incrementor)).join(', '),
  );
  const body = bodyOf(scope, node.body);
  scope.popJump();
  const { test, refilling } = scope.loopSupply(node.span);
  if (!condition.isFresh && !increments.isFresh) {
    const tests = condition.code === '' ? test : `${test} && ${condition.code}`;
    const loop = `for (; ${tests}; ${increments.code}) {\n${body}}\n`;
    return `{\n${text}${labelled(target, loop, refilling)}}\n`;
  }
  // The incrementors stand in the turn, whose variables they see.
  const exit = condition.code === '' ? '' : `if (!${condition.code}) break;\n`;
  const step = `{\n${increments.declared}${increments.code};\n}\n`;
  const turn = `${condition.declared}${exit}${beforeContinue(target, body)}${step}`;
  return `{\n${text}${brokenOff(target, refilling(`while (${test}) {\n${turn}}\n`))}}\n`;
}
