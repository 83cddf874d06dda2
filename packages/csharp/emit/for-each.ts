// `foreach`: by index, by an iterator, or by the methods of an enumerator.
import type { BoundForEach } from '../binding/bound-tree/bound-nodes.ts';
import { declareAll } from './declarations.ts';
import { deconstructionSteps } from './deconstruction.ts';
import { walkedCode } from './call-arguments.ts';
import type { FunctionScope } from './function-scope.ts';
import { bodyOf, labelled } from './loops.ts';
import { isCell, referenceCode } from './lvalues.ts';
import { beforeFinally } from './try-statement.ts';
import { copyCode, isGenericSequence, receiverCode } from './values.ts';

/** What stands before the loop, what it begins with, and what is done after it. */
interface Enumeration {
  readonly setup: string;
  readonly head: string;
  readonly dispose: string;
}

/** `foreach`, by the kind of enumeration that the binder chose. */
export function emitForEach(scope: FunctionScope, node: BoundForEach): string {
  const target = scope.pushJump(true);
  const before = declareAll(scope, node.expressionLocals);
  const supply = isRestartable(node) ? scope.loopSupply(node.span) : undefined;
  const element = scope.program.name('e');
  const { setup, head, dispose } = enumeration(scope, node, element, supply?.test ?? '');
  scope.program.placeholders.set(node.element, element);
  let body = declareAll(scope, node.locals) + elementCode(scope, node, element) + bodyOf(scope, node.body);
  scope.popJump();
  // Leaving `for … of` ends the enumerator, which may have a `finally` to run.
  const guard = isRestartable(node) ? '' : beforeFinally(scope);
  if (guard !== '') body = `try {\n${body}}${guard}\n`;
  const loop = labelled(target, `${head}${body}}\n`, supply?.refilling);
  const whole = dispose === '' ? loop : `try {\n${loop}}${beforeFinally(scope)} finally {\n${dispose}}\n`;
  return setup + before === '' ? whole : `{\n${before}${setup}${whole}}\n`;
}

/** Whether the loop may be left between two turns and entered again: JavaScript's own over an iterator ends that. */
function isRestartable({ enumeration: kind }: BoundForEach): boolean {
  return kind !== 'iterable' && kind !== 'dynamic';
}

function enumeration(scope: FunctionScope, node: BoundForEach, element: string, test: string): Enumeration {
  switch (node.enumeration) {
    case 'array':
    case 'string':
      return byIndex(scope, node, element, test);
    case 'list':
      return byIndexOfList(scope, node, element, test);
    case 'iterable':
    case 'dynamic':
      return byIterator(scope, node, element);
    case 'pattern':
      return byPattern(scope, node, element, test);
  }
}

function byIndex(scope: FunctionScope, node: BoundForEach, element: string, test: string): Enumeration {
  const { type } = node.expression;
  const items = scope.program.name('s');
  const index = scope.program.name('i');
  const source =
    receiverCode(scope, node.expression) + (type.kind === 'array' && type.rank > 1 ? '.items' : '');
  const item = node.enumeration === 'array' ? `${items}[${index}]` : `${items}.charCodeAt(${index})`;
  return {
    setup: `const ${items} = ${source};\nlet ${index} = 0;\n`,
    head: `for (; ${test} && ${index} < ${items}.length; ${index}++) {\nlet ${element} = ${item};\n`,
    dispose: '',
  };
}

function byIndexOfList(scope: FunctionScope, node: BoundForEach, element: string, test: string): Enumeration {
  const items = scope.program.name('s');
  const index = scope.program.name('i');
  const source = receiverCode(scope, node.expression);
  const version = scope.program.name('v');
  // A change is found out when the next element is asked for, the end of the list included.
  const isSame = `(${items}.version === ${version} || ${scope.mark(node.expression.span)}$r.modified())`;
  return {
    setup: `const ${items} = ${source};\nconst ${version} = ${items}.version;\nlet ${index} = 0;\n`,
    head: `for (; ${test} && ${isSame} && ${index} < ${items}.items.length; ${index}++) {\nlet ${element} = ${items}.items[${index}];\n`,
    dispose: '',
  };
}

function byIterator(scope: FunctionScope, node: BoundForEach, element: string): Enumeration {
  const { expression, enumeration: kind } = node;
  let items: string;
  if (node.isRef) items = `$r.spanRefs(${receiverCode(scope, expression)})`;
  else {
    const isBoxing = kind === 'dynamic' || !isGenericSequence(expression.type);
    const source =
      kind === 'dynamic'
        ? `(${scope.emit(expression)} ?? ${scope.mark(expression.span)}$r.nre())`
        : walkedCode(scope, receiverCode(scope, expression), expression.type);
    items = `${scope.mark(expression.span)}$r.${isBoxing ? 'iterateBoxed' : 'iterate'}(${source})`;
  }
  return {
    setup: '',
    head: `for (const ${element} of ${items}) {\n${scope.loopFuel(node.span)}`,
    dispose: '',
  };
}

/** By the enumerator's members; what `await foreach` calls is awaited there already. */
function byPattern(scope: FunctionScope, node: BoundForEach, element: string, test: string): Enumeration {
  const pattern = node.pattern!;
  const enumerator = scope.program.name('n');
  const enumerable = scope.program.name('s');
  scope.program.placeholders.set(pattern.enumerable, enumerable);
  scope.program.placeholders.set(pattern.enumerator, enumerator);
  const source = receiverCode(scope, node.expression);
  const setup = `const ${enumerable} = ${source};\nconst ${enumerator} = ${scope.emit(pattern.getEnumerator)};\n`;
  const current = node.isRef ? referenceCode(scope, pattern.current) : scope.emit(pattern.current);
  const head = `while (${test} && ${scope.emit(pattern.moveNext)}) {\nlet ${element} = ${current};\n`;
  const dispose = pattern.dispose ? `${scope.effect(pattern.dispose)};\n` : '';
  return { setup, head, dispose };
}

/** The variables of the loop, filled from the element. */
function elementCode(scope: FunctionScope, node: BoundForEach, element: string): string {
  const { program } = scope;
  const { local, deconstruction } = node;
  if (local) {
    const converted = copyCode(scope, node.converted ? scope.emit(node.converted) : element, local.type);
    const isDeclared = program.declaredLocals.has(local);
    const name = program.localName(local);
    program.declaredLocals.add(local);
    if (node.isRef) return `${isDeclared ? '' : 'let '}${name} = ${element};\n`;
    return isDeclared
      ? `${name}${isCell(local) ? '.v' : ''} = ${converted};\n`
      : `let ${name} = ${isCell(local) ? `{ v: ${converted} }` : converted};\n`;
  }
  if (!deconstruction) return '';
  return deconstructionSteps(scope, deconstruction, element)
    .map((step) => `${step};\n`)
    .join('');
}
