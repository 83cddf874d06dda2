// Objects that do by themselves what their declared members do not: they are asked where nothing was found.
import type { Ref } from '@mockwright/language/metadata/declaration';
import type { DynamicFallback, DynamicOperation, DynamicSite } from '@mockwright/language/runtime/dynamic';
import { box, cast } from '@mockwright/language/runtime/casting';
import { specialType } from '@mockwright/language/runtime/core-types';
import { hasTypeParameters } from '../../symbols/type-extensions.ts';
import { failure } from './failures.ts';

function fallbackOf(value: unknown): DynamicFallback | undefined {
  return typeof value === 'object' && value !== null && '$tryDynamic' in value
    ? (value as DynamicFallback)
    : undefined;
}

/**
 * What the object itself gives for an operation.
 * @throws {RuntimeBinderException} with the message of what was not found, where it gives nothing
 */
export function askObject(
  target: unknown,
  operation: DynamicOperation,
  args: readonly unknown[],
  message: string,
): unknown {
  const given = fallbackOf(target)?.$tryDynamic(operation, [...args]);
  if (!given) throw failure(message);
  return given.v;
}

/** The same for a call: an object that does not have the method may have a value of that name, which `invoke` calls. */
export function askForCall(
  target: unknown,
  name: string,
  args: readonly unknown[],
  site: DynamicSite,
  message: string,
  invoke: (value: unknown) => unknown,
): unknown {
  const object = fallbackOf(target);
  const given =
    object &&
    withReferences(args, site, (values) =>
      object.$tryDynamic({ kind: 'invokeMember', name, argumentNames: argumentNames(site) }, values),
    );
  if (given) return given.v;
  return invoke(askObject(target, { kind: 'getMember', name }, [], message));
}

/** The same for `d(x)`. */
export function askForInvocation(
  target: unknown,
  args: readonly unknown[],
  site: DynamicSite,
  message: string,
): unknown {
  const object = fallbackOf(target);
  const given =
    object &&
    withReferences(args, site, (values) =>
      object.$tryDynamic({ kind: 'invoke', argumentNames: argumentNames(site) }, values),
    );
  if (!given) throw failure(message);
  return given.v;
}

/** The names of the arguments that have one. */
export function argumentNames(site: DynamicSite): readonly string[] {
  return site.arguments.flatMap(({ name }) => (name === undefined ? [] : [name]));
}

/** Lets the call see the values of references, boxed, and brings what it left there back to them. */
function withReferences(
  args: readonly unknown[],
  site: DynamicSite,
  call: (values: unknown[]) => Ref | undefined,
): Ref | undefined {
  const references = args.flatMap((value, index) => {
    const { refKind = 'none', staticType } = site.arguments[index] ?? {};
    const isKnown = staticType !== undefined && !hasTypeParameters(staticType);
    const type = isKnown ? staticType : specialType('object');
    return refKind === 'none' ? [] : [{ index, reference: value as Ref, type }];
  });
  const values = [...args];
  for (const { index, reference, type } of references) values[index] = box(reference.v, type);
  const result = call(values);
  if (result) for (const { index, reference, type } of references) reference.v = cast(values[index], type);
  return result;
}
