// Finds the `Deconstruct` method by which a value is taken apart (C# 12.7).
import { dynamicType } from '@mockwright/language/metadata/symbols';
import type { MethodSymbol, Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayMember, displayType } from '../../symbols/display.ts';
import { isTuple, isVoid } from '../../symbols/type-extensions.ts';
import { tupleElementTypes } from '../../symbols/display.ts';
import type { Binder } from '../binder.ts';
import { placeholder } from '../bound-tree/bound-factory.ts';
import { builtInImplicit } from '../conversions/between-types.ts';
import { lookupMembers } from '../lookup/member-lookup.ts';
import { reportObsolete } from '../messages/obsolete.ts';
import { constructed } from '../overloads/applicability.ts';
import { inferTypeArguments } from '../overloads/inference.ts';

/** How a value comes apart: the types of the parts, and the method that gives them unless it is a tuple. */
export interface Deconstruct {
  readonly method: MethodSymbol | undefined;
  readonly types: readonly Type[];
  /** Names of the tuple's elements or of the method's parameters. */
  readonly names: readonly (string | undefined)[];
}

/** An instance method, or an extension method, with that many `out` parameters and nothing else. */
function findDeconstruct(binder: Binder, type: Type, count: number, span: TextSpan): Deconstruct | undefined {
  for (const member of lookupMembers(type, 'Deconstruct', binder.library, {
    containingType: binder.containingType,
  }).members) {
    if (
      member.kind === 'method' &&
      !member.isStatic &&
      member.typeParameters.length === 0 &&
      takesApart(member, 0, count)
    )
      return describeMethod(member, 0);
  }
  for (const level of binder.extensionMethods('Deconstruct')) {
    for (const method of level) {
      if (!takesApart(method, 1, count)) continue;
      const chosen = forReceiver(binder, method, type, span);
      if (chosen) return describeMethod(chosen, 1);
    }
  }
  return undefined;
}

function describeMethod(method: MethodSymbol, skip: number): Deconstruct {
  const parameters = method.parameters.slice(skip);
  return {
    method,
    types: parameters.map((parameter) => parameter.type),
    names: parameters.map((parameter) => parameter.name),
  };
}

function takesApart(method: MethodSymbol, skip: number, count: number): boolean {
  return isVoid(method.returnType) && hasOutParameters(method, skip, count);
}

function hasOutParameters(method: MethodSymbol, skip: number, count: number): boolean {
  return (
    method.parameters.length === count + skip &&
    method.parameters.every((parameter, index) =>
      index < skip ? parameter.refKind !== 'out' : parameter.refKind === 'out',
    )
  );
}

/** The extension method with its type arguments, if it is one of this type of receiver. */
function forReceiver(
  binder: Binder,
  method: MethodSymbol,
  type: Type,
  span: TextSpan,
): MethodSymbol | undefined {
  let chosen = method;
  if (method.typeParameters.length > 0) {
    const inferred = inferTypeArguments(binder.library, method.typeParameters, [
      { expression: placeholder(type, span), formal: method.parameters[0]!.type, refKind: 'none' },
    ]);
    if (!inferred) return undefined;
    chosen = constructed(binder, method, inferred);
  }
  const form = builtInImplicit(type, chosen.parameters[0]!.type)?.form;
  return form === 'identity' || form === 'implicitReference' || form === 'boxing' ? chosen : undefined;
}

/** As {@link findDeconstruct}, of tuples too; reports what cannot be taken apart. */
export function deconstructOrReport(
  binder: Binder,
  type: Type,
  count: number,
  span: TextSpan,
): Deconstruct | undefined {
  if (type.kind === 'error') return undefined;
  if (type === dynamicType) {
    binder.error('CS8133', span);
    return undefined;
  }
  if (isTuple(type)) {
    const types = tupleElementTypes(type);
    if (types.length === count)
      return {
        method: undefined,
        types,
        names: types.map((_, index) => type.tupleNames?.[index] ?? `Item${index + 1}`),
      };
    binder.error('CS8132', span, [types.length, count]);
    return undefined;
  }
  const found = findDeconstruct(binder, type, count, span);
  if (found) {
    if (found.method) reportObsolete(binder, found.method, span);
    return found;
  }
  reportNoDeconstruct(binder, type, count, span);
  return undefined;
}

/** Says first, as the call of `Deconstruct` itself would, why there is none. */
function reportNoDeconstruct(binder: Binder, type: Type, count: number, span: TextSpan): void {
  const own = lookupMembers(type, 'Deconstruct', binder.library, {
    containingType: binder.containingType,
  }).members.filter((member) => member.kind === 'method');
  const fitting = own.find((member) => hasOutParameters(member, 0, count));
  if (fitting?.isStatic === true) {
    binder.error('CS0176', span, [displayMember(fitting)]);
  } else if (fitting) {
    // It is called in vain: it gives something back.
  } else if (own.length > 0) {
    const missing = own.length === 1 ? own[0]!.parameters[count] : undefined;
    if (missing) binder.error('CS7036', span, [missing.name, displayMember(own[0]!)]);
    else binder.error('CS1501', span, ['Deconstruct', count]);
  } else {
    const extension = [...binder.extensionMethods('Deconstruct')]
      .flat()
      .find((method) => takesApart(method, 1, count));
    if (extension && extension.typeParameters.length > 0)
      binder.error('CS0411', span, [displayMember(extension)]);
    else binder.error('CS1061', span, [displayType(type), 'Deconstruct']);
  }
  binder.error('CS8129', span, [displayType(type), count]);
}
