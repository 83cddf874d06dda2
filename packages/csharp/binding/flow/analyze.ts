// Checks a bound function: does its end return, are variables assigned before they are used, is anything unused?
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayType } from '../../symbols/display.ts';
import type { LocalSymbol } from '../../symbols/local-symbols.ts';
import {
  isConstructedFrom,
  isErroneous,
  isRefLike,
  isVoid,
  taskResult,
} from '../../symbols/type-extensions.ts';
import type { Binder } from '../binder.ts';
import type { BoundBlock, BoundExpression, BoundFunction } from '../bound-tree/bound-nodes.ts';
import { isAsyncSequence, isUntypedIterator, iteratorElement } from '../source/function-contexts.ts';
import { checkRefSafety, checkRefSafetyOfValue } from './ref-safety.ts';
import { FlowWalker } from './walker.ts';

/** How a function is named when something is wrong with the whole of it, and where it is made. */
export interface FunctionPlace {
  readonly nameSpan: TextSpan;
  readonly display: string;
  /** All of its body, or of that of the function around it. */
  readonly outermost: TextSpan;
  readonly isInner: boolean;
  /** How many diagnostics there were before it. */
  readonly known: number;
}

/**
 * Reports what the ways through a method, accessor or local function give away, lambdas inside included.
 * @param before what a constructor calls before its body
 */
export function analyzeFunction(
  binder: Binder,
  bound: BoundFunction,
  place: FunctionPlace,
  before?: BoundExpression,
): void {
  if (binder.compilation.noted.hasStackMemory) checkRefSafety(binder, bound);
  if (bound.isIterator) checkIterator(binder, bound, place);
  const walker = new FlowWalker(binder, false);
  walker.outermost = place.outermost;
  walker.walkFunction(bound, before);
  if (walker.state.alive) {
    const checkOut = (): void => {
      if (!bound.isAsync) walker.checkOutParameters(place.nameSpan);
    };
    // Of a local function the missing result is told first.
    const isLocal = bound.symbol.parent !== null;
    if (!isLocal) checkOut();
    if (returnsValue(bound)) binder.error('CS0161', place.nameSpan, [place.display]);
    if (isLocal) checkOut();
  } else if (bound.isAsync && !bound.isIterator && isAsyncSequence(bound.returnType))
    binder.error('CS8420', place.nameSpan);
  reportUnused(binder, walker);
  tellKept(binder, walker, place.known, place.isInner);
}

/**
 * The same for a block of the script, which may end anywhere. Where references go there, Roslyn does not look.
 * @param known how many diagnostics there were before it
 */
export function analyzeSubmission(binder: Binder, bound: BoundFunction, known: number): void {
  const walker = new FlowWalker(binder, false);
  walker.outermost = bound.body.span;
  walker.walkFunction(bound);
  reportUnused(binder, walker);
  tellKept(binder, walker, known, false);
}

/** Functions inside of others are made at last, where nothing is wrong at all. */
function tellKept(binder: Binder, { kept, lambdas }: FlowWalker, known: number, isInner: boolean): void {
  const { compilation } = binder;
  if (isInner) compilation.checks.tellLast(() => kept.tell(binder));
  else if (!compilation.diagnostics.hasErrorsSince(known)) kept.tell(binder);
  for (const lambda of lambdas) compilation.checks.tellLast(() => lambda.tell(binder));
}

/** The same for the initializer of a field. */
export function analyzeInitializer(binder: Binder, value: BoundExpression): void {
  if (binder.compilation.noted.hasStackMemory) checkRefSafetyOfValue(binder, value);
  const walker = new FlowWalker(binder, false);
  walker.walkExpression(value);
  reportUnused(binder, walker);
}

/** Whether the end of a lambda's block can be reached. */
export function endIsReachable(binder: Binder, block: BoundBlock): boolean {
  const walker = new FlowWalker(binder, true);
  const symbol = { parent: null, isAsync: false, isIterator: false };
  walker.walkFunction({
    symbol,
    parameters: [],
    returnType: binder.library.special('void'),
    isAsync: false,
    isIterator: false,
    body: block,
  });
  return walker.state.alive;
}

function returnsValue(bound: BoundFunction): boolean {
  if (bound.isIterator || isVoid(bound.returnType)) return false;
  return !bound.isAsync || taskResult(bound.returnType) !== null;
}

function checkIterator(binder: Binder, bound: BoundFunction, place: FunctionPlace): void {
  if (isErroneous(bound.returnType)) return;
  for (const { refKind, declaration } of bound.parameters)
    if (refKind !== 'none') binder.error('CS1623', declaration);
  if (bound.symbol.isRefReturn) {
    binder.error('CS8154', place.nameSpan, [place.display]);
    return;
  }
  const isSequence = isConstructedFrom(bound.returnType, 'System.Collections.Generic', 'IAsyncEnumerable', 1);
  if (isSequence && bound.parameters.filter(isCancellation).length > 1)
    binder.error('CS8426', place.nameSpan);
  const element = iteratorElement(bound.returnType, bound.isAsync);
  if (element && isRefLike(element)) binder.error('CS9267', place.nameSpan);
  if (element || isUntypedIterator(bound.returnType)) return;
  // Of `async IEnumerable<T>` the return type was told (CS1983).
  if (bound.isAsync && iteratorElement(bound.returnType, false)) return;
  const code = isAsyncSequence(bound.returnType) ? 'CS8403' : 'CS1624';
  binder.error(code, place.nameSpan, [place.display, displayType(bound.returnType)]);
}

/** Whether the token of who enumerates is given to the parameter. */
const isCancellation = ({ parameter }: LocalSymbol): boolean =>
  parameter?.attributes?.some(({ type }) => type.name === 'EnumeratorCancellationAttribute') === true;

function reportUnused(binder: Binder, walker: FlowWalker): void {
  for (const local of walker.declared) {
    if (
      local.isRead ||
      local.owner === null ||
      isErroneous(local.type) ||
      local.declaration.end === local.declaration.start
    )
      continue;
    if (local.localKind === 'catch') binder.error('CS0168', local.declaration, [local.name]);
    if (local.localKind !== 'variable' && local.localKind !== 'constant') continue;
    if (!local.isAssigned && !local.isByRef) binder.error('CS0168', local.declaration, [local.name]);
    else if (!walker.wasUsefullyAssigned(local) && !local.isByRef)
      binder.error('CS0219', local.declaration, [local.name]);
  }
}
