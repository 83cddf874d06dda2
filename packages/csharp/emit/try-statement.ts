// `try`, `throw`, `using`, `lock`.
import { Exception } from '@mockwright/language/runtime/exceptions';
import type {
  BoundCatch,
  BoundLock,
  BoundThrow,
  BoundTry,
  BoundUsing,
} from '../binding/bound-tree/bound-nodes.ts';
import type { LocalSymbol } from '../symbols/local-symbols.ts';
import type { FunctionScope } from './function-scope.ts';
import { storageCode } from './lvalues.ts';
import { declareAll, embedded } from './declarations.ts';
import { valueCode } from './values.ts';

/** `throw e;`, `throw;`. */
export function emitThrow(scope: FunctionScope, node: BoundThrow): string {
  if (!node.exception) return `throw ${scope.caught};\n`;
  return `throw ${scope.mark(node.span)}$r.thrown(${scope.emit(node.exception)});\n`;
}

/** `try` with its clauses; those with `when` are searched before anything is unwound. */
export function emitTry(scope: FunctionScope, node: BoundTry): string {
  const block = `try {\n${scope.areas.block(scope, node.block)}}`;
  const hasFilters = scope.program.analysis.hasFilters;
  let text = block;
  if (node.catches.length > 0)
    text = hasFilters ? searchedCatches(scope, block, node.catches) : block + catchCode(scope, node.catches);
  if (!node.finallyBlock) return `${text}\n`;
  if (hasFilters && node.catches.length > 0) text = `try {\n${text}}`;
  return `${text}${beforeFinally(scope)} finally {\n${scope.areas.block(scope, node.finallyBlock)}}\n`;
}

/** What stands before a `finally`: where filters see what it does, they are asked first. */
export function beforeFinally(scope: FunctionScope): string {
  if (!scope.program.analysis.hasFilters) return '';
  const name = scope.program.name('caught');
  return ` catch (${name}) {\n$r.search(${name});\nthrow ${name};\n}`;
}

/** The clauses of programs without filters: the first that fits. */
function catchCode(scope: FunctionScope, catches: readonly BoundCatch[]): string {
  const name = scope.program.name('caught');
  let text = ` catch (${name}) {\n$r.catchable(${name}, $stacks);\n${declareAll(scope, localsOf(catches))}`;
  let isComplete = false;
  for (const [index, clause] of catches.entries()) {
    const test = typeTest(scope, clause.type, name);
    const body = clauseCode(scope, clause, name);
    if (test === undefined) {
      text += index === 0 ? body : ` {\n${body}}\n`;
      isComplete = true;
      break;
    }
    text += `if (${test}) {\n${body}} else `;
  }
  if (!isComplete) text += `throw ${name};\n`;
  return `${text}}`;
}

/** The clauses of programs with filters: a handler chooses one while the exception is still where it was thrown. */
function searchedCatches(scope: FunctionScope, block: string, catches: readonly BoundCatch[]): string {
  const name = scope.program.name('caught');
  const handler = scope.program.name('handler');
  const clause = scope.program.name('clause');
  let text = `{\n${declareAll(scope, localsOf(catches))}`;
  const tests = catches.map((each, index) => {
    const parts: string[] = [];
    const test = typeTest(scope, each.type, name);
    if (test !== undefined) parts.push(test);
    if (each.filter)
      parts.push(`$r.filter(() => ${assignment(scope, each, name)}${scope.emit(each.filter)})`);
    return `${parts.length > 0 ? `if (${parts.join(' && ')}) ` : ''}return ${index};\n`;
  });
  text += `const ${handler} = $r.enterTry((${name}) => {\n${tests.join('')}return -1;\n});\n`;
  text += `try {\n${block} catch (${name}) {\n$r.search(${name});\nthrow ${name};\n} finally {\n$r.leaveTry(${handler});\n}\n}`;
  text += ` catch (${name}) {\nconst ${clause} = $r.clauseOf(${handler}, ${name});\n$r.catchable(${name}, $stacks);\n`;
  for (const [index, each] of catches.entries())
    text += `if (${clause} === ${index}) {\n${clauseCode(scope, each, name)}} else `;
  return `${text}throw ${name};\n}\n}\n`;
}

function localsOf(catches: readonly BoundCatch[]): readonly LocalSymbol[] {
  return catches.flatMap((clause) => [
    ...clause.locals,
    ...(clause.local && !clause.locals.includes(clause.local) ? [clause.local] : []),
  ]);
}

/** What a clause does with the exception of that name. */
function clauseCode(scope: FunctionScope, clause: BoundCatch, name: string): string {
  const outer = scope.caught;
  scope.caught = name;
  const body = scope.areas.block(scope, clause.block);
  scope.caught = outer;
  if (!clause.local || clause.filter) return body;
  return `${storageCode(scope, clause.local)} = ${name};\n${body}`;
}

/** In a filter the variable is assigned first. */
function assignment(scope: FunctionScope, clause: BoundCatch, name: string): string {
  if (!clause.local) return '';
  return `(${storageCode(scope, clause.local)} = ${name}, true) && `;
}

/** Undefined for `Exception` itself: everything that can be caught is one. */
function typeTest(scope: FunctionScope, type: BoundCatch['type'], name: string): string | undefined {
  if (type.kind === 'typeParameter') return `$r.isInstance(${name}, ${scope.typeCode(type)})`;
  if (type.special === 'object' || type.definition.runtime?.constructorFunction === Exception)
    return undefined;
  const names = scope.program.typeNames(type);
  if (names && type.typeArguments.length === 0) return `${name} instanceof ${names.className}`;
  return `$r.isInstance(${name}, ${scope.typeCode(type)})`;
}

/** `using`: disposed in reverse order, whatever happens. */
export function emitUsing(scope: FunctionScope, node: BoundUsing): string {
  let text = declareAll(
    scope,
    node.locals.filter((local) => !node.resources.some((resource) => resource.local === local)),
  );
  let end = '';
  for (const resource of node.resources) {
    const { local, value, placeholder, converted, dispose } = resource;
    let read: string;
    if (local) {
      text += scope.areas.statement(scope, { kind: 'LocalDeclaration', span: node.span, local, value });
      read = storageCode(scope, local);
    } else {
      read = scope.program.name('resource');
      text += `const ${read} = ${valueCode(scope, value)};\n`;
    }
    scope.program.placeholders.set(placeholder, read);
    if (converted) {
      read = scope.program.name('disposed');
      text += `const ${read} = ${scope.emit(converted.value)};\n`;
      scope.program.placeholders.set(converted.placeholder, read);
    }
    text += 'try {\n';
    end = `}${beforeFinally(scope)} finally {\nif (${read} !== null) ${scope.effect(dispose)};\n}\n${end}`;
  }
  const body = node.body.kind === 'Block' ? scope.areas.block(scope, node.body) : embedded(scope, node.body);
  return `{\n${text}${body}${end}}\n`;
}

/** `lock (x) …`. */
export function emitLock(scope: FunctionScope, node: BoundLock): string {
  const target = scope.program.name('l');
  const enter = `const ${target} = ${scope.mark(node.span)}$r.lock(${scope.emit(node.expression)});\n`;
  return `{\n${enter}try {\n${embedded(scope, node.body)}} finally {\n$r.unlock(${target});\n}\n}\n`;
}
