// Which member a lambda such as `o => o.Name` means: it is run on a stand-in that notes what it is asked for.
import type { FieldSymbol, Member, NamedType, PropertySymbol } from '@mockwright/language/metadata/symbols';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';

/** What `Faker<T>` can set: a property or a field. */
export type FillableMember = PropertySymbol | FieldSymbol;

const known = new WeakMap<NamedType, ReadonlyMap<string, FillableMember>>();

function isFillable(member: Member): member is FillableMember {
  if (member.kind === 'property') return !member.isStatic && member.setMethod !== undefined;
  return (
    member.kind === 'field' &&
    !member.isStatic &&
    member.constant === undefined &&
    member.accessibility !== 'private'
  );
}

function membersOf(type: NamedType): Member[] {
  const bases: NamedType[] = [];
  for (let base: NamedType | null = type; base; base = base.baseType) bases.push(base);
  return bases.flatMap((base) => base.memberNames().flatMap((name) => base.members(name)));
}

/** The name by which reflection knows a member: indexers are `Item`. */
function reflectedName(member: FillableMember): string {
  return member.kind === 'property' && member.parameters.length > 0 ? 'Item' : member.name;
}

/** The members that rules can set, properties first, by name. */
export function fillableMembers(type: NamedType): ReadonlyMap<string, FillableMember> {
  let members = known.get(type);
  if (!members) {
    const all = membersOf(type).filter(isFillable);
    const found = new Map<string, FillableMember>();
    for (const kind of ['property', 'field'] as const) {
      for (const member of all)
        if (member.kind === kind && !found.has(reflectedName(member)))
          found.set(reflectedName(member), member);
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

/** What a lambda read: of the object, and then of what it got there. */
interface Readings {
  readonly own: string[];
  readonly nested: string[];
}

/** What a conversion of the member's value asks for: it is no member of the author's. */
const coercions: ReadonlySet<string> = new Set(['valueOf', 'toString']);

/** Stands for the object that the lambda is given; whatever is read of it is noted and stands for a value. */
function recorder(readings: Readings): object {
  const value: object = new Proxy(() => undefined, {
    get: (_target, key) => {
      if (typeof key === 'string' && !key.startsWith('$') && !coercions.has(key)) readings.nested.push(key);
      return typeof key === 'string' ? value : undefined;
    },
    apply: () => value,
  });
  return new Proxy(
    {},
    {
      get: (_target, key) => {
        if (typeof key === 'string') readings.own.push(key);
        return value;
      },
    },
  );
}

/** What the lambda calls its parameter: emitted code adds a number to it (`o_3`). */
function parameterName(selector: (instance: unknown) => unknown): string {
  return /^\(?(\w+?)_\d+\b/.exec(String(selector))?.[1] ?? 'o';
}

/** The name of the member that the lambda reads. @throws {ArgumentException} when it is not just a member */
export function selectedMember(selector: (instance: unknown) => unknown, type: NamedType): string {
  const readings: Readings = { own: [], nested: [] };
  try {
    selector(recorder(readings));
  } catch {
    // What the lambda does with the member's value does not matter: there is none.
  }
  const members = membersOf(type);
  const name = readings.own
    .map((key) => members.find((member) => isKeyOf(key, member))?.name)
    .find((found) => found !== undefined);
  if (name === undefined)
    throw new ArgumentException("Expression was not of the form 'x => x.Property or x => x.Field'.");
  const nested = readings.nested.map((key) => key.replace(/^get_|\$\d+$/g, ''))[0];
  if (nested !== undefined) {
    throw new ArgumentException(
      `Your expression '${parameterName(selector)}.${name}.${nested.charAt(0).toUpperCase()}${nested.slice(1)}' cant be used. Nested accessors like 'o => o.NestedObject.Foo' at a parent level are not allowed. ` +
        "You should create a dedicated faker for NestedObject like new Faker<NestedObject>().RuleFor(o => o.Foo, ...) with its own rules that define how 'Foo' is generated. " +
        'See this GitHub issue for more info: https://github.com/bchavez/Bogus/issues/115',
    );
  }
  return name;
}
