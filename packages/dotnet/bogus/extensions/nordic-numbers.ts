// What the numbers of people in the north have in common.
import type { Person } from '../person.ts';

/** Two digits of a number. */
export const two = (value: number): string => String(value % 100).padStart(2, '0');

/** `ddMMyy` */
export function birthday(person: Person): string {
  const { day, month, year } = person.DateOfBirth.date;
  return two(day) + two(month) + two(year);
}

/** The same value each time for a person. */
export const remembered =
  (key: string, make: (person: Person) => string) =>
  (person: Person): string =>
    person.remembered(key, () => make(person));
