// `Faker` of a run: made when the code first asks for it, in the run's locale.
import { Faker } from '../../dotnet/bogus/faker.ts';
import { currentRun } from '../../runtime/run.ts';

/** A new `Faker` in the locale of the current run. */
export function makeFaker(): object {
  return new Faker(currentRun().options.locale);
}
