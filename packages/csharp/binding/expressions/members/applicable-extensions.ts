// Which extension methods a value can be the receiver of.
import type { MethodSymbol, Type } from '@mockwright/language/metadata/symbols';
import { displayMember } from '../../../symbols/display.ts';
import { mentions } from '../../../symbols/type-extensions.ts';
import type { Binder } from '../../binder.ts';
import type { BoundExpression } from '../../bound-tree/bound-nodes.ts';
import type { MethodGroup } from '../../bound-tree/unconverted.ts';
import { builtInImplicit } from '../../conversions/between-types.ts';
import { satisfiesConstraints } from '../../types/constraints.ts';
import { constructed, isOpenGeneric } from '../../overloads/applicability.ts';
import { inferTypeArguments } from '../../overloads/inference.ts';

/** Whether an extension method of that name takes the receiver. */
export function hasExtensionFor(
  binder: Binder,
  receiver: BoundExpression,
  name: string,
  typeArguments: readonly Type[],
): boolean {
  if (receiver.kind === 'Base') return false;
  for (const level of binder.extensionMethods(name))
    if (level.some((method) => takesReceiver(binder, method, receiver, typeArguments))) return true;
  return false;
}

function takesReceiver(
  binder: Binder,
  declared: MethodSymbol,
  receiver: BoundExpression,
  typeArguments: readonly Type[],
): boolean {
  if (typeArguments.length > 0 && declared.typeParameters.length !== typeArguments.length) return false;
  const method = typeArguments.length > 0 ? constructed(binder, declared, typeArguments) : declared;
  const formal = method.parameters[0]!.type;
  const open = isOpenGeneric(method)
    ? method.typeParameters.filter((parameter) => mentions(formal, [parameter]))
    : [];
  if (open.length === 0) {
    const conversion = builtInImplicit(receiver.type, formal);
    return (
      conversion !== undefined &&
      (conversion.form === 'identity' ||
        conversion.form === 'implicitReference' ||
        conversion.form === 'span' ||
        conversion.form === 'boxing')
    );
  }
  const inferred = inferTypeArguments(binder.library, open, [
    { expression: receiver, formal, refKind: 'none' },
  ]);
  return inferred !== undefined && satisfiesConstraints(binder, open, inferred, null);
}

/** The extension method with the type arguments that the receiver gives it; undefined where they are not all known, or it does not take it. */
export function reducedFor(
  binder: Binder,
  declared: MethodSymbol,
  receiver: BoundExpression,
  typeArguments: readonly Type[],
): MethodSymbol | undefined {
  if (!takesReceiver(binder, declared, receiver, typeArguments)) return undefined;
  if (typeArguments.length > 0) return constructed(binder, declared, typeArguments);
  const { typeParameters, parameters } = declared;
  if (typeParameters.length === 0) return declared;
  const inferred = inferTypeArguments(binder.library, typeParameters, [
    { expression: receiver, formal: parameters[0]!.type, refKind: 'none' },
  ]);
  return inferred && constructed(binder, declared, inferred);
}

/** A group of methods by the first of them; of extension methods by the first that takes the receiver. */
export function displayGroup(binder: Binder, group: MethodGroup): string {
  const { methods, receiver, name, typeArguments } = group;
  if (methods[0]) return displayMember(methods[0]);
  const all = [...group.extensions()].flat();
  const method =
    (receiver && all.find((each) => takesReceiver(binder, each, receiver, typeArguments))) ?? all[0];
  return method ? displayMember(method) : name;
}
