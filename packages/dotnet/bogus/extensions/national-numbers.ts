// Numbers that people and companies of Belgium, Iran, Poland and Romania have.
import type { Person } from '../person.ts';

/** A number with zeros before it. */
export const padded = (value: number, length: number): string => String(value).padStart(length, '0');
/** The last two digits of a number. */
export const two = (value: number): string => padded(value % 100, 2);
/** Whether a person is a man. */
export const isMale = (person: Person): boolean => person.Gender === 0;

/** `yyMMdd`, a number added to the month. */
export function birthday(person: Person, monthOffset: number = 0): string {
  const { day, month, year } = person.DateOfBirth.date;
  return two(year) + two(month + monthOffset) + two(day);
}
/** A number of `digits` digits; odd for men, even for women. */
export function serialOf(person: Person, min: number, max: number): number {
  return isMale(person) ? person.random.odd(min, max) : person.random.even(min, max);
}
