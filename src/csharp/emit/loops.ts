// Loops. Each turn spends fuel.
import type { BoundDo, BoundFor, BoundForEach, BoundStatement, BoundWhile } from '../binding/bound-nodes.ts';
import type { Type } from '../../metadata/symbols.ts';
import { isNamed, isRefLike } from '../symbols/type-facts.ts';
import { takeApart } from './assignments.ts';
import { awaitCode } from './expressions.ts';
import type { FunctionScope, JumpTarget } from './function-scope.ts';
import { isCell } from './lvalues.ts';
import { declareAll, isCaptured } from './declarations.ts';
import { beforeFinally } from './try-statement.ts';
import { copyCode, receiverCode } from './values.ts';

/** Labels for a loop, as far as `break` and `continue` use them. `around` puts code around what `continue` goes on with. */
function labelled(
  target: JumpTarget,
  loop: string,
  around: (code: string) => string = (code) => code,
): string {
  const outer = target.breakUsed ? `${target.label}: ` : '';
  const inner = target.continueUsed ? `${target.continueLabel}: ` : '';
  return outer + around(inner + loop);
}

function bodyOf(scope: FunctionScope, body: BoundStatement): string {
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

/** `foreach`, by the kind of enumeration that the binder chose. */
export function emitForEach(scope: FunctionScope, node: BoundForEach): string {
  const target = scope.pushJump(true);
  const { program } = scope;
  const source = (): string => receiverCode(scope, node.expression);
  let head: string;
  let setup = '';
  const supply = isRestartable(node) ? scope.loopSupply(node.span) : undefined;
  const element = program.name('e');
  let dispose = '';
  switch (node.enumeration) {
    case 'array':
    case 'string':
    case 'list': {
      const items = program.name('s');
      const index = program.name('i');
      const isArray = node.enumeration === 'array';
      const isMulti = node.expression.type.kind === 'array' && node.expression.type.rank > 1;
      setup = `const ${items} = ${source()}${isMulti ? '.items' : ''};\n`;
      if (node.enumeration === 'list') {
        const version = program.name('v');
        setup += `const ${version} = ${items}.version;\n`;
        // A change is found out when the next element is asked for, the end of the list included.
        const test = `(${items}.version === ${version} || ${scope.mark(node.expression.span)}$r.modified())`;
        setup += `let ${index} = 0;\n`;
        head = `for (; ${supply!.test} && ${test} && ${index} < ${items}.items.length; ${index}++) {\nlet ${element} = ${items}.items[${index}];\n`;
        break;
      }
      setup += `let ${index} = 0;\n`;
      head = `for (; ${supply!.test} && ${index} < ${items}.length; ${index}++) {\nlet ${element} = ${isArray ? `${items}[${index}]` : `${items}.charCodeAt(${index})`};\n`;
      break;
    }
    case 'iterable':
    case 'dynamic': {
      if (node.isRef) {
        head = `for (const ${element} of $r.spanRefs(${source()})) {\n${scope.loopFuel(node.span)}`;
        break;
      }
      const isBoxing = node.enumeration === 'dynamic' || !isGenericSequence(node.expression.type);
      const code =
        node.enumeration === 'dynamic'
          ? `(${scope.emit(node.expression)} ?? ${scope.mark(node.expression.span)}$r.nre())`
          : source();
      head = `for (const ${element} of ${scope.mark(node.expression.span)}$r.${isBoxing ? 'iterateBoxed' : 'iterate'}(${code})) {\n${scope.loopFuel(node.span)}`;
      break;
    }
    case 'pattern': {
      const pattern = node.pattern!;
      const enumerator = program.name('n');
      const enumerable = program.name('s');
      program.placeholders.set(pattern.enumerable, enumerable);
      program.placeholders.set(pattern.enumerator, enumerator);
      setup = `const ${enumerable} = ${source()};\nconst ${enumerator} = ${scope.emit(pattern.getEnumerator)};\n`;
      head = `while (${supply!.test} && ${scope.emit(pattern.moveNext)}) {\nlet ${element} = ${scope.emit(pattern.current)};\n`;
      if (pattern.dispose) dispose = `${scope.effect(pattern.dispose)};\n`;
      break;
    }
    case 'async': {
      const pattern = node.pattern;
      const enumerator = program.name('n');
      if (pattern) {
        const enumerable = program.name('s');
        program.placeholders.set(pattern.enumerable, enumerable);
        program.placeholders.set(pattern.enumerator, enumerator);
        setup = `const ${enumerable} = ${source()};\nconst ${enumerator} = ${scope.emit(pattern.getEnumerator)};\n`;
        head = `while (${supply!.test} && ${awaitCode(scope, scope.emit(pattern.moveNext))}) {\nlet ${element} = ${scope.emit(pattern.current)};\n`;
        if (pattern.dispose) dispose = `${awaitCode(scope, scope.emit(pattern.dispose))};\n`;
      } else {
        setup = `const ${enumerator} = ${source()}.GetAsyncEnumerator();\n`;
        head = `while (${supply!.test} && ${awaitCode(scope, `${enumerator}.MoveNextAsync()`)}) {\nlet ${element} = ${enumerator}.Current;\n`;
        dispose = `${awaitCode(scope, `${enumerator}.DisposeAsync()`)};\n`;
      }
      break;
    }
  }
  program.placeholders.set(node.element, element);
  let body = declareAll(scope, node.locals);
  if (node.local) {
    const { local } = node;
    const converted = copyCode(scope, node.converted ? scope.emit(node.converted) : element, local.type);
    const isDeclared = program.declaredLocals.has(local);
    if (node.isRef) body += `${isDeclared ? '' : 'let '}${program.localName(local)} = ${element};\n`;
    else
      body += isDeclared
        ? `${program.localName(local)}${isCell(local) ? '.v' : ''} = ${converted};\n`
        : `let ${program.localName(local)} = ${isCell(local) ? `{ v: ${converted} }` : converted};\n`;
    program.declaredLocals.add(local);
  } else if (node.deconstruction) {
    const steps: string[] = [];
    const stores: string[] = [];
    takeApart(scope, node.deconstruction, element, new Map(), stores, [], steps);
    body += [...steps, ...stores].map((step) => `${step};\n`).join('');
  }
  body += bodyOf(scope, node.body);
  scope.popJump();
  // Leaving `for … of` ends the enumerator, which may have a `finally` to run.
  const guard = head.startsWith('for (const') ? beforeFinally(scope) : '';
  if (guard !== '') body = `try {\n${body}}${guard}\n`;
  const loop = labelled(target, `${head}${body}}\n`, supply?.refilling);
  const whole = dispose === '' ? loop : `try {\n${loop}}${beforeFinally(scope)} finally {\n${dispose}}\n`;
  return setup === '' ? whole : `{\n${setup}${whole}}\n`;
}

/** Whether the loop may be left between two turns and entered again: JavaScript's own over an iterator ends that. */
function isRestartable({ enumeration }: BoundForEach): boolean {
  return enumeration !== 'iterable' && enumeration !== 'dynamic';
}

/** Whether the static type says what the elements are: their natural form is known then. */
function isGenericSequence(type: Type): boolean {
  if (type.kind === 'array' || type.kind === 'typeParameter' || isRefLike(type)) return true;
  if (!isNamed(type)) return false;
  return [type, ...type.allInterfaces].some(
    (each) => each.name === 'IEnumerable' && each.typeArguments.length === 1,
  );
}
