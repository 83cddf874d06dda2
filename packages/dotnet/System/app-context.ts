// `System.AppContext`: the data and switches that a run has set.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ArgumentException, ArgumentNullException } from '@mockwright/language/runtime/exceptions';
import { currentRun } from '@mockwright/language/runtime/run';

const contexts = new WeakMap<object, Map<string, unknown>>();
function data(): Map<string, unknown> {
  let own = contexts.get(currentRun());
  if (!own) contexts.set(currentRun(), (own = new Map()));
  return own;
}
function named(name: string | null, parameter: string): string {
  if (name === null) throw new ArgumentNullException(parameter);
  return name;
}
function switchName(name: string | null): string {
  if (named(name, 'switchName') === '')
    throw new ArgumentException('The value cannot be an empty string.', 'switchName');
  return name!;
}

/** `System.AppContext`. */
export const appContextType: TypeDeclaration = declareType('public static class System.AppContext', () => ({
  'static string BaseDirectory { get; }': () => '/',
  'static string? TargetFrameworkName { get; }': () => '.NETCoreApp,Version=v10.0',
  'static object? GetData(string name)': (name: string | null) => data().get(named(name, 'name')) ?? null,
  'static void SetData(string name, object? data)': (name: string | null, value: unknown) => {
    data().set(named(name, 'name'), value);
  },
  'static bool TryGetSwitch(string switchName, out bool isEnabled)': (name: string | null, isOn: Ref) => {
    const value = data().get(switchName(name));
    isOn.v = value === true;
    return typeof value === 'boolean';
  },
  'static void SetSwitch(string switchName, bool isEnabled)': (name: string | null, isOn: boolean) => {
    data().set(switchName(name), isOn);
  },
}));
