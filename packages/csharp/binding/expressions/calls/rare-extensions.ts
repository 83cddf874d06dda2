// Extension methods that others stand for, in what is said of a call that fits none.
import type { Type } from '@mockwright/language/metadata/symbols';
import { importedNamespaces } from '../../lookup/extension-methods.ts';
import type { Binder } from '../../binder.ts';
import type { MethodGroup } from '../../bound-tree/unconverted.ts';
import type { Inapplicable } from '../../overloads/applicability.ts';
import { iterationType } from '../../overloads/base-constructions.ts';
import { inferTypeArguments } from '../../overloads/inference.ts';
import { valueArgument } from '../../overloads/argument.ts';
import type { Argument } from '../../overloads/argument.ts';
import { resolveOverload } from '../../overloads/resolve.ts';
import type { Resolution } from '../../overloads/resolve.ts';

/**
 * What is told of an extension method that does not apply: of one that is looked for last where the receiver is no
 * sequence, or where only the receiver keeps that one from being called.
 * @param found what failed for all other extension methods
 */
export function withRareExtensions(
  binder: Binder,
  { receiver, name, typeArguments }: MethodGroup,
  arguments_: readonly Argument[],
  found: Resolution,
): Resolution {
  if (found.kind !== 'failed' || !receiver) return found;
  const methods = importedNamespaces(binder)
    .flatMap((namespace) => binder.library.rareExtensionMethods(namespace, name))
    .filter(
      ({ typeParameters }) => typeArguments.length === 0 || typeParameters.length === typeArguments.length,
    );
  if (methods.length === 0) return found;
  const rare = resolveOverload(binder, methods, {
    arguments: [valueArgument(receiver), ...arguments_],
    typeArguments,
    isExtension: true,
  });
  if (rare.kind !== 'failed') return found;
  if (!receiver.type || !isSequence(binder, receiver.type)) {
    // They come first of their namespace.
    const [{ method }] = rare.failures as [Inapplicable];
    const at = found.failures.findIndex(
      (each) => each.method.containingType?.namespace === method.containingType?.namespace,
    );
    return { kind: 'failed', failures: found.failures.toSpliced(at < 0 ? 0 : at, 0, ...rare.failures) };
  }
  // Of two that lack an argument neither is named.
  if ([...found.failures, ...rare.failures].every(({ failure }) => failure.kind === 'missing'))
    return { kind: 'failed', failures: [...found.failures, ...rare.failures] };
  // With type arguments others may take the receiver.
  const first = found.failures.find(({ failure }) => failure.kind === 'arguments');
  if (typeArguments.length > 0 && !(first && isOfReceiver(first))) return found;
  const ofReceiver = rare.failures.filter(isOfReceiver);
  return ofReceiver.length > 0 ? { kind: 'failed', failures: [...ofReceiver, ...found.failures] } : found;
}

/** Whether it has elements that extension methods can see: arrays of several dimensions do not. */
const isSequence = (binder: Binder, type: Type): boolean =>
  !(type.kind === 'array' && type.rank > 1) && iterationType(type, binder.library) !== undefined;

/** Whether it is the receiver that does not fit. */
const isOfReceiver = ({ failure }: Inapplicable): boolean =>
  failure.kind === 'arguments' && failure.bad[0] === 0;

/**
 * Where a type's own methods take none of the arguments, extension methods are tried on the type as if it were a value:
 * none is meant, but they look into the lambdas. @returns whether one of these has mistakes, which are all that is told then
 */
export function tellLambdasOfExtensions(
  binder: Binder,
  { name, receiverKind, receiverType: type, nameSpan: span, typeArguments }: MethodGroup,
  arguments_: readonly Argument[],
): boolean {
  const lambdas = arguments_.flatMap(({ expression }) =>
    expression.kind === 'UnboundLambda' && !expression.isBound ? [expression] : [],
  );
  if (receiverKind !== 'type' || !type || lambdas.length === 0 || typeArguments.length > 0) return false;
  if (arguments_.some((argument) => argument.name)) return false;
  const all = [{ kind: 'Placeholder', span, type } as const, ...arguments_.map((each) => each.expression)];
  for (const level of binder.extensionMethods(name))
    for (const { parameters, typeParameters } of level)
      inferTypeArguments(
        binder.library,
        typeParameters,
        parameters.flatMap(({ type: formal }, index) => {
          const expression = all[index];
          return expression ? [{ expression, formal, refKind: 'none' }] : [];
        }),
      );
  return lambdas.filter((lambda) => lambda.isBound && lambda.tellMistakes()).length > 0;
}
