// `Bogus.Faker` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Accessors, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { ArrayType, NamedType, Type } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import { ArgumentNullException, NullReferenceException } from '@mockwright/language/runtime/exceptions';
import { iterate } from '@mockwright/language/runtime/iterate';
import { dereferenced, notNull } from '@mockwright/language/runtime/not-null';
import { spend, spendElements } from '@mockwright/language/runtime/run';
import { List } from '../System.Collections.Generic/list.ts';
import { baseArguments } from '../System.Collections/base-argument.ts';
import type { DateTime } from '../System/time/date-time.ts';
import type { DataSet } from './data-set.ts';
import { FakerOfT } from './faker-of-t.ts';
import { Faker, dataSetNames, globalUniqueIndex, setGlobalUniqueIndex } from './faker.ts';
import type { DataSetName } from './faker.ts';
import type { Hashids } from './hashids.ts';
import { lazySequence } from './lazy-sequence.ts';
import type { Randomizer } from './randomizer.ts';
import { checkCount } from './repeat.ts';
import { ruleMembers } from './rule-members.ts';
import type { Make, MakeFor } from './rule-members.ts';
import { defaultStrictMode, setDefaultStrictMode } from './strict-mode.ts';

type Text = string | null;

function create(locale: string, type: NamedType): FakerOfT {
  return new FakerOfT(type, baseArguments(type, 'Bogus.Faker', 1)[0] as NamedType | ArrayType, locale);
}

const virtualMembers = Object.fromEntries(
  Object.entries(ruleMembers).map(([signature, implementation]) => [`virtual ${signature}`, implementation]),
);

const listOf = (self: FakerOfT, items: unknown[]): List =>
  new List(coreType('System.Collections.Generic.List', 1).construct([self.elementType]), items);

/** `Bogus.Faker`. */
export const fakerOfTType: TypeDeclaration = declareType(
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
    'virtual T Generate(string ruleSets = null)': (self: FakerOfT, ruleSets: Text) => self.generate(ruleSets),
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
    'static implicit operator T(Faker<T> faker)': (faker: FakerOfT) => dereferenced(faker).generateNext(null),
  }),
  { runtime: FakerOfT },
);

type Items = Iterable<unknown> | null;
const all = (items: Items): unknown[] => {
  if (items === null) throw new ArgumentNullException('source');
  return [...iterate(items)];
};

/** The type of the property where it is not called as the property. */
const typeNames: Partial<Readonly<Record<DataSetName, string>>> = { Phone: 'PhoneNumbers', Image: 'Images' };
function dataSetMembers(): Record<string, Accessors> {
  return Object.fromEntries(
    dataSetNames.map((name) => [
      `Bogus.DataSets.${typeNames[name] ?? name} ${name} { get; set; }`,
      {
        get: (self: Faker) => self.dataSet(name),
        set: (self: Faker, value: DataSet) => self.setDataSet(name, value),
      },
    ]),
  );
}

function makeList(count: number, make: (index: number) => unknown, T: Type): List {
  checkCount(count);
  spendElements(count);
  const items: unknown[] = [];
  for (let index = 1; index <= count; index++) {
    spend(1);
    items.push(make(index));
  }
  return new List(coreType('System.Collections.Generic.List', 1).construct([T]), items);
}
/** `Bogus.Faker`. */
export const fakerType: TypeDeclaration = declareType(
  'public class Bogus.Faker : ILocaleAware, IHasRandomizer',
  () => ({
    'Faker(string locale = "en")': (locale: string) => new Faker(locale),
    'Randomizer Random { get; set; }': {
      get: (self: Faker) => self.random,
      set: (self: Faker, value: Randomizer) => (self.random = value),
    },
    'Person Person { get; }': (self: Faker) => self.person,
    ...dataSetMembers(),
    'string Locale { get; set; }': {
      get: (self: Faker) => self.locale,
      set: (self: Faker, value: string) => (self.locale = value),
    },
    'DateTime? DateTimeReference { get; set; }': {
      get: (self: Faker) => self.dateTimeReference,
      set: (self: Faker, value: DateTime | null) => (self.dateTimeReference = value),
    },
    'int UniqueIndex { get; }': (self: Faker) => self.uniqueIndex,
    'int IndexGlobal { get; }': (self: Faker) => self.uniqueIndex,
    'int IndexFaker { get; set; }': {
      get: (self: Faker) => self.indexFaker,
      set: (self: Faker, value: number) => (self.indexFaker = value),
    },
    'int IndexVariable { get; set; }': {
      get: (self: Faker) => self.indexVariable,
      set: (self: Faker, value: number) => (self.indexVariable = value),
    },
    'static int GlobalUniqueIndex { get; set; }': { get: globalUniqueIndex, set: setGlobalUniqueIndex },
    'static bool DefaultStrictMode { get; set; }': { get: defaultStrictMode, set: setDefaultStrictMode },
    'Hashids Hashids { get; set; }': {
      get: (self: Faker) => self.hashids,
      set: (self: Faker, value: Hashids) => (self.hashids = value),
    },
    'string FullName()': (self: Faker) => self.fullName(),
    'string Parse(string str)': (self: Faker, text: string | null) => self.parse(text),
    'T PickRandom<T>(IEnumerable<T> items)': (self: Faker, items: Items) =>
      self.random.arrayElement(all(items)),
    'T PickRandom<T>(IList<T> items)': (self: Faker, items: Items) =>
      self.random.listItem(all(items), 'list'),
    'T PickRandom<T>(ICollection<T> items)': (self: Faker, items: Items) =>
      self.random.listItem(all(items), 'collection'),
    'T PickRandom<T>(List<T> items)': (self: Faker, items: Items) => {
      if (items === null) throw new NullReferenceException();
      return self.random.listItem(all(items), 'list');
    },
    'T PickRandom<T>(params T[] items)': (self: Faker, items: readonly unknown[] | null) =>
      self.random.arrayElement(items),
    'T PickRandomParam<T>(params T[] items)': (self: Faker, items: readonly unknown[] | null) =>
      self.random.arrayElement(items),
    'IEnumerable<T> PickRandom<T>(IEnumerable<T> items, int amountToPick)': (
      self: Faker,
      items: Items,
      count: number,
      T: Type,
    ) =>
      new List(
        coreType('System.Collections.Generic.List', 1).construct([T]),
        self.pickSome(all(items), count),
      ),
    'IList<T> Make<T>(int count, Func<T> action)': (
      _self: Faker,
      count: number,
      make: (() => unknown) | null,
      T: Type,
    ) => makeList(count, () => dereferenced(make)(), T),
    'IList<T> Make<T>(int count, Func<int, T> action)': (
      _self: Faker,
      count: number,
      make: ((index: number) => unknown) | null,
      T: Type,
    ) => makeList(count, notNull(make, 'selector'), T),
    'IEnumerable<T> MakeLazy<T>(int count, Func<T> action)': (
      _self: Faker,
      count: number,
      make: (() => unknown) | null,
      T: Type,
    ) => lazySequence(T, count, () => dereferenced(make)()),
    'IEnumerable<T> MakeLazy<T>(int count, Func<int, T> action)': (
      _self: Faker,
      count: number,
      make: ((index: number) => unknown) | null,
      T: Type,
    ) => lazySequence(T, count, notNull(make, 'selector')),
    'T PickRandom<T>() where T : struct, System.Enum': (self: Faker, T: Type) => self.random.enumValue(T, []),
    'T PickRandomWithout<T>(params T[] exclude) where T : struct, System.Enum': (
      self: Faker,
      exclude: readonly (number | bigint)[],
      T: Type,
    ) => self.random.enumValue(T, exclude),
  }),
  { runtime: Faker },
);
