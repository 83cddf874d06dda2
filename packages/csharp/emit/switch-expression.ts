// `switch` expressions.
import type { BoundSwitchExpression } from '../binding/bound-tree/bound-nodes.ts';
import type { LocalSymbol } from '../symbols/local-symbols.ts';
import { isRefLike } from '../symbols/type-extensions.ts';
import { boxCode } from './calls.ts';
import { choiceCode } from './choices.ts';
import type { FunctionScope } from './function-scope.ts';
import { withDagTemps } from './dag-temps.ts';
import { valueCode } from './values.ts';

/** `value switch { … }`: the arms as conditions, one after the other. */
export function emitSwitchExpression(scope: FunctionScope, node: BoundSwitchExpression): string {
  const temp = scope.temp();
  const value = valueCode(scope, node.value);
  const patterns = node.arms.map(({ pattern }) => pattern);
  const { tests, reset } = withDagTemps(scope, patterns, () => emitArms(scope, node, temp));
  return `(${temp} = ${value}, ${reset}${tests})`;
}

function emitArms(scope: FunctionScope, node: BoundSwitchExpression, temp: string): string {
  const choices: string[] = [];
  for (const arm of node.arms) {
    const fresh = declareInExpression(scope, arm.locals);
    const test = scope.areas.pattern(scope, arm.pattern, temp);
    const condition = arm.when
      ? test === 'true'
        ? scope.emit(arm.when)
        : `(${test} && ${scope.emit(arm.when)})`
      : test;
    const result = valueCode(scope, arm.value);
    if (condition === 'true')
      return choiceCode(scope, choices, fresh === '' ? result : `(${fresh}${result})`);
    choices.push(`${fresh === '' ? condition : `(${fresh}${condition})`} ? ${result} : `);
  }
  // A value that cannot be boxed is not told.
  const { type } = node.value;
  const failure = `${scope.mark(node.span)}$r.noMatch(${isRefLike(type) ? 'null' : boxCode(scope, temp, type)})`;
  return choiceCode(scope, choices, failure);
}

/** Variables of an expression: names of the function, or of the statement where lambdas hold them; their cells made anew. */
function declareInExpression(scope: FunctionScope, locals: readonly LocalSymbol[]): string {
  let fresh = '';
  for (const local of locals) {
    if (scope.program.declaredLocals.has(local)) continue;
    scope.program.declaredLocals.add(local);
    const name = scope.program.localName(local);
    scope.declareOwn(name, local.isCaptured);
    if (local.isByRef) fresh += `${name} = { v: undefined }, `;
  }
  return fresh;
}
