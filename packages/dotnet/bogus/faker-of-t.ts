// `Bogus.Faker<T>`: rules that fill the properties and fields of the author's classes.
import { dereferenced } from '@mockwright/language/runtime/not-null';
import type {
  FieldSymbol,
  MethodSymbol,
  ArrayType,
  NamedType,
  PropertySymbol,
  Type,
} from '@mockwright/language/metadata/symbols';
import type { Held } from '@mockwright/language/runtime/change-log';
import { box, cast } from '@mockwright/language/runtime/casting';
import { coreType } from '@mockwright/language/runtime/core-types';
import {
  ArgumentException,
  ArgumentNullException,
  MissingMethodException,
} from '@mockwright/language/runtime/exceptions';
import { createInstance, setMember } from '@mockwright/language/runtime/members';
import { spend } from '@mockwright/language/runtime/run';
import { typeName } from '@mockwright/language/runtime/type-name';
import { virtualCall } from '@mockwright/language/runtime/virtual-call';
import type { List } from '../System.Collections.Generic/list.ts';
import type { DateTime } from '../System/time/date-time.ts';
import { ValidationException } from './validation-exception.ts';
import { Faker } from './faker.ts';
import { fillableMembers, selectedMember } from './member-selectors.ts';
import { Randomizer } from './randomizer.ts';
import { checkCount } from './repeat.ts';
import { defaultStrictMode } from './strict-mode.ts';

const defaultSet = 'default';

type Setter = (faker: Faker, instance: unknown) => unknown;

interface Rule {
  readonly member: string;
  /** Makes the value; undefined for members that are ignored. */
  readonly make: Setter | undefined;
  /** Type of what `make` gives. */
  readonly type: Type | undefined;
  /** A `Rules(…)` block: nobody knows what it sets. */
  readonly isBlock: boolean;
}

/** What is told of the objects to be made, by rule sets. */
interface Rules {
  readonly rules: Map<string, Map<string, Rule>>;
  readonly creators: Map<string, (faker: Faker) => unknown>;
  readonly finishers: Map<string, Setter>;
  readonly strict: Map<string, boolean>;
  readonly blocks: number;
}

/** What `Validate` found. */
interface Validation {
  readonly missing: readonly string[];
  readonly messages: readonly string[];
}

/** Rule sets of a text such as `default,admin`. */
function ruleSetsOf(text: string | null): readonly string[] {
  const names = (text ?? '').split(',').map((name) => name.trim().toLowerCase());
  const given = names.filter((name) => name !== '');
  return given.length > 0 ? given : [defaultSet];
}

/** `Faker<T>.Generate`, with as many parameters. */
function generateMethod(parameterCount: number): MethodSymbol {
  return coreType('Bogus.Faker', 1)
    .members('Generate')
    .find(
      (member): member is MethodSymbol =>
        member.kind === 'method' && member.parameters.length === parameterCount,
    )!;
}

/** `Bogus.Faker<T>`. */
export class FakerOfT {
  readonly $type: NamedType;
  /** T. */
  readonly elementType: NamedType | ArrayType;
  /** The type that declares the members. */
  readonly #declaring: NamedType;
  readonly hub: Faker;
  /** `Locale`: of the faker itself; its datasets keep the one that they were made with. */
  locale: string;
  #rules = new Map<string, Map<string, Rule>>();
  #creators = new Map<string, (faker: Faker) => unknown>();
  #finishers = new Map<string, Setter>();
  #strict = new Map<string, boolean>();
  #currentSet = defaultSet;
  #seed: number | undefined;
  #blocks = 0;

  /** @throws {BogusException} when there is no such locale */
  constructor(type: NamedType, elementType: NamedType | ArrayType, locale: string) {
    this.$type = type;
    this.elementType = elementType;
    this.#declaring = elementType.kind === 'array' ? elementType.baseType : elementType;
    this.hub = new Faker(locale);
    this.locale = locale;
  }

  $held(): Held {
    const { hub, locale } = this;
    const rules = this.#ownRules();
    const [currentSet, seed] = [this.#currentSet, this.#seed];
    const putBack = (): void => {
      this.locale = locale;
      this.#takeRules(rules);
      [this.#currentSet, this.#seed] = [currentSet, seed];
    };
    const makers = [...rules.rules.values()].flatMap((set) => [...set.values()].map(({ make }) => make));
    return { parts: [hub, ...makers, ...rules.creators.values(), ...rules.finishers.values()], putBack };
  }
  /** Copies of what is told of the objects to be made. */
  #ownRules(): Rules {
    return {
      rules: new Map([...this.#rules].map(([set, rules]) => [set, new Map(rules)])),
      creators: new Map(this.#creators),
      finishers: new Map(this.#finishers),
      strict: new Map(this.#strict),
      blocks: this.#blocks,
    };
  }
  #takeRules({ rules, creators, finishers, strict, blocks }: Rules): void {
    this.#rules = rules;
    this.#creators = creators;
    this.#finishers = finishers;
    this.#strict = strict;
    this.#blocks = blocks;
  }
  useSeed(seed: number): this {
    this.#seed = seed;
    this.hub.random = new Randomizer(seed);
    return this;
  }
  useDateTimeReference(reference: DateTime | null): this {
    this.hub.dateTimeReference = reference;
    return this;
  }
  customInstantiator(make: (faker: Faker) => unknown): this {
    this.#creators.set(this.#currentSet, make);
    return this;
  }
  #add(rule: Rule): this {
    let rules = this.#rules.get(this.#currentSet);
    if (!rules) this.#rules.set(this.#currentSet, (rules = new Map()));
    rules.set(rule.member, rule);
    return this;
  }
  /** `RuleFor(o => o.Name, …)`. @throws {ArgumentException} when the lambda is more than a member */
  ruleForSelected(selector: (instance: unknown) => unknown, make: Setter, type: Type): this {
    return this.#add({ member: selectedMember(selector, this.#declaring), make, type, isBlock: false });
  }
  /** `RuleFor("Name", …)`. @throws {ArgumentException} */
  ruleForNamed(member: string, make: Setter, type: Type): this {
    this.#requireMember(member, 'create a rule for', (name) => `${name}.${member}`);
    return this.#add({ member, make, type, isBlock: false });
  }
  rules(action: Setter): this {
    return this.#add({ member: `\u0000${this.#blocks++}`, make: action, type: undefined, isBlock: true });
  }
  /** @throws {ArgumentException} when the values are of another type */
  ruleForType(type: Type, make: (faker: Faker) => unknown, valueType: Type): this {
    if (type !== valueType)
      throw new ArgumentException("TType must be the same type as parameter named 'type'");
    for (const [name, member] of fillableMembers(this.#declaring))
      if (member.type === type && (member.kind === 'field' || member.parameters.length === 0))
        this.#add({ member: name, make, type, isBlock: false });
    return this;
  }
  ruleSet(name: string | null, action: ((rules: FakerOfT) => void) | null): this {
    if (this.#currentSet !== defaultSet)
      throw new ArgumentException('Cannot create a rule set within a rule set.');
    this.#currentSet = (name ?? defaultSet).toLowerCase();
    try {
      dereferenced(action)(this);
    } finally {
      this.#currentSet = defaultSet;
    }
    return this;
  }
  ignoreSelected(selector: (instance: unknown) => unknown): this {
    return this.#add({
      member: selectedMember(selector, this.#declaring),
      make: undefined,
      type: undefined,
      isBlock: false,
    });
  }
  ignoreNamed(member: string): this {
    this.#requireMember(member, 'ignore member', (name) => `${name}.${member}`);
    return this.#add({ member, make: undefined, type: undefined, isBlock: false });
  }
  #requireMember(member: string | null, purpose: string, full: (typeText: string) => string): void {
    if (member === null) throw new ArgumentNullException('key');
    if (fillableMembers(this.#declaring).has(member)) return;
    const name = typeName(this.elementType);
    throw new ArgumentException(
      `The property or field ${member} was not found on ${name}. Can't ${purpose} ${full(name)} when ${member} cannot be found. ` +
        `Try creating a custom IBinder for Faker<T> with the appropriate System.Reflection.BindingFlags that allows deeper reflection into ${name}.`,
    );
  }
  strictMode(value: boolean): this {
    this.#strict.set(this.#currentSet, value);
    return this;
  }
  finishWith(action: Setter): this {
    this.#finishers.set(this.#currentSet, action);
    return this;
  }

  generate(ruleSets: string | null): unknown {
    spend(10);
    const sets = ruleSetsOf(ruleSets);
    const create = this.#creators.get(sets[0]!) ?? this.#creators.get(defaultSet);
    this.hub.nextContext();
    const instance = create ? create(this.hub) : this.#create();
    this.#fill(instance, sets);
    return instance;
  }
  #create(): unknown {
    const type = this.elementType;
    if (type.kind === 'array')
      throw new MissingMethodException(
        `Cannot dynamically create an instance of type '${typeName(type)}'. Reason: Type is not supported.`,
      );
    const constructors = type.members('.ctor').filter((member) => member.kind === 'method');
    const isAbstract = type.kind === 'interface' || type.flags.isAbstract;
    const plain = constructors.find(({ parameters }) => parameters.length === 0);
    if (plain && !isAbstract && plain.accessibility !== 'public')
      throw new MissingMethodException(`No parameterless constructor defined for type '${typeName(type)}'.`);
    if (isAbstract || (!plain && constructors.length > 0)) {
      const reason =
        type.kind === 'interface'
          ? 'Cannot create an instance of an interface.'
          : isAbstract
            ? 'Cannot create an abstract class.'
            : 'No parameterless constructor defined.';
      throw new MissingMethodException(
        `Cannot dynamically create an instance of type '${typeName(type)}'. Reason: ${reason}`,
      );
    }
    return createInstance(type);
  }
  /** `Generate(ruleSets)`, as a subclass may have overridden it. */
  generateNext(ruleSets: string | null): unknown {
    return virtualCall(generateMethod(1))(this, ruleSets);
  }
  /** `Generate(count, ruleSets)`, as a subclass may have overridden it. */
  generateNextMany(count: number, ruleSets: string | null): List {
    return virtualCall(generateMethod(2))(this, count, ruleSets) as List;
  }
  generateMany(count: number, ruleSets: string | null): unknown[] {
    checkCount(count);
    const all: unknown[] = [];
    for (let index = 0; index < count; index++) all.push(this.generateNext(ruleSets));
    return all;
  }
  populate(instance: unknown, ruleSets: string | null): void {
    this.hub.nextContext();
    this.#fill(instance, ruleSetsOf(ruleSets));
  }
  #fill(instance: unknown, sets: readonly string[]): void {
    this.#assertValid(sets);
    const members = fillableMembers(this.#declaring);
    for (const set of sets) {
      for (const rule of this.#rules.get(set)?.values() ?? []) this.#apply(rule, instance, members);
    }
    for (const set of sets) this.#finishers.get(set)?.(this.hub, instance);
  }
  #apply(
    { member, make, type, isBlock }: Rule,
    instance: unknown,
    members: ReadonlyMap<string, PropertySymbol | FieldSymbol>,
  ): void {
    if (!make) return;
    const value = make(this.hub, instance);
    const target = isBlock ? undefined : members.get(member);
    if (target)
      setMember(
        dereferenced(instance),
        target,
        type === target.type ? value : cast(box(value, type!), target.type),
      );
  }

  #validate(sets: readonly string[]): Validation {
    const missing: string[] = [];
    const messages: string[] = [];
    for (const set of sets) {
      if (!(this.#strict.get(set) ?? defaultStrictMode())) continue;
      const rules = this.#rules.get(set);
      for (const name of fillableMembers(this.#declaring).keys()) if (!rules?.has(name)) missing.push(name);
      if ([...(rules?.values() ?? [])].some(({ isBlock }) => isBlock)) {
        const name = `Faker<${this.#declaring.name}>`;
        messages.push(
          `When StrictMode is set to True the ${name}.Rules(...) method cannot verify that all properties have rules. You need to use ${name}.RuleFor( x => x.Prop, ...) for each property ` +
            `to ensure each property has an associated rule when StrictMode is true; otherwise, set StrictMode to False in order to use ${name}.Rules() method.`,
        );
      }
    }
    return { missing, messages };
  }
  /** `Validate`. */
  isValid(ruleSets: string | null): boolean {
    const { missing, messages } = this.#validate(this.#setsToCheck(ruleSets));
    return missing.length === 0 && messages.length === 0;
  }
  /** `AssertConfigurationIsValid`. @throws {ValidationException} */
  assertValid(ruleSets: string | null): void {
    this.#assertValid(this.#setsToCheck(ruleSets));
  }
  /** Without names all rule sets that there are. */
  #setsToCheck(ruleSets: string | null): readonly string[] {
    return ruleSets === null ? [...this.#rules.keys()] : ruleSetsOf(ruleSets);
  }
  #assertValid(sets: readonly string[]): void {
    const { missing, messages } = this.#validate(sets);
    if (missing.length === 0 && messages.length === 0) return;
    const head = messages.map((message) => `${message}\n\n`).join('');
    const found =
      missing.length === 0
        ? ''
        : `\nThere are missing rules for Faker<T> '${this.#declaring.name}'.\n=========== Missing Rules ===========\n${missing.join('\n')}`;
    throw new ValidationException(
      `${head}Validation was called to ensure all properties / fields have rules.${found}`,
    );
  }

  clone(): FakerOfT {
    const copy = new FakerOfT(this.$type, this.elementType, this.hub.locale);
    copy.locale = this.locale;
    if (this.#seed !== undefined) copy.useSeed(this.#seed);
    if (this.hub.dateTimeReference !== null) copy.useDateTimeReference(this.hub.dateTimeReference);
    copy.#takeRules(this.#ownRules());
    return copy;
  }
}
