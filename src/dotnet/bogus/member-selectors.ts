// Which member a lambda such as `o => o.Name` means: it is run on a stand-in that notes what it is asked for.
import type { FieldSymbol, Member, NamedType, PropertySymbol } from '../../metadata/symbols.ts';
import { ArgumentException } from '../../runtime/exceptions.ts';

export type FillableMember = PropertySymbol | FieldSymbol;

const known = new WeakMap<NamedType, ReadonlyMap<string, FillableMember>>();

function isFillable(member: Member): member is FillableMember {
  if (member.kind === 'property') return !member.isStatic && member.setMethod !== undefined && member.parameters.length === 0;
  return member.kind === 'field' && !member.isStatic && member.constant === undefined && member.accessibility !== 'private' && !member.flags.isReadOnly;
}

function membersOf(type: NamedType): Member[] {
  const bases: NamedType[] = [];
  for (let base: NamedType | null = type; base; base = base.baseType) bases.push(base);
  return bases.flatMap((base) => base.memberNames().flatMap((name) => base.members(name)));
}

/** The members that rules can set, properties first, by name. */
export function fillableMembers(type: NamedType): ReadonlyMap<string, FillableMember> {
  let members = known.get(type);
  if (!members) {
    const all = membersOf(type).filter(isFillable);
    const found = new Map<string, FillableMember>();
    for (const kind of ['property', 'field'] as const) {
      for (const member of all) if (member.kind === kind && !found.has(member.name)) found.set(member.name, member);
    }
    known.set(type, (members = found));
  }
  return members;
}

/** Emitted code names what stands for a member by the member's name and a number: `Name$4`; getters start with `get_`. */
function isKeyOf(key: string, member: Member): boolean {
  if (member.kind !== 'property' && member.kind !== 'field') return false;
  if (key === member.key || (member.kind === 'property' && key === member.getMethod?.key)) return true;
  return key.replace(/\$\d+$/, '') === member.name;
}

/** Stands for the object that the lambda is given. */
class Recorder {
  readonly read: string[] = [];
  readonly proxy: object;
  constructor(prototype: object) {
    this.proxy = new Proxy(Object.create(prototype) as object, {
      get: (_target, key) => {
        if (typeof key === 'string') this.read.push(key);
        return () => null;
      },
    });
  }
}

/** The name of the member that the lambda reads. @throws {ArgumentException} when it is not just a member */
export function selectedMember(selector: (instance: unknown) => unknown, type: NamedType): string {
  const { constructorFunction } = type.definition.runtime ?? {};
  const recorder = new Recorder((constructorFunction?.prototype as object | undefined) ?? {});
  try {
    selector(recorder.proxy);
  } catch {
    // What the lambda does with the member's value does not matter: there is none.
  }
  const names = recorder.read.map((key) => membersOf(type).find((member) => isKeyOf(key, member))?.name).filter((name) => name !== undefined);
  if (names.length === 0) throw new ArgumentException('Expression was not of the form x => x.Property or x => x.Field.');
  return names[0]!;
}
