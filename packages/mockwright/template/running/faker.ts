// `Faker` of a run: made when the code first asks for it, in the run's locale.
import { Faker } from '@mockwright/dotnet';
import { currentRun } from '@mockwright/language/runtime/run';

/** A new `Faker` in the locale of the current run. */
export function makeFaker(): object {
  return new Faker(currentRun().options.locale);
}
