// `Bogus.Faker<T>` as template code sees it. Rules select members by a lambda; expression trees do not exist here, so
// those parameters are plain delegates.
import { dereferenced } from '@mockwright/language/runtime/not-null';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import { baseArguments } from '../System.Collections/base-argument.ts';
import { List } from '../System.Collections.Generic/list.ts';
import type { DateTime } from '../System/time/date-time.ts';
import { FakerOfT } from './faker-of-t.ts';
import type { Faker } from './faker.ts';
import { lazySequence } from './lazy-sequence.ts';

type Selector = (instance: unknown) => unknown;
type Make = (faker: Faker) => unknown;
type MakeFor = (faker: Faker, instance: unknown) => unknown;
type Text = string | null;

function create(locale: string, type: NamedType): FakerOfT {
  return new FakerOfT(type, baseArguments(type, 'Bogus.Faker', 1)[0] as NamedType, locale);
}

/** What a `Faker<T>` and the rule sets within it have in common. */
const ruleMembers: Readonly<Record<string, Implementation>> = {
  'Faker<T> CustomInstantiator(Func<Faker, T> factoryMethod)': (self: FakerOfT, make: Make) =>
    self.customInstantiator(make),
  'Faker<T> RuleFor<TProperty>(Func<T, TProperty> property, Func<Faker, T, TProperty> setter)': (
    self: FakerOfT,
    selector: Selector,
    setter: MakeFor,
    type: Type,
  ) => self.ruleForSelected(selector, setter, type),
  'Faker<T> RuleFor<TProperty>(Func<T, TProperty> property, TProperty value)': (
    self: FakerOfT,
    selector: Selector,
    value: unknown,
    type: Type,
  ) => self.ruleForSelected(selector, () => value, type),
  'Faker<T> RuleFor<TProperty>(Func<T, TProperty> property, Func<TProperty> valueFunction)': (
    self: FakerOfT,
    selector: Selector,
    make: () => unknown,
    type: Type,
  ) => self.ruleForSelected(selector, () => make(), type),
  'Faker<T> RuleFor<TProperty>(Func<T, TProperty> property, Func<Faker, TProperty> setter)': (
    self: FakerOfT,
    selector: Selector,
    setter: Make,
    type: Type,
  ) => self.ruleForSelected(selector, setter, type),
  'Faker<T> Rules(Action<Faker, T> setActions)': (self: FakerOfT, action: MakeFor) => self.rules(action),
  'Faker<T> Ignore<TPropertyOrField>(Func<T, TPropertyOrField> propertyOrField)': (
    self: FakerOfT,
    selector: Selector,
  ) => self.ignoreSelected(selector),
  'Faker<T> StrictMode(bool ensureRulesForAllProperties)': (self: FakerOfT, value: boolean) =>
    self.strictMode(value),
  'Faker<T> FinishWith(Action<Faker, T> action)': (self: FakerOfT, action: MakeFor) =>
    self.finishWith(action),
};
const virtualMembers = Object.fromEntries(
  Object.entries(ruleMembers).map(([signature, implementation]) => [`virtual ${signature}`, implementation]),
);

const listOf = (self: FakerOfT, items: unknown[]): List =>
  new List(coreType('System.Collections.Generic.List', 1).construct([self.elementType]), items);

/** `Bogus.Faker<T>` and what its rule sets are made with. */
export const fakerOfTTypes: readonly TypeDeclaration[] = [
  declareType('public interface Bogus.IRuleSet<T> where T : class', ruleMembers),
  declareType(
    'public class Bogus.Faker<T> : ILocaleAware, IRuleSet<T> where T : class',
    () => ({
      'Faker()': (type: NamedType) => create('en', type),
      'Faker(string locale)': create,
      'string Locale { get; set; }': {
        get: (self: FakerOfT) => self.locale,
        set: (self: FakerOfT, value: string) => (self.locale = value),
      },
      'protected Faker FakerHub { get; }': (self: FakerOfT) => self.hub,
      'Faker<T> Clone()': (self: FakerOfT) => self.clone(),
      'virtual Faker<T> UseSeed(int seed)': (self: FakerOfT, seed: number) => self.useSeed(seed),
      'virtual Faker<T> UseDateTimeReference(DateTime? refDate)': (
        self: FakerOfT,
        reference: DateTime | null,
      ) => self.useDateTimeReference(reference),
      ...virtualMembers,
      'virtual Faker<T> RuleFor<TProperty>(string propertyOrFieldName, Func<Faker, TProperty> setter)': (
        self: FakerOfT,
        name: string,
        setter: Make,
        type: Type,
      ) => self.ruleForNamed(name, setter, type),
      'virtual Faker<T> RuleFor<TProperty>(string propertyOrFieldName, Func<Faker, T, TProperty> setter)': (
        self: FakerOfT,
        name: string,
        setter: MakeFor,
        type: Type,
      ) => self.ruleForNamed(name, setter, type),
      'virtual Faker<T> RuleForType<TType>(Type type, Func<Faker, TType> setterForType)': (
        self: FakerOfT,
        type: Type,
        setter: Make,
        valueType: Type,
      ) => self.ruleForType(type, setter, valueType),
      'virtual Faker<T> RuleSet(string ruleSetName, Action<IRuleSet<T>> action)': (
        self: FakerOfT,
        name: string | null,
        action: ((rules: FakerOfT) => void) | null,
      ) => self.ruleSet(name, action),
      'virtual Faker<T> Ignore(string propertyOrFieldName)': (self: FakerOfT, name: string) =>
        self.ignoreNamed(name),
      'virtual T Generate(string ruleSets = null)': (self: FakerOfT, ruleSets: Text) =>
        self.generate(ruleSets),
      'virtual List<T> Generate(int count, string ruleSets = null)': (
        self: FakerOfT,
        count: number,
        ruleSets: Text,
      ) => listOf(self, self.generateMany(count, ruleSets)),
      'virtual IEnumerable<T> GenerateLazy(int count, string ruleSets = null)': (
        self: FakerOfT,
        count: number,
        ruleSets: Text,
      ) => lazySequence(self.elementType, count, () => self.generateNext(ruleSets)),
      'virtual IEnumerable<T> GenerateForever(string ruleSets = null)': (self: FakerOfT, ruleSets: Text) =>
        lazySequence(self.elementType, Infinity, () => self.generateNext(ruleSets)),
      'virtual void Populate(T instance, string ruleSets = null)': (
        self: FakerOfT,
        instance: unknown,
        ruleSets: Text,
      ) => self.populate(instance, ruleSets),
      'virtual bool Validate(string ruleSets = null)': (self: FakerOfT, ruleSets: Text) =>
        self.isValid(ruleSets),
      'virtual void AssertConfigurationIsValid(string ruleSets = null)': (self: FakerOfT, ruleSets: Text) =>
        self.assertValid(ruleSets),
      'static implicit operator T(Faker<T> faker)': (faker: FakerOfT) =>
        dereferenced(faker).generateNext(null),
    }),
    { runtime: FakerOfT },
  ),
];
