// The rules of `Bogus.Faker<T>` and `Bogus.IRuleSet<T>`: members that both have.
import type { Implementation } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import type { FakerOfT } from './faker-of-t.ts';
import type { Faker } from './faker.ts';

type Selector = (instance: unknown) => unknown;
/** Makes a value with the faker's data sets. */
export type Make = (faker: Faker) => unknown;
/** Makes a value for an object that has got some of its own. */
export type MakeFor = (faker: Faker, instance: unknown) => unknown;
/** What a `Faker<T>` and the rule sets within it have in common. */
export const ruleMembers: Readonly<Record<string, Implementation>> = {
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
