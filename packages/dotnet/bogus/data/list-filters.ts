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
  'location.country': /^[\x20-\x7e]+$/,
  'date.time_zone':
    /^(?:Etc\/UTC|(?:Africa|America|Asia|Atlantic|Australia|Europe|Pacific)(?:\/[A-Z][A-Za-z]+(?:_[A-Za-z]+)*){1,2})$/,
};
const oneWord = /^\S+$/;
const oneOrTwoKanji = /^[\u3005\u4e00-\u9fff]{1,2}$/u;
const withoutBrackets = /^[^(),.;]*$/;

const byLocale: Readonly<Record<string, Filters>> = {
  ar: { 'person.last_name.generic': oneWord, 'person.first_name.male': oneWord },
  cz: {
    'person.last_name.male': oneWord,
    'person.last_name.female': oneWord,
    'person.last_name.generic': oneWord,
  },
  de: {
    'location.city_name': /^[A-ZÄÖÜ][a-zäöüß]+$/u,
    'location.street_name': /^[^']*$/,
  },
  de_AT: { 'location.street_name': withoutBrackets },
  en_AU: { ...english, 'person.last_name.generic': plainName },
  en_GB: { ...english, 'internet.domain_suffix': /^(?:com|info|name|biz|co\.uk)$/ },
  en_IND: { ...english, 'location.city_name': /^[A-Z][a-z]+(?: [A-Z][a-z]+)*$/ },
  fr: { 'company.legal_entity_type': /^(?:EI|EURL|GIE|SAR?L?|SAS|SCOP|SEM)$/ },
  id_ID: { 'location.state': /^(?!Papua (?:Pegunungan|Tengah|Selatan|Barat Daya))/ },
  lv: { 'location.street_name': /^[^-]*$/ },
  nl: {
    'person.first_name.male': /^[^\x80-\x9f]*$/u,
    'person.first_name.female': /^[^\x80-\x9f]*$/u,
    'person.first_name.generic': /^[^\x80-\x9f]*$/u,
    'person.last_name.generic': oneWord,
    'phone_number.format.human': /^[^+]*$/,
    'internet.domain_suffix': /^(?:com|net|org|eu|nl)$/,
    'location.city_prefix': withoutBrackets,
    'location.city_name': withoutBrackets,
    'company.legal_entity_type': /^(?!Bedrijf|Combinatie)/,
  },
  nl_BE: { 'location.city_prefix': oneWord },
  pl: { 'internet.domain_suffix': /^(?:com|net|org|pl|com\.pl)$/ },
  pt_BR: { 'color.human': /^(?!castanho)/ },
  pt_PT: {
    'person.prefix.male': /^(?:Sr\.|Dr\.|Eng\.º|Prof\.)$/,
    'person.prefix.female': /^(?:Sra\.|Dra\.|Eng\.ª|Prof\.ª)$/,
    'location.state': /^(?!Madeira|Açores)/,
  },
  tr: { 'person.first_name.male': oneWord, 'person.first_name.female': oneWord },
  sk: { 'location.street_name': /^[^-]*$/ },
  sv: {
    'person.first_name.female': /^[^-]*$/,
    'person.first_name.male': /^[^-]*$/,
    'person.first_name.generic': /^[^-]*$/,
  },
  vi: { 'location.city_name': /^(?!Hanoi|Ho Chi Minh City|Haiphong)/ },
  ja: {
    'person.first_name.male': oneOrTwoKanji,
    'person.first_name.female': oneOrTwoKanji,
    'person.first_name.generic': oneOrTwoKanji,
    'person.last_name.generic': /^.{1,3}$/u,
  },
  ko: {
    'person.first_name.male': /^.{2}$/u,
    'person.first_name.female': /^.{2}$/u,
    'person.first_name.generic': /^.{2}$/u,
    'person.last_name.generic': /^.$/u,
    'location.street_name_part': /^[가-힣]{1,2}$/u,
  },
  zh_CN: { 'person.last_name.generic': /^.$/u, 'location.street_suffix': /^.{1,2}$/u },
  it: { 'person.last_name.generic': /^[A-Z][A-Za-zàè' ]*[a-zàè]$/u, 'location.city_pattern': invented },
  ru: {
    'location.city_name': withoutBrackets,
    'location.state': /^(?!г\.)(?!.* - )/u,
    'internet.domain_suffix': /^(?:com|ru|info|рф|net|org)$/u,
    'location.street_suffix': /^(?:ул\.|улица|проспект|пр\.|площадь|пл\.)$/u,
  },
  es: {
    'person.last_name.generic': oneWord,
    'internet.domain_suffix': /^(?:com|es|info|com\.es|org)$/,
    'person.first_name.male': /^\S+(?: \S+)?$/u,
    'person.first_name.female': /^\S+(?: \S+)?$/u,
    'person.first_name.generic': /^\S+(?: \S+)?$/u,
  },
};

/**
 * What entries of a list must match; undefined when all are used.
 *
 * @param isEnglish whether the locale has the English list
 */
export function filterOf(locale: string, path: string, isEnglish: boolean): RegExp | undefined {
  return byLocale[locale]?.[path] ?? (isEnglish ? english[path] : undefined);
}
