// Functions with bodies: parameters, iterators and async ones as generators, lambdas, delegates made of methods.
import { erase } from '@mockwright/language/metadata/symbols';
import type { MethodSymbol, Type } from '@mockwright/language/metadata/symbols';
import type { BoundDelegateCreation, BoundFunction, BoundLambda } from '../binding/bound-tree/bound-nodes.ts';
import type { LocalSymbol } from '../symbols/local-symbols.ts';
import { isReferenceType, taskResult } from '../symbols/type-extensions.ts';
import { libraryArgument } from './call-arguments.ts';
import { boxCode, callCode, isBoxedFor } from './calls.ts';
import type { FunctionKind, FunctionScope } from './function-scope.ts';
import { copyCode, receiverCode, valueCode } from './values.ts';

/** What every call pays. */
export const fuelCheck = 'if (--$fuel.left < 0) $refuel();\n';

function kindOf(node: BoundFunction): FunctionKind {
  if (node.isIterator) return node.isAsync ? 'asyncIterator' : 'iterator';
  return node.isAsync ? 'async' : 'plain';
}

/** The parameters' names, and what the body must begin with: cells for those whose address is taken. */
export function parameterCodes(
  scope: FunctionScope,
  node: BoundFunction,
): { readonly names: readonly string[]; readonly prologue: string } {
  let prologue = '';
  const names = node.parameters.map((local) => {
    const name = scope.program.localName(local);
    scope.program.declaredLocals.add(local);
    if (local.refKind !== 'none') return name;
    if (!local.isByRef) {
      if (isChangedStruct(scope, local)) prologue += `${name} = ${copyCode(scope, name, local.type)};\n`;
      return name;
    }
    const given = scope.program.name(local.name);
    prologue += `const ${name} = { v: ${isChangedStruct(scope, local) ? copyCode(scope, given, local.type) : given} };\n`;
    return given;
  });
  return { names, prologue };
}

/** Whether the body changes its own struct, which a caller of the library's may hold as well. */
const isChangedStruct = ({ program }: FunctionScope, local: LocalSymbol): boolean =>
  local.type.kind === 'struct' &&
  program.analysis.changedVariables.has(local) &&
  program.isCopied(local.type);

/**
 * The body of a function as statements, for `scope` being the function itself. Generators become a function inside that
 * is started.
 */
export function bodyCode(scope: FunctionScope, node: BoundFunction, hasFuel: boolean): string {
  const kind = kindOf(node);
  const prologue = hasFuel ? fuelCheck.replace('$refuel', () => `${scope.mark(node.body.span)}$refuel`) : '';
  if (kind === 'plain') {
    const body = scope.areas.block(scope, node.body);
    return `${scope.prologue()}${prologue}${body}`;
  }
  const isSequence = kind === 'iterator' || kind === 'asyncIterator';
  // Each run through a sequence begins with what the struct was when the sequence was made.
  const own = isSequence && scope.keepsCopy ? '$own' : undefined;
  const inner = scope.nested(kind, own);
  const token = kind === 'asyncIterator' ? node.parameters.find(isEnumeratorToken) : undefined;
  const copies = isSequence
    ? node.parameters.filter(
        (local) =>
          (local.isAssigned || local === token || isChangedStruct(scope, local)) &&
          !local.isByRef &&
          local.refKind === 'none',
      )
    : [];
  const renamed = copies.map((local) => {
    const outer = scope.program.localName(local);
    const own = scope.program.name(local.name);
    scope.program.locals.set(local, own);
    if (local === token) return `let ${own} = $r.enumeratorToken(${outer}, $c);\n`;
    return `let ${own} = ${isChangedStruct(scope, local) ? copyCode(scope, outer, local.type) : outer};\n`;
  });
  const body = scope.areas.block(inner, node.body);
  const generator = `function* (${token ? '$c' : ''}) {\n${inner.tempsPrologue()}${isSequence ? prologue : ''}${own ? `const ${own} = $this.$copy();\n` : ''}${renamed.join('')}${body}}`;
  const started = startCode(scope, node, kind, generator);
  return `${scope.prologue()}${prologue}return ${started};\n`;
}

/** Whether `WithCancellation` gives the parameter its value. */
const isEnumeratorToken = ({ parameter, type }: LocalSymbol): boolean =>
  'namespace' in type &&
  type.name === 'CancellationToken' &&
  type.namespace === 'System.Threading' &&
  parameter?.attributes?.some((attribute) => attribute.type.name === 'EnumeratorCancellationAttribute') ===
    true;

function startCode(scope: FunctionScope, node: BoundFunction, kind: FunctionKind, generator: string): string {
  const type = erase(node.returnType);
  const argument =
    'typeArguments' in type && type.typeArguments.length > 0
      ? scope.typeCode(type.typeArguments[0]!)
      : undefined;
  const object = (): string => scope.typeCode(erase({ kind: 'dynamic' } as Type));
  switch (kind) {
    case 'iterator':
      return `$r.${'name' in type && type.name === 'IEnumerator' ? 'iteratorEnumerator' : 'iterator'}(${generator}, ${argument ?? object()})`;
    case 'asyncIterator':
      return 'name' in type && type.name === 'IAsyncEnumerator'
        ? `$r.asyncIterator(${generator}, ${argument}).GetAsyncEnumerator()`
        : `$r.asyncIterator(${generator}, ${argument})`;
    default: {
      if (type.special === 'void') return `$r.startAsyncVoid((${generator})())`;
      const result = taskResult(type);
      const isValue = 'name' in type && type.name === 'ValueTask';
      return `$r.${isValue ? 'startAsyncValue' : 'startAsync'}((${generator})()${result ? `, ${scope.typeCode(result)}` : ''})`;
    }
  }
}

/** An arrow function: lambdas and local functions. `hidden` are parameters after the declared ones. */
function arrowCode(
  outer: FunctionScope,
  node: BoundFunction,
  hidden: readonly string[],
  prepare?: (scope: FunctionScope) => readonly string[],
): string {
  const scope = outer.nested('plain');
  const extra = [...hidden, ...(prepare?.(scope) ?? [])];
  const { names, prologue } = parameterCodes(scope, node);
  const parameters = `(${[...names, ...extra].join(', ')})`;
  // The library calls lambdas again and again: even what calls nothing pays.
  const body = bodyCode(scope, node, true);
  return `(${parameters} => {\n${prologue}${body}})`;
}

/** A lambda as an arrow function. */
export function emitLambda(scope: FunctionScope, node: BoundLambda): string {
  return scope.program.ownDelegate(`$r.own(${arrowCode(scope, node.function, [])})`);
}

/** A delegate of a method: a function that calls it, equal to others of the same method and object. */
export function emitDelegateCreation(scope: FunctionScope, node: BoundDelegateCreation): string {
  return scope.program.ownDelegate(delegateCode(scope, node));
}
function delegateCode(scope: FunctionScope, node: BoundDelegateCreation): string {
  const { method, receiver } = node;
  if (receiver && method.name === 'Invoke' && method.containingType?.kind === 'delegate')
    return `$r.delegateOf(${receiverCode(scope, receiver, 'nullTarget')}, ${scope.program.constant(method.definition)})`;
  const isExtension = method.isStatic && receiver !== null;
  const count = method.parameters.length - (isExtension ? 1 : 0);
  const names = Array.from({ length: count }, () => scope.program.name('a'));
  const key = scope.program.constant(method.definition);
  const shown = (code: string, index: number): string =>
    libraryArgument(scope, method, index, code, method.parameters[index]!.type);
  if (receiver === null || method.isStatic) {
    const target = receiver ? scope.temp() : undefined;
    const args = (isExtension ? ['$x', ...names] : names).map(shown);
    const call = callCode(scope, method, null, undefined, args, node.span);
    if (target === undefined) return `$r.methodDelegate((${names.join()}) => ${call}, ${key}, null)`;
    return `(($x) => $r.methodDelegate((${names.join()}) => ${call}, ${key}, $x))(${scope.emit(receiver!)})`;
  }
  if (receiver.kind === 'Base' || (receiver.kind === 'This' && isReferenceType(receiver.type))) {
    return `$r.methodDelegate((${names.join()}) => ${callCode(scope, method, receiver, receiver.kind === 'Base' ? undefined : scope.thisName, names.map(shown), node.span)}, ${key}, ${scope.thisName})`;
  }
  const type = erase(receiver.type);
  const isValue = !isReferenceType(type);
  // Structs of the template are objects that know their type: what the method changes is seen in the target.
  const isOwnStruct = 'definition' in type && scope.program.types.has(type.definition);
  const isBoxed = type.kind === 'delegate' || (isValue && !isOwnStruct);
  const boxed = isBoxed ? boxCode(scope, '$x', type) : '$x';
  const self = isBoxedFor(scope, method, type) ? boxed : '$x';
  const call = callCode(scope, method, receiver, self, names.map(shown), node.span);
  return `(($x) => $r.methodDelegate((${names.join()}) => ${call}, ${key}, ${boxed}))(${isValue ? valueCode(scope, receiver) : receiverCode(scope, receiver, 'nullTarget')})`;
}

/** The name under which a local function's code is, with its hidden parameters made known. */
export function localFunctionCode(
  scope: FunctionScope,
  method: MethodSymbol,
  node: BoundFunction,
  hidden: readonly string[],
): string {
  return arrowCode(scope, node, hidden, (inner) => inner.addTypeParameters(method.typeParameters));
}
