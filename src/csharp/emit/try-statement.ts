// `try`, `throw`, `using`, `lock`.
import type { NamedType } from '../../metadata/symbols.ts';
import { Exception } from '../../runtime/exceptions.ts';
import type { BoundCatch, BoundLock, BoundThrow, BoundTry, BoundUsing } from '../binding/bound-nodes.ts';
import { isReferenceType } from '../symbols/type-facts.ts';
import { awaitCode } from './expressions.ts';
import type { FunctionScope } from './function-scope.ts';
import { isCell, localCode } from './lvalues.ts';
import { declareAll, embedded } from './declarations.ts';
import { valueCode } from './values.ts';

export function emitThrow(scope: FunctionScope, node: BoundThrow): string {
  if (!node.exception) return `throw ${scope.caught};\n`;
  return `throw ${scope.mark(node.span)}$r.thrown(${scope.emit(node.exception)});\n`;
}

export function emitTry(scope: FunctionScope, node: BoundTry): string {
  let text = `try {\n${scope.areas.block(scope, node.block)}}`;
  if (node.catches.length > 0) text += catchCode(scope, node.catches);
  if (node.finallyBlock) text += ` finally {\n${scope.areas.block(scope, node.finallyBlock)}}`;
  return `${text}\n`;
}

function catchCode(scope: FunctionScope, catches: readonly BoundCatch[]): string {
  const name = scope.program.name('caught');
  const outer = scope.caught;
  scope.caught = name;
  const locals = catches.flatMap((clause) => [
    ...clause.locals,
    ...(clause.local && !clause.locals.includes(clause.local) ? [clause.local] : []),
  ]);
  let text = ` catch (${name}) {\n$r.catchable(${name});\n${declareAll(scope, locals)}`;
  let isComplete = false;
  for (const [index, clause] of catches.entries()) {
    const tests: string[] = [];
    const test = typeTest(scope, clause.type, name);
    if (test !== undefined) tests.push(test);
    if (clause.filter)
      tests.push(`$r.filter(() => ${assignment(scope, clause, name)}${scope.emit(clause.filter)})`);
    const body = scope.areas.block(scope, clause.block);
    const assigned =
      clause.local && !clause.filter
        ? `${localCode(scope, clause.local)}${isCell(clause.local) ? '.v' : ''} = ${name};\n`
        : '';
    if (tests.length === 0) {
      text += index === 0 ? `${assigned}${body}` : ` {\n${assigned}${body}}\n`;
      isComplete = true;
      break;
    }
    text += `if (${tests.join(' && ')}) {\n${assigned}${body}} else `;
  }
  if (!isComplete) text += `throw ${name};\n`;
  scope.caught = outer;
  return `${text}}`;
}

/** In a filter the variable is assigned first. */
function assignment(scope: FunctionScope, clause: BoundCatch, name: string): string {
  if (!clause.local) return '';
  const target = `${localCode(scope, clause.local)}${isCell(clause.local) ? '.v' : ''}`;
  return `(${target} = ${name}, true) && `;
}

/** Undefined for `Exception` itself: everything that can be caught is one. */
function typeTest(scope: FunctionScope, type: NamedType, name: string): string | undefined {
  if (type.special === 'object' || type.definition.runtime?.constructorFunction === Exception)
    return undefined;
  const names = scope.program.typeNames(type);
  if (names && type.typeArguments.length === 0) return `${name} instanceof ${names.className}`;
  return `$r.isInstance(${name}, ${scope.typeCode(type)})`;
}

export function emitUsing(scope: FunctionScope, node: BoundUsing): string {
  let text = declareAll(
    scope,
    node.locals.filter((local) => !node.resources.some((resource) => resource.local === local)),
  );
  let end = '';
  for (const resource of node.resources) {
    const { local, value, placeholder, dispose, isAwait } = resource;
    const name = local ? localCode(scope, local) : scope.program.name('resource');
    const isScript = local !== undefined && scope.program.scriptVariables.has(local);
    if (local) scope.program.declaredLocals.add(local);
    const code = valueCode(scope, value);
    const cell = local !== undefined && isCell(local);
    text += isScript
      ? `${name}${cell ? '.v' : ''} = ${code};\n`
      : `const ${name} = ${cell ? `{ v: ${code} }` : code};\n`;
    const read = cell ? `${name}.v` : name;
    scope.program.placeholders.set(placeholder, read);
    text += 'try {\n';
    const call = isAwait ? awaitCode(scope, scope.emit(dispose)) : scope.effect(dispose);
    const guarded =
      isReferenceType(value.type) || read !== name || value.type.kind === 'typeParameter'
        ? `if (${read} !== null) ${call};`
        : `${call};`;
    end = `} finally {\n${guarded}\n}\n${end}`;
  }
  const body = node.body.kind === 'Block' ? scope.areas.block(scope, node.body) : embedded(scope, node.body);
  return `{\n${text}${body}${end}}\n`;
}

export function emitLock(scope: FunctionScope, node: BoundLock): string {
  const target = scope.program.name('l');
  const enter = `const ${target} = ${scope.mark(node.span)}$r.lock(${scope.emit(node.expression)});\n`;
  return `{\n${enter}try {\n${embedded(scope, node.body)}} finally {\n$r.unlock(${target});\n}\n}\n`;
}
