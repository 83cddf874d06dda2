// The word lists of a locale, ready to pick from: what `@faker-js/faker` has for it, what it lacks from English.
import type { Randomizer } from './randomizer.ts';
import { localeData } from './locales.ts';
import { filterOf } from './data/list-filters.ts';
import { ownLists } from './data/own-lists.ts';
import { ownValue } from '@mockwright/language/text/own-value';

/** A list that may depend on gender. */
export interface GenderedList {
  readonly male: readonly string[];
  readonly female: readonly string[];
  /** All of them. */
  readonly all: readonly string[];
}

type RawDefinitions = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

/** The texts of a list, weights left aside, without those that call functions of the data source's own generator. */
function textsOf(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return typeof value === 'string' ? [value] : [];
  return value
    .map((item: unknown) =>
      typeof item === 'string' ? item : ((item as { value?: string } | null)?.value ?? ''),
    )
    .filter((text) => text !== '' && !text.includes('({'));
}

/** The word lists of one locale. */
export class Definitions {
  readonly locale: string;
  readonly #raw: RawDefinitions;
  readonly #own: Readonly<Record<string, readonly string[]>>;
  readonly #lists = new Map<string, readonly string[]>();
  readonly #gendered = new Map<string, GenderedList>();

  constructor(locale: string) {
    this.locale = locale;
    this.#raw = localeData(locale).rawDefinitions;
    this.#own = {
      ...ownLists['']!,
      ...(locale.startsWith('en') && ownLists['en']),
      ...(locale === 'en' && ownLists['en_US']),
      ...ownValue(ownLists, locale),
    };
  }

  /** What the data source has under `path` (`location.direction.cardinal`). */
  raw(path: string): unknown {
    let value: unknown = this.#raw;
    for (const part of path.split('.')) value = (value as Record<string, unknown> | null | undefined)?.[part];
    return value;
  }
  /** The texts under `path`; empty when the locale has none. */
  list(path: string): readonly string[] {
    let list = this.#lists.get(path);
    if (!list) this.#lists.set(path, (list = this.#own[path] ?? this.#usable(path)));
    return list;
  }
  #usable(path: string): readonly string[] {
    const raw = this.raw(path);
    const isEnglish = this.locale.startsWith('en') || raw === definitionsOf('en').raw(path);
    const filter = filterOf(this.locale, path, isEnglish);
    const texts = textsOf(raw);
    const fitting = filter ? texts.filter((text) => filter.test(text)) : texts;
    return fitting.length > 0 ? fitting : texts;
  }
  /** One of {@link list}, or the empty text. */
  pick(path: string, random: Randomizer): string {
    const list = this.list(path);
    return list.length === 0 ? '' : random.pick(list);
  }
  gendered(path: string): GenderedList {
    let gendered = this.#gendered.get(path);
    if (!gendered) this.#gendered.set(path, (gendered = this.#makeGendered(path)));
    return gendered;
  }
  #makeGendered(path: string): GenderedList {
    const [male, female, generic] = ['male', 'female', 'generic'].map((gender) =>
      this.list(`${path}.${gender}`),
    ) as [readonly string[], readonly string[], readonly string[]];
    const all = [...new Set([...generic, ...male, ...female])];
    return {
      male: male.length > 0 ? male : all,
      female: female.length > 0 ? female : all,
      all,
    };
  }
}

const made = new Map<string, Definitions>();

/** The word lists of a locale; the same object every time. */
export function definitionsOf(locale: string): Definitions {
  let definitions = made.get(locale);
  if (!definitions) made.set(locale, (definitions = new Definitions(locale)));
  return definitions;
}
