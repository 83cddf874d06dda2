// Calls of methods and extension methods: which of a group is meant (C# 12.8.10.2, 12.8.10.3).
import { tellLambdasOfExtensions, withRareExtensions } from './rare-extensions.ts';
import { errorType } from '@mockwright/language/metadata/symbols';
import type { MethodSymbol, Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayMember } from '../../../symbols/display.ts';
import type { Binder } from '../../binder.ts';
import type { BoundExpression } from '../../bound-tree/bound-nodes.ts';
import { valueArgument } from '../../overloads/argument.ts';
import type { Argument } from '../../overloads/argument.ts';
import { reportResolution } from '../../overloads/report.ts';
import { constructed } from '../../overloads/applicability.ts';
import { resolveOverload } from '../../overloads/resolve.ts';
import type { Resolution } from '../../overloads/resolve.ts';
import type { MethodGroup } from '../../bound-tree/unconverted.ts';
import { failedCall, hasDynamicArgument } from './argument-list.ts';
import { completeCall, completeExtension } from './complete-call.ts';
import { callDynamically } from './dynamic-calls.ts';
import { reportMissing } from '../members/missing-members.ts';

/** Resolves and calls a method group. */
export function callGroup(
  binder: Binder,
  group: MethodGroup,
  arguments_: readonly Argument[],
  span: TextSpan,
): BoundExpression {
  if (hasDynamicArgument(arguments_)) {
    const dynamic = callDynamically(binder, group, arguments_, span);
    if (dynamic) return dynamic;
  }
  const { typeArguments } = group;
  let own: Resolution | undefined;
  if (group.methods.length > 0) {
    own = resolveOverload(binder, group.methods, {
      arguments: arguments_,
      typeArguments,
      isExtension: false,
      wantsStatic: group.wantsStatic,
    });
    if (own.kind === 'success') {
      if (isUnsure(group.methods, arguments_))
        return failedCall(
          binder,
          arguments_,
          span,
          group.methods,
          commonReturnType(binder, group.methods, typeArguments),
        );
      // A static method is none of a value's: an extension method goes before the mistake.
      const isMismatch = own.candidate.method.isStatic && group.receiverKind === 'value';
      const extension = isMismatch ? resolveExtension(binder, group, arguments_) : undefined;
      return extension?.kind === 'success'
        ? completeExtension(binder, extension.candidate, group, arguments_, span)
        : completeCall(binder, group, own.candidate, arguments_, span);
    }
    if (own.kind === 'ambiguous') {
      const [first] = own.candidates;
      if (group.receiverKind === 'value' && own.candidates.every(({ method }) => method.isStatic)) {
        binder.error('CS0176', group.span, [displayMember(first!.method)]);
        return failedCall(binder, arguments_, span, group.methods, returnTypeOf(binder, own, typeArguments));
      }
      reportResolution(binder, own, arguments_, { kind: 'method', name: group.name, span: group.nameSpan });
      return failedCall(binder, arguments_, span, group.methods, returnTypeOf(binder, own, typeArguments));
    }
  }
  const extension = resolveExtension(binder, group, arguments_);
  if (extension && extension.kind !== 'failed' && arguments_.some(isUnknown))
    return failedCall(
      binder,
      arguments_,
      span,
      group.methods,
      extension.kind === 'success' && isAlone(binder, group.name)
        ? extension.candidate.method.returnType
        : typeOfUnknownCall(binder, group.name, group.typeArguments),
    );
  if (extension?.kind === 'success')
    return completeExtension(binder, extension.candidate, group, arguments_, span);
  // Where none of a type's own methods has that many type parameters the extension methods that do are meant.
  const hasArity =
    own?.kind !== 'failed' || own.failures.some(({ failure }) => failure.kind !== 'typeArgumentCount');
  if (extension && !hasArity) own = undefined;
  const outcome = own ?? extension;
  if (!outcome) {
    if (group.receiver) reportMissing(binder, group.receiver, group.name, group.nameSpan);
    return failedCall(binder, arguments_, span);
  }
  const isExtension = own === undefined;
  if (isExtension || !tellLambdasOfExtensions(binder, group, arguments_))
    reportResolution(
      binder,
      isExtension ? withRareExtensions(binder, group, arguments_, outcome) : outcome,
      isExtension ? [valueArgument(group.receiver!), ...arguments_] : arguments_,
      {
        kind: 'method',
        name: group.name,
        span: group.nameSpan,
        isExtension,
        typeArguments,
      },
    );
  return failedCall(binder, arguments_, span, group.methods, returnTypeOf(binder, outcome, typeArguments));
}

/** The call of a group that has no method for its type arguments. */
export function callOfNone(
  binder: Binder,
  { methods }: MethodGroup,
  arguments_: readonly Argument[],
  span: TextSpan,
): BoundExpression {
  return failedCall(binder, arguments_, span, methods, commonTypeOf(methods.map((each) => each.returnType)));
}

/** Nothing fits an argument of which not even the type is known: of several methods none is meant. */
const isUnsure = (methods: readonly MethodSymbol[], arguments_: readonly Argument[]): boolean =>
  methods.length > 1 && arguments_.some(isUnknown);
const isUnknown = ({ expression }: Argument): boolean => expression.type?.kind === 'error';

/** What the call would give had it been right, so that what follows can still be checked. */
function returnTypeOf(binder: Binder, resolution: Resolution, typeArguments: readonly Type[]): Type {
  if (resolution.kind === 'ambiguous')
    return commonTypeOf(resolution.candidates.map(({ method }) => method.returnType));
  if (resolution.kind === 'success') return errorType;
  const [first, ...others] = resolution.failures;
  if (first && others.length === 0 && first.failure.kind !== 'typeArgumentCount')
    return typeArguments.length > 0
      ? commonReturnType(binder, [first.declared], typeArguments)
      : first.method.returnType;
  return commonReturnType(
    binder,
    resolution.failures.map(({ declared }) => declared),
    typeArguments,
  );
}

/** What all methods give, in terms of their own type parameters where these are not written. */
function commonReturnType(
  binder: Binder,
  methods: readonly MethodSymbol[],
  typeArguments: readonly Type[],
): Type {
  if (typeArguments.length === 0) return commonTypeOf(methods.map(({ returnType }) => returnType));
  const fitting = methods.filter(({ typeParameters }) => typeParameters.length === typeArguments.length);
  return commonTypeOf(fitting.map((method) => constructed(binder, method, typeArguments).returnType));
}

/** The type that all are; where they differ, nothing is known. */
function commonTypeOf([first, ...others]: readonly Type[]): Type {
  return first !== undefined && others.every((type) => type === first) ? first : errorType;
}

/** What .NET has for immutable arrays as well, with type parameters of its own. */
const ofImmutableArrays: ReadonlySet<string> = new Set(['ToArray']);

/** What a call of a method of that name gives where nothing is known of its receiver: what all extension methods give. */
export function typeOfUnknownCall(binder: Binder, name: string, typeArguments: readonly Type[]): Type {
  if (ofImmutableArrays.has(name)) return errorType;
  for (const level of binder.extensionMethods(name)) return commonReturnType(binder, level, typeArguments);
  return errorType;
}

/** Whether there is one extension method of that name only. */
function isAlone(binder: Binder, name: string): boolean {
  for (const level of binder.extensionMethods(name)) return level.length === 1;
  return false;
}

/** The nearest level of extension methods that has one which applies; the first failure otherwise. */
function resolveExtension(
  binder: Binder,
  group: MethodGroup,
  arguments_: readonly Argument[],
): Resolution | undefined {
  let failure: Resolution | undefined;
  if (!group.receiver) return undefined;
  const all = [valueArgument(group.receiver), ...arguments_];
  for (const level of group.extensions()) {
    const fitting =
      group.typeArguments.length > 0
        ? level.filter((method) => method.typeParameters.length === group.typeArguments.length)
        : level;
    if (fitting.length === 0) continue;
    const found = resolveOverload(binder, fitting, {
      arguments: all,
      typeArguments: group.typeArguments,
      isExtension: true,
    });
    if (found.kind !== 'failed') return found;
    failure ??= found;
  }
  return failure;
}
