// `dynamic` operations: calls of the late binder, each with a site of its own that remembers what was found.
import type {
  DynamicArgument,
  BoundDynamicBinary,
  BoundDynamicCall,
  BoundDynamicIndex,
  BoundDynamicInvoke,
  BoundDynamicMember,
  BoundDynamicObjectCreation,
  BoundDynamicUnary,
  BoundExpression,
} from '../binding/bound-tree/bound-nodes.ts';
import { erase } from '@mockwright/language/metadata/symbols';
import type { MethodSymbol, Type } from '@mockwright/language/metadata/symbols';
import { hasTypeParameters } from '../symbols/type-extensions.ts';
import { boxCode } from './calls.ts';
import type { FunctionScope } from './function-scope.ts';
import { initialized } from './initializers.ts';
import { quote } from './js-text.ts';

interface SiteInit {
  readonly isCompound?: boolean;
  readonly isEffect?: boolean;
  readonly lacksInstance?: boolean | undefined;
  readonly isChecked?: boolean;
  readonly typeArguments?: readonly Type[];
  readonly candidates?: readonly MethodSymbol[] | undefined;
}

/** The name of a new call site's object. */
export function dynamicSite(
  scope: FunctionScope,
  args: readonly Omit<DynamicArgument, 'value'>[],
  init: SiteInit,
): string {
  const site = {
    arguments: args.map(({ name, refKind, staticType, isConstant }) => ({
      name,
      refKind,
      staticType,
      isConstant,
    })),
    typeArguments: init.typeArguments ?? [],
    isChecked: init.isChecked ?? false,
    isCompound: init.isCompound ?? false,
    isEffect: init.isEffect ?? false,
    lacksInstance: init.lacksInstance ?? false,
    context: scope.type,
    candidates: init.candidates,
    cache: undefined,
  };
  return scope.program.constant(site);
}

function argumentList(scope: FunctionScope, args: readonly DynamicArgument[]): string {
  return `[${args.map(({ value, refKind }) => (refKind === 'none' ? scope.emit(value) : scope.areas.referenceTo(scope, value))).join()}]`;
}

/** `d.Name`. */
export function emitDynamicMember(scope: FunctionScope, node: BoundDynamicMember): string {
  return `${scope.mark(node.span)}$dyn.getMember(${scope.emit(node.receiver)}, ${quote(node.name)}, ${dynamicSite(scope, [], {})})`;
}
/** `d[i]`. */
export function emitDynamicIndex(scope: FunctionScope, node: BoundDynamicIndex): string {
  return `${scope.mark(node.span)}$dyn.getIndex(${scope.emit(node.receiver)}, ${argumentList(scope, node.arguments)}, ${dynamicSite(scope, node.arguments, {})})`;
}
/** `d.M(x)`, and calls with dynamic arguments. */
export function emitDynamicCall(scope: FunctionScope, node: BoundDynamicCall, isUsed = true): string {
  const { candidates, typeArguments, lacksInstance } = node;
  const init = { candidates, typeArguments, isEffect: !isUsed, lacksInstance };
  const own = dynamicSite(scope, node.arguments, init);
  const site = typedSite(scope, typeArguments, own);
  const mark = scope.mark(node.span);
  if (node.receiver)
    return `${mark}$dyn.invokeMember(${scope.emit(node.receiver)}, ${quote(node.name)}, ${argumentList(scope, node.arguments)}, ${site})`;
  const type = node.staticReceiver ? scope.typeCode(node.staticReceiver) : 'null';
  return `${mark}$dyn.invokeStatic(${type}, ${quote(node.name)}, ${argumentList(scope, node.arguments)}, ${frameSite(scope, node, site)})`;
}

/** Type arguments that are type parameters here are known only where the code runs. */
function typedSite(scope: FunctionScope, types: readonly Type[], site: string): string {
  if (!types.some((type) => hasTypeParameters(erase(type)))) return site;
  return `$r.siteFor(${site}, [${types.map((type) => scope.typeCode(type)).join()}])`;
}

/** Functions at the top of the script and local functions take hidden arguments: the binder finds them through the frame. */
function frameSite(scope: FunctionScope, node: BoundDynamicCall, site: string): string {
  const local = node.candidates?.filter((method) => method.containingType === null) ?? [];
  if (local.length === 0) return site;
  const functions = local.map((method) => {
    const form = scope.program.methods.get(method.definition);
    if (form?.kind !== 'function') return 'undefined';
    return form.usesFrame ? `(...a) => ${form.name}($f, ...a)` : form.name;
  });
  return `$r.siteWith(${site}, [${functions.join()}])`;
}

/** `d(x)`. */
export function emitDynamicInvoke(scope: FunctionScope, node: BoundDynamicInvoke, isUsed = true): string {
  const { target } = node;
  const text = scope.emit(target);
  // A delegate of known type is told it: the call binds by it.
  const code = target.type.kind === 'delegate' ? boxCode(scope, `(${text} ?? $r.nre())`, target.type) : text;
  return `${scope.mark(node.span)}$dyn.invoke(${code}, ${argumentList(scope, node.arguments)}, ${dynamicSite(scope, node.arguments, { isEffect: !isUsed })})`;
}
/** `new T(d) { … }`. */
export function emitDynamicCreation(scope: FunctionScope, node: BoundDynamicObjectCreation): string {
  const created = `${scope.mark(node.span)}$dyn.create(${scope.typeCode(node.type)}, ${argumentList(scope, node.arguments)}, ${dynamicSite(scope, node.arguments, {})})`;
  return node.initializer ? initialized(scope, created, node.initializer) : created;
}
/** `-d`, `!d`. */
export function emitDynamicUnary(scope: FunctionScope, node: BoundDynamicUnary): string {
  const site = dynamicSite(scope, [], node);
  if (node.operator === 'true' || node.operator === 'false') {
    const test = node.operator === 'true' ? 'isTrue' : 'isFalse';
    return `${scope.mark(node.span)}$dyn.${test}(${scope.emit(node.operand)}, ${site})`;
  }
  return `${scope.mark(node.span)}$dyn.unary(${quote(node.operator)}, ${scope.emit(node.operand)}, ${site})`;
}
/** `a + d`; `&&` and `||` evaluate their right side only where it counts. */
export function emitDynamicBinary(scope: FunctionScope, node: BoundDynamicBinary): string {
  const { operator, left, right } = node;
  const site = dynamicSite(scope, [left, right], node);
  const mark = scope.mark(node.span);
  if (operator === '&&' || operator === '||') {
    const temp = scope.temp();
    const isDecided = operator === '&&' ? 'isFalse' : 'isTrue';
    const test = `${mark}$dyn.${isDecided}(${temp}, ${dynamicSite(scope, [], {})})`;
    const both = `${mark}$dyn.binary(${quote(operator)}, ${temp}, ${scope.emit(right.value)}, ${site})`;
    return `(${temp} = ${scope.emit(left.value)}, ${test} ? ${temp} : ${both})`;
  }
  return `${mark}$dyn.binary(${quote(node.operatorText)}, ${scope.emit(left.value)}, ${scope.emit(right.value)}, ${site})`;
}
/** A conversion from `dynamic` to the place of an element. */
export function emitIndexConversion(
  scope: FunctionScope,
  { operand, span }: BoundExpression & { readonly operand: BoundExpression },
): string {
  return `${scope.mark(span)}$dyn.convertIndex(${scope.emit(operand)}, ${dynamicSite(scope, [], {})})`;
}
/** A conversion from `dynamic`. */
export function emitDynamicConversion(
  scope: FunctionScope,
  operand: BoundExpression,
  type: Type,
  isExplicit: boolean,
  node: BoundExpression & { readonly isChecked: boolean },
): string {
  return `${scope.mark(node.span)}$dyn.convert(${scope.emit(operand)}, ${scope.typeCode(type)}, ${isExplicit}, ${dynamicSite(scope, [], { isChecked: node.isChecked })})`;
}
