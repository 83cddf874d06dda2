// What one run does to objects that are there for all runs: the next one finds them as they were.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Type } from '@mockwright/language/metadata/symbols';
import { arrayOf } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import { evaluate } from '../../template/compiling/evaluate.ts';

const pairs: Readonly<Record<string, readonly [string, string]>> = {
  'locks of a type and of a text': [
    'using System.Threading; Monitor.Enter(typeof(int)); Monitor.Enter("a"); Monitor.Enter(DBNull.Value); return 1;',
    'using System.Threading; string r = ""; try { Monitor.Exit(typeof(int)); } catch (SynchronizationLockException) { r = "free "; } return r + Monitor.IsEntered(typeof(int)) + Monitor.IsEntered(DBNull.Value);',
  ],
  'who waits for a sign about a type': [
    'using System.Threading; using System.Threading.Tasks; Monitor.Enter(typeof(int)); Monitor.Wait(typeof(int), 10); Task.Run(() => { lock (typeof(int)) Monitor.Wait(typeof(int)); }); return 1;',
    'using System.Threading; using System.Threading.Tasks; Task.Run(() => { lock (typeof(int)) Monitor.Pulse(typeof(int)); }); lock (typeof(int)) return Monitor.Wait(typeof(int), 1000);',
  ],
  'arrays that reflection gives': [
    'var t = typeof(Dictionary<string, int>); t.GetGenericArguments()[0] = typeof(int); t.GetMethods()[0] = null; Enum.GetNames(typeof(DayOfWeek))[0] = "x"; Enum.GetValues<DayOfWeek>()[0] = DayOfWeek.Friday; return 1;',
    'var t = typeof(Dictionary<string, int>); return t.GetGenericArguments()[0].Name + t.GetMethods().Count(m => m == null) + Enum.GetNames(typeof(DayOfWeek))[0] + Enum.GetValues<DayOfWeek>()[0];',
  ],
  'the thread': [
    'using System.Threading; Thread.CurrentThread.Name = "x"; Thread.CurrentThread.IsBackground = true; new Thread(() => { }).Start(); return 1;',
    'using System.Threading; return Thread.CurrentThread.Name + Thread.CurrentThread.IsBackground + new Thread(() => { }).ManagedThreadId;',
  ],
  'readers and writers of nothing': [
    'using System.IO; TextWriter.Null.NewLine = "x"; StreamWriter.Null.NewLine = "y"; StreamWriter.Null.Dispose(); TextReader.Null.Dispose(); return 1;',
    'using System.IO; StreamWriter.Null.Write("a"); return TextWriter.Null.NewLine.Length + StreamWriter.Null.NewLine.Length + TextReader.Null.Read();',
  ],
  'calendars of cultures': [
    'using System.Globalization; new CultureInfo("de-DE").Calendar.TwoDigitYearMax = 1950; try { CultureInfo.InvariantCulture.Calendar.TwoDigitYearMax = 1950; } catch (InvalidOperationException) { return 1; } return 2;',
    'using System.Globalization; return DateTime.Parse("1/1/60", CultureInfo.InvariantCulture).Year + new CultureInfo("de-DE").Calendar.TwoDigitYearMax;',
  ],
  'contracts of serializers': [
    'using Newtonsoft.Json.Serialization; var r = (DefaultContractResolver)JsonSerializer.CreateDefault().ContractResolver; r.NamingStrategy = new CamelCaseNamingStrategy(); ((JsonObjectContract)r.ResolveContract(typeof(Index))).Properties.Clear(); return 1;',
    'return JsonConvert.SerializeObject(new { Abc = new Index(1) });',
  ],
  'rented arrays': [
    'var p = System.Buffers.ArrayPool<string>.Shared; var a = p.Rent(16); a[0] = "secret"; p.Return(a); return 1;',
    'return string.Concat(System.Buffers.ArrayPool<string>.Shared.Rent(16)).Length;',
  ],
};

test.each(Object.entries(pairs))('%s', (_, [first, second]) => {
  const expected = evaluate([second]);
  expect(expected.text).toBeDefined();
  expect(evaluate([first]).text).toBe('1');
  expect(evaluate([second])).toEqual(expected);
});

test('types that a run has made are gone with it', async () => {
  expect(evaluate(['return 1;']).text).toBe('1');
  const made = (wrap: (type: Type) => Type): WeakRef<Type> => {
    let type: Type = coreType('System.Int32');
    for (let depth = 0; depth < 100; depth++) type = wrap(type);
    return new WeakRef(type);
  };
  const list = coreType('System.Collections.Generic.List', 1);
  const types = [made((type) => list.construct([type])), made((type) => arrayOf(type, 2))];
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  for (let turn = 0; turn < 3; turn++) {
    await setImmediate();
    collect();
  }
  expect(types.map((type) => type.deref())).toEqual([undefined, undefined]);
  const again = list.construct([list]);
  expect(list.construct([list])).toBe(again);
});
