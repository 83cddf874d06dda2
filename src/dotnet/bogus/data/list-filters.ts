// Which entries of the data source are used, where Bogus's own lists are narrower; by locale and path.

type Filters = Readonly<Record<string, RegExp>>;

const plainName = /^[A-Z][a-z]+$/;
/** Bogus invents all of its English places: no patterns with real names. */
const invented = /^(?!.*_name\b)/;
const english: Filters = {
  'location.city_pattern': invented,
  'location.street_pattern': invented,
  'person.first_name.male': plainName,
  'person.first_name.female': plainName,
  'color.human': /^[a-z ]+$/,
};

const byLocale: Readonly<Record<string, Filters>> = {
  ja: {
    'person.first_name.male': /^.{1,2}$/u,
    'person.first_name.female': /^.{1,2}$/u,
    'person.first_name.generic': /^.{1,2}$/u,
    'person.last_name.generic': /^.{1,3}$/u,
  },
  ko: {
    'person.first_name.male': /^.{2}$/u,
    'person.first_name.female': /^.{2}$/u,
    'person.first_name.generic': /^.{2}$/u,
    'person.last_name.generic': /^.$/u,
  },
  zh_CN: { 'person.last_name.generic': /^.$/u, 'location.street_suffix': /^.{1,2}$/u },
  it: { 'person.last_name.generic': /^[A-Z][A-Za-zàè' ]*[a-zàè]$/u },
  ru: { 'location.street_suffix': /^(?:ул\.|улица|проспект|пр\.|площадь|пл\.)$/u },
  es: {
    'person.first_name.male': /^\S+(?: \S+)?$/u,
    'person.first_name.female': /^\S+(?: \S+)?$/u,
    'person.first_name.generic': /^\S+(?: \S+)?$/u,
  },
};

/** What entries of a list must match; undefined when all are used. */
export function filterOf(locale: string, path: string): RegExp | undefined {
  return (byLocale[locale] ?? (locale.startsWith('en') ? english : undefined))?.[path];
}
