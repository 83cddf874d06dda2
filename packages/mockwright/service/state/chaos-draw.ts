// Which of the requests of a session chaos strikes: so many of each hundred, at places that nobody can foresee.
import { Seed } from '../../template/running/seed.ts';

const HUNDRED = 100;

/**
 * The random numbers for a request, where it is one of those that are struck; the same for the same seed and number.
 * @param seed of the session
 * @param number which of the session's requests to mocked routes this is: 1 for the first
 * @param rate how many of each hundred are struck
 */
export function drawChaos(seed: string, number: number, rate: number): (() => number) | undefined {
  const block = Math.floor((number - 1) / HUNDRED);
  const place = (number - 1) % HUNDRED;
  const random = Seed.of(`chaos ${seed} ${block}`).generator();
  const places = Array.from({ length: HUNDRED }, (_, index) => index);
  for (let index = 0; index < rate; index++) {
    const other = index + Math.floor(random() * (HUNDRED - index));
    const drawn = places[other]!;
    places[other] = places[index]!;
    places[index] = drawn;
    if (drawn === place) return Seed.of(`chaos ${seed} call ${number}`).generator();
  }
  return undefined;
}
