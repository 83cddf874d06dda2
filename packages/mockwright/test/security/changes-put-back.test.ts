// Properties of objects of the library that code can set: when a run that read the object is given up, they are as before, or
// the run stays where it is from the moment that it reads it.
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import type { NamedType, PropertySymbol } from '@mockwright/language/metadata/symbols';
import { Exception } from '@mockwright/language/runtime/exceptions';
import { createInstance, callMethod } from '@mockwright/language/runtime/members';
import { BudgetError, Run, StayError, TimeTaken } from '@mockwright/language/runtime/run';
import { publicTypes } from '../../../dotnet/test/security/generated-calls.ts';
import { seeded, ValuePool, withBases } from '../../../dotnet/test/security/value-pool.ts';
import { remember } from '../../template/host/shared-values.ts';
import { defaultRunOptions } from '../../template/running/run-options.ts';

/** Objects that are not put back: a run stays from the moment that it reads one. Fewer are better. */
const STAYING: readonly string[] = [
  'Bogus.DataSets.Database',
  'Bogus.DataSets.Finance',
  'Bogus.DataSets.Music',
  'Bogus.DataSets.Rant',
  'Bogus.DataSets.Vehicle',
  'Bogus.Faker',
  'Newtonsoft.Json.Converters.IsoDateTimeConverter',
  'Newtonsoft.Json.Converters.StringEnumConverter',
  'Newtonsoft.Json.Converters.UnixDateTimeConverter',
  'Newtonsoft.Json.Converters.XmlNodeConverter',
  'Newtonsoft.Json.JsonArrayAttribute',
  'Newtonsoft.Json.JsonDictionaryAttribute',
  'Newtonsoft.Json.JsonExtensionDataAttribute',
  'Newtonsoft.Json.JsonObjectAttribute',
  'Newtonsoft.Json.JsonPropertyAttribute',
  'Newtonsoft.Json.JsonSerializer',
  'Newtonsoft.Json.Linq.JTokenWriter',
  'Newtonsoft.Json.Linq.JsonCloneSettings',
  'Newtonsoft.Json.Linq.JsonLoadSettings',
  'Newtonsoft.Json.Linq.JsonMergeSettings',
  'Newtonsoft.Json.Linq.JsonSelectSettings',
  'Newtonsoft.Json.Serialization.JsonProperty',
  'Newtonsoft.Json.Serialization.MemoryTraceWriter',
  'System.ComponentModel.AddingNewEventArgs',
  'System.ComponentModel.CancelEventArgs',
  'System.Diagnostics.CodeAnalysis.ConstantExpectedAttribute',
  'System.Diagnostics.CodeAnalysis.ExcludeFromCodeCoverageAttribute',
  'System.Diagnostics.CodeAnalysis.RequiresAssemblyFilesAttribute',
  'System.Globalization.IdnMapping',
  'System.Globalization.StringInfo',
  'System.ObsoleteAttribute',
  'System.Reflection.ObfuscationAttribute',
  'System.Runtime.CompilerServices.StrongBox',
  'System.Runtime.Serialization.CollectionDataContractAttribute',
  'System.Runtime.Serialization.DataContractAttribute',
  'System.Runtime.Serialization.DataMemberAttribute',
  'System.Runtime.Serialization.EnumMemberAttribute',
  'System.Runtime.Serialization.OptionalFieldAttribute',
  'System.Runtime.Versioning.RequiresPreviewFeaturesAttribute',
  'System.Text.ASCIIEncoding',
  'System.Text.Json.Serialization.JsonIgnoreAttribute',
  'System.Text.Json.Serialization.JsonPolymorphicAttribute',
  'System.Text.UTF32Encoding',
  'System.Text.UTF8Encoding',
  'System.Text.UnicodeEncoding',
  'System.Threading.AsyncLocal',
  'System.Threading.Channels.UnboundedChannelOptions',
  'System.Threading.Channels.UnboundedPrioritizedChannelOptions',
  'System.Threading.Tasks.ParallelOptions',
  'System.Xml.XmlDocument',
  'System.Xml.XmlReaderSettings',
];

/** Properties that are another one afterwards: the room of collections, which nobody counts on, and some that are still to be put back. */
const CHANGED: readonly string[] = [
  'Newtonsoft.Json.JsonSerializerSettings.Converters',
  'Newtonsoft.Json.Serialization.CamelCasePropertyNamesContractResolver.DefaultMembersSearchFlags',
  'Newtonsoft.Json.Serialization.CamelCasePropertyNamesContractResolver.SerializeCompilerGeneratedMembers',
  'Newtonsoft.Json.Serialization.DefaultContractResolver.DefaultMembersSearchFlags',
  'Newtonsoft.Json.Serialization.DefaultContractResolver.SerializeCompilerGeneratedMembers',
  'System.Collections.ArrayList.Capacity',
  'System.Collections.Generic.List.Capacity',
  'System.Collections.Generic.SortedList.Capacity',
  'System.Collections.SortedList.Capacity',
];

const pick = seeded(1);
const pool = new ValuePool();

/** What code can set of an object that it can make from nothing. */
function settable(type: NamedType): readonly PropertySymbol[] {
  if (type.kind !== 'class' || type.flags.isAbstract === true || type.flags.isStatic === true) return [];
  const isPlain = type
    .members('.ctor')
    .some(
      (each) => each.kind === 'method' && each.parameters.length === 0 && each.accessibility === 'public',
    );
  if (!isPlain) return [];
  return withBases(type)
    .flatMap((each) => each.memberNames().flatMap((name) => each.members(name)))
    .filter((each) => each.kind === 'property')
    .filter(
      ({ isStatic, accessibility, parameters, getMethod, setMethod }) =>
        !isStatic &&
        accessibility === 'public' &&
        parameters.length === 0 &&
        getMethod?.implementation !== undefined &&
        setMethod?.implementation !== undefined &&
        setMethod.accessibility === 'public',
    );
}

/** What is told of a property that is set and put back: whether it stays, or is another one then. */
function tryOut(
  type: NamedType,
  { name, type: of, getMethod, setMethod }: PropertySymbol,
): string | undefined {
  const run = new Run({ ...defaultRunOptions(), timeTaken: new TimeTaken(5000) });
  try {
    return run.enter(() => {
      const self = createInstance(type, []);
      const before = callMethod(self, getMethod!, []);
      remember(self, run.noteChanges());
      for (let time = 0; time < 5; time++)
        try {
          callMethod(self, setMethod!, [pool.one(of, pick)]);
        } catch (error) {
          if (!isOfValue(error)) throw error;
        }
      run.undoChanges();
      const after = callMethod(self, getMethod!, []);
      return isDeepStrictEqual(before, after)
        ? undefined
        : `${type.namespace}.${type.name}.${name} is another one`;
    });
  } catch (error) {
    if (error instanceof StayError) return `${type.namespace}.${type.name} stays`;
    if (isOfValue(error)) return undefined;
    throw error;
  }
}

/** Whether it came of the value that was given. */
const isOfValue = (error: unknown): boolean => error instanceof Exception || error instanceof BudgetError;

test('what code set of an object of the library is put back', () => {
  const tried = publicTypes().flatMap((type) => settable(type).map((each) => [type, each] as const));
  expect(tried.length).toBeGreaterThan(100);
  const found = new Set(tried.map(([type, property]) => tryOut(type, property)));
  found.delete(undefined);
  const known = [
    ...STAYING.map((name) => `${name} stays`),
    ...CHANGED.map((name) => `${name} is another one`),
  ];
  // The pool gives some properties the value that they have: not all that is known shows each time.
  expect([...found].filter((each) => !known.includes(each!))).toEqual([]);
});
