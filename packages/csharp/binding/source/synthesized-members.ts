// The members that the compiler adds to a type: those of automatic properties and events, of records, constructors.
import { phases } from '../phases.ts';
import type { PropertySymbol, FieldSymbol, MethodSymbol } from '@mockwright/language/metadata/symbols';
import { reportObsolete } from '../messages/obsolete.ts';
import type { SynthesizedMember } from '../bound-tree/bound-nodes.ts';
import type { SourceType } from './source-type.ts';

/** What the emitter is to make besides what is written. */
export function synthesizedMembers(source: SourceType): readonly SynthesizedMember[] {
  const { type } = source;
  const members: SynthesizedMember[] = [];
  for (const { property, field } of source.autoProperties)
    members.push({ kind: 'autoProperty', property, field });
  for (const { event, field } of source.autoEvents) members.push({ kind: 'autoEvent', event, field });
  if (type.flags.isRecord) members.push(recordMember(source));
  if (source.defaultConstructor) {
    const base = type.baseType;
    const needsCall = base !== null && base.special !== 'object';
    const call = needsCall
      ? source.binder
          .withMember(source.defaultConstructor, true)
          .areas.bindConstructorCall(
            source.binder.withPhase(phases.bodies),
            base,
            undefined,
            source.identifier,
          )
      : undefined;
    if (call?.method) {
      const [{ start, identifier }] = source.declarations as [(typeof source.declarations)[0]];
      reportObsolete(source.binder, call.method, { start, end: identifier.end });
    }
    members.push({
      kind: 'defaultConstructor',
      method: source.defaultConstructor,
      initializer: call?.method && {
        method: call.method,
        arguments: call.arguments,
        evaluationOrder: call.evaluationOrder,
        isThis: false,
      },
    });
  }
  return members;
}

function recordMember(source: SourceType): SynthesizedMember {
  const { type } = source;
  const written = new Set(
    source.methods.filter(({ body, expression }) => body ?? expression).map(({ method }) => method),
  );
  const isWritten = (name: string, test: (method: MethodSymbol) => boolean = () => true): boolean =>
    [...written].some((method) => method.name === name && test(method));
  const names = ['Equals', 'GetHashCode', 'ToString', 'PrintMembers', 'Clone', 'op_Equality'] as const;
  const parameters = source.primary?.parameterList?.parameters ?? [];
  const members = names.filter((name) => {
    if (name === 'Equals') return !isWritten('Equals', (method) => method.parameters[0]?.type === type);
    if (name === 'ToString' && sealedToString(source)) return false;
    return !isWritten(name, (method) => name !== 'ToString' || method.parameters.length === 0);
  });
  const deconstruct = type
    .members('Deconstruct')
    .find(
      (member): member is MethodSymbol =>
        member.kind === 'method' && !source.methods.some(({ method }) => method === member),
    );
  const order = new Map(source.fields.map(({ field, start }) => [field, start]));
  const starts = new Map<unknown, number>();
  const startsAt = (member: unknown, start: number): void => {
    starts.set(member, Math.min(start, starts.get(member) ?? Infinity));
  };
  for (const { property, field } of source.autoProperties) startsAt(property, order.get(field) ?? Infinity);
  for (const { method, start } of source.methods) startsAt(method.associated, start);
  const printed = source.type
    .memberNames()
    .flatMap((name) => type.members(name))
    .filter((member): member is PropertySymbol | FieldSymbol => {
      if (member.kind === 'field') return !member.isStatic && member.accessibility === 'public';
      return (
        member.kind === 'property' &&
        !member.isStatic &&
        member.accessibility === 'public' &&
        member.parameters.length === 0 &&
        member.getMethod !== undefined &&
        !member.flags.isOverride &&
        !member.explicitInterface
      );
    });
  const positionOf = (member: PropertySymbol | FieldSymbol): number =>
    member.kind === 'field' ? (order.get(member) ?? 0) : (starts.get(member) ?? Infinity);
  return {
    kind: 'record',
    members,
    deconstruct: deconstruct && {
      method: deconstruct,
      properties: parameters.flatMap(({ identifier }) => inheritedProperty(source, identifier.text)),
    },
    printed: [...printed].sort((a, b) => positionOf(a) - positionOf(b)),
    compared: [...source.fields]
      .sort((a, b) => a.start - b.start)
      .map(({ field }) => field)
      .filter((field) => !field.isStatic && !field.flags.isConst),
  };
}

/** A base record's sealed `ToString` stays. */
function sealedToString(source: SourceType): boolean {
  for (let base = source.type.baseType; base && base.special !== 'object'; base = base.baseType) {
    if (
      base
        .members('ToString')
        .some((member) => member.kind === 'method' && member.flags.isSealed && member.parameters.length === 0)
    )
      return true;
  }
  return false;
}

function inheritedProperty(source: SourceType, name: string): readonly PropertySymbol[] {
  for (let at: typeof source.type | null = source.type; at; at = at.baseType) {
    const property = at.members(name).find((member): member is PropertySymbol => member.kind === 'property');
    if (property) return [property];
  }
  return [];
}
