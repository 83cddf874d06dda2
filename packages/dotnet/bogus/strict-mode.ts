// `Faker.DefaultStrictMode`: whether every `Faker<T>` of a run asks for rules for all members.
import { currentRun } from '@mockwright/language/runtime/run';

const key = Symbol('Faker.DefaultStrictMode');

/** `Faker.DefaultStrictMode` of the run. */
export function defaultStrictMode(): boolean {
  return (currentRun().item(key) as boolean | undefined) ?? false;
}
/** Sets `Faker.DefaultStrictMode` for the run. */
export function setDefaultStrictMode(value: boolean): void {
  currentRun().items.set(key, value);
}
