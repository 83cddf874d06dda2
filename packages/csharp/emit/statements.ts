// Statements, except loops, `switch` and `try`.
import { countStep } from '@mockwright/language/text/work-limit';
import type {
  BoundBlock,
  BoundExpression,
  BoundLocalDeclaration,
  BoundLocalFunction,
  BoundStatement,
} from '../binding/bound-tree/bound-nodes.ts';
import type { LocalSymbol } from '../symbols/local-symbols.ts';
import { declareAll, initialCode } from './declarations.ts';
import { emitForEach } from './for-each.ts';
import type { FunctionScope, GotoTarget } from './function-scope.ts';
import { localFunctionCode } from './functions.ts';
import { emitIf } from './if-statement.ts';
import { emitDo, emitFor, emitWhile } from './loops.ts';
import { givesReference, isCell, localCode, referenceCode } from './lvalues.ts';
import { emitSwitch } from './switch-statement.ts';
import { emitLock, emitThrow, emitTry, emitUsing } from './try-statement.ts';
import { defaultCode, valueCode } from './values.ts';

/** A statement of any kind, as JavaScript text that ends its line; before it, the variables of its expressions. */
export function emitStatement(scope: FunctionScope, node: BoundStatement): string {
  countStep();
  const { code, declared } = scope.withOwnVariables(() => codeOf(scope, node));
  return declared + code;
}

function codeOf(scope: FunctionScope, node: BoundStatement): string {
  switch (node.kind) {
    case 'Block': {
      const body = scope.areas.block(scope, node);
      return `{\n${body}}\n`;
    }
    case 'LocalDeclaration':
      return declarationCode(scope, node);
    case 'ExpressionStatement': {
      const code = scope.effect(node.expression);
      return code.startsWith('{') || code.startsWith('function') ? `(${code});\n` : `${code};\n`;
    }
    case 'If':
      return emitIf(scope, node);
    case 'While':
      return emitWhile(scope, node);
    case 'Do':
      return emitDo(scope, node);
    case 'For':
      return emitFor(scope, node);
    case 'ForEach':
      return emitForEach(scope, node);
    case 'Switch':
      return emitSwitch(scope, node);
    case 'Return':
      return returnCode(scope, node.value);
    case 'Throw':
      return emitThrow(scope, node);
    case 'Try':
      return emitTry(scope, node);
    case 'Using':
      return emitUsing(scope, node);
    case 'Lock':
      return emitLock(scope, node);
    case 'Break': {
      const target = scope.jumps.at(-1 - node.levels)!;
      target.breakUsed = true;
      return `break ${target.label};\n`;
    }
    case 'Continue': {
      const target = scope.jumps.at(-1 - node.levels)!;
      target.continueUsed = true;
      return `continue ${target.continueLabel};\n`;
    }
    case 'Goto': {
      const target = gotoTarget(scope, node.label);
      const enter = target.entry ? `${target.entry.variable} = ${target.entry.value}; ` : '';
      return `{ ${enter}${target.state} = ${target.value}; continue ${target.machine}; }\n`;
    }
    case 'YieldReturn':
      return scope.kind === 'asyncIterator'
        ? `yield { value: ${valueCode(scope, node.value)} };\n`
        : `yield ${valueCode(scope, node.value)};\n`;
    case 'YieldBreak':
      return 'return;\n';
    case 'Label':
    case 'Empty':
      return ';\n';
  }
}

function gotoTarget(scope: FunctionScope, label: Parameters<typeof scope.gotos.get>[0]): GotoTarget {
  const target = scope.gotos.get(label);
  if (!target) throw new Error(`The label ${label.name} is not in scope`);
  return target;
}

function returnCode(scope: FunctionScope, value: BoundExpression | undefined): string {
  return value ? `return ${returnValue(scope, value)};\n` : 'return;\n';
}

/** What `return` gives: a copy, or a `Ref` in functions that return by reference. */
function returnValue(scope: FunctionScope, value: BoundExpression): string {
  return value.kind === 'RefExpression' ? referenceCode(scope, value.operand) : valueCode(scope, value);
}

// -------- variables

function declarationCode(scope: FunctionScope, { local, value }: BoundLocalDeclaration): string {
  if (local.constant && !value) return '';
  if (local.constant) return '';
  const { program } = scope;
  const isScriptVariable = local.owner === null && program.scriptVariables.has(local);
  const isDeclared = program.declaredLocals.has(local) || isScriptVariable;
  program.declaredLocals.add(local);
  const name = localCode(scope, local);
  if (local.refKind !== 'none') {
    const reference = value
      ? givesReference(value)
        ? scope.areas.referenceTo(scope, value)
        : referenceCode(scope, value, local.refKind === 'ref readonly')
      : 'undefined';
    return `${isDeclared ? '' : 'let '}${name} = ${reference};\n`;
  }
  if (!value) {
    // A variable of the script starts anew with every turn of a loop around it, as any other does.
    if (isScriptVariable) return '';
    return unassigned(scope, local, isDeclared);
  }
  const code = valueCode(scope, value);
  // Its own value may assign it: `int x = a ? x = 1 : 2`.
  if (!isDeclared && code.includes(name))
    return `${unassigned(scope, local, false)}${name}${isCell(local) ? '.v' : ''} = ${code};\n`;
  if (!isCell(local)) return `${isDeclared ? '' : 'let '}${name} = ${code};\n`;
  if (isScriptVariable) return `${name}.v = ${code};\n`;
  return `${isDeclared ? '' : 'let '}${name} = { v: ${code} };\n`;
}

/** A variable without a value; but the fields of a struct can be assigned before there is one. */
function unassigned(scope: FunctionScope, local: LocalSymbol, isDeclared: boolean): string {
  const name = localCode(scope, local);
  const initial = initialCode(scope, local.type);
  if (isCell(local)) return `${isDeclared ? '' : 'let '}${name} = { v: ${initial} };\n`;
  if (initial !== undefined) return `${isDeclared ? '' : 'let '}${name} = ${initial};\n`;
  return isDeclared ? '' : `let ${name};\n`;
}

// -------- blocks

/** The statements of a block, with what it declares, not in braces. */
export function emitBlock(scope: FunctionScope, node: BoundBlock): string {
  const labels = node.statements.filter((statement) => statement.kind === 'Label');
  const inline = new Set(
    labels.length > 0
      ? []
      : node.statements.flatMap((statement) =>
          // A local function may assign its variables before they are declared.
          statement.kind === 'LocalDeclaration' &&
          !(node.localFunctions.length > 0 && statement.local.isCaptured)
            ? [statement.local]
            : [],
        ),
  );
  let text = declareAll(
    scope,
    node.locals.filter((local) => !inline.has(local)),
  );
  text += localFunctions(scope, node.localFunctions);
  if (labels.length > 0) return text + labelled(scope, node);
  for (const statement of node.statements) text += scope.areas.statement(scope, statement);
  return text;
}

function localFunctions(scope: FunctionScope, functions: readonly BoundLocalFunction[]): string {
  const { methods } = scope.program;
  for (const { method } of functions)
    methods.set(method.definition, {
      kind: 'function',
      name: scope.program.name(method.name),
      usesFrame: false,
    });
  return functions
    .map(({ method, function: body }) => {
      const form = methods.get(method.definition)!;
      return form.kind === 'function'
        ? `const ${form.name} = ${localFunctionCode(scope, method, body, [])};\n`
        : '';
    })
    .join('');
}

/** A block with labels: a machine whose state says which label to go on from. */
function labelled(scope: FunctionScope, node: BoundBlock): string {
  const state = scope.program.name('state');
  const machine = scope.program.name('M');
  const entry = scope.entries.get(node);
  const locals: LocalSymbol[] = [];
  for (const statement of node.statements)
    if (statement.kind === 'LocalDeclaration') locals.push(statement.local);
  let index = 0;
  for (const statement of node.statements)
    if (statement.kind === 'Label') scope.gotos.set(statement.label, { state, value: ++index, machine });
  let text = `${declareAll(scope, locals)}let ${state} = ${entry ?? 0};\n${entry === undefined ? '' : `${entry} = 0;\n`}${machine}: for (;;) {\n${scope.loopFuel(node.statements.find(({ kind }) => kind === 'Label')?.span ?? node.span)}switch (${state}) {\ncase 0:\n`;
  index = 0;
  for (const statement of node.statements)
    text += statement.kind === 'Label' ? `case ${++index}:\n` : scope.areas.statement(scope, statement);
  return `${text}}\nbreak;\n}\n`;
}

/** The default values that variables of a script have before they are assigned. */
export function scriptVariable(scope: FunctionScope, local: LocalSymbol): string {
  const value = defaultCode(scope, local.type);
  if (local.refKind !== 'none') return 'null';
  return local.isByRef ? `{ v: ${value} }` : value;
}
