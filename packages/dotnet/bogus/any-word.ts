// `Randomizer.Word`: a word or short phrase of any of the English lists.
import { definitionsOf } from './definitions.ts';
import type { Randomizer } from './randomizer.ts';

const sources = [
  'commerce.department',
  'commerce.product_name.product',
  'commerce.product_name.adjective',
  'commerce.product_name.material',
  'color.human',
  'company.adjective',
  'company.descriptor',
  'company.noun',
  'company.buzz_verb',
  'company.buzz_adjective',
  'company.buzz_noun',
  'location.street_suffix',
  'location.county',
  'location.country',
  'location.state',
  'finance.account_type',
  'finance.transaction_type',
  'hacker.abbreviation',
  'hacker.adjective',
  'hacker.noun',
  'hacker.verb',
  'hacker.ingverb',
  'music.genre',
  'person.job_descriptor',
  'person.job_area',
  'person.job_type',
] as const;

/** One of the words of any of them. */
export function anyWord(random: Randomizer): string {
  return definitionsOf('en').pick(random.pick(sources), random);
}
