// `Faker.DefaultStrictMode`: whether every `Faker<T>` of a run asks for rules for all members.
import { currentRun } from '../../runtime/run.ts';

const key = Symbol('Faker.DefaultStrictMode');

export function defaultStrictMode(): boolean {
  return (currentRun().items.get(key) as boolean | undefined) ?? false;
}
export function setDefaultStrictMode(value: boolean): void {
  currentRun().items.set(key, value);
}
