// The English names of time zones, as `TimeZoneInfo` has them on ICU.
import { ownValue } from '@mockwright/language/text/own-value';
import { offsetAt } from './local-zone.ts';
import { dayNumberOf, ticksPerDay } from './calendar.ts';

/** Names that the platform may still list zones by, and those that they have today. */
const presentNames: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};
/** The name that a zone has today where the platform still goes by an older one. */
export function presentNameOf(zone: string): string {
  return ownValue(presentNames, zone) ?? zone;
}

const utcName = 'Coordinated Universal Time';
/** The zone of Greenwich, where it is always winter. */
const greenwich = 'Etc/GMT';
/** The year whose names they are. */
const namedYear = 2024;

/** The offsets of winter and summer, or the other way round. */
function offsetsOfYear(zone: string, year: number): readonly [january: number, july: number] {
  const start = BigInt(dayNumberOf(year, 1, 1)) * ticksPerDay;
  return [offsetAt(zone, start), offsetAt(zone, start + 182n * ticksPerDay)];
}
function platformName(zone: string, style: 'long' | 'longGeneric', daylight: boolean): string {
  const [inJanuary, inJuly] = offsetsOfYear(zone, namedYear);
  const date = new Date(Date.UTC(namedYear, daylight === inJuly >= inJanuary ? 6 : 0, 1));
  return (
    new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: style })
      .formatToParts(date)
      .find(({ type }) => type === 'timeZoneName')?.value ?? zone
  );
}

/** `TimeZoneInfo.StandardName` of a zone of the platform. */
export function standardNameOf(zone: string): string {
  if (zone === greenwich) return 'Greenwich Mean Time';
  return zone === 'UTC' ? utcName : platformName(zone, 'long', false);
}

/** Minutes east of UTC as a clock shows them: `+05:30`. */
export function clockOf(offset: number): string {
  const size = Math.abs(offset);
  const digits = (value: number): string => String(value).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${digits(Math.floor(size / 60))}:${digits(size % 60)}`;
}

/** What stands before `Standard Time` where no summer time has a name. */
const withoutSummer = /^(?:South Africa|Gulf|India|Singapore|Chamorro)$/;
/** Where it is called `Daylight Time`, not `Summer Time`. */
const daylight =
  /^(?:Samoa|Apia|Hawaii-Aleutian|Alaska|Pacific|Mexican Pacific|Mountain|Central|Cuba|Eastern|Atlantic|Newfoundland|St\. Pierre & Miquelon|Israel|Arabian|Iran|Australian .*|China|Taipei|Taiwan|Japan|Korean|Lord Howe|Chatham|New Zealand|Norfolk Island)$/;

/** `TimeZoneInfo.DaylightName`: also where clocks are no longer set for summer. @param base the offset in winter */
export function daylightNameOf(zone: string, base: number): string {
  if (zone === 'UTC') return utcName;
  const [inJanuary, inJuly] = offsetsOfYear(zone, namedYear);
  if (inJanuary !== inJuly) return platformName(zone, 'long', true);
  const region = /^(.*) Standard Time$/.exec(standardNameOf(zone))?.[1];
  if (region === undefined || withoutSummer.test(region)) return base === 0 ? 'GMT' : `GMT${clockOf(base)}`;
  return `${region} ${daylight.test(region) ? 'Daylight' : 'Summer'} Time`;
}

/** The zones of a region, under the names that the platform prefers. */
function zonesOfRegion(region: string): readonly string[] {
  const locale = new Intl.Locale(`und-${region}`) as Intl.Locale & {
    getTimeZones?(): string[] | undefined;
    readonly timeZones?: string[];
  };
  return (locale.getTimeZones?.() ?? locale.timeZones ?? []).map(preferredName);
}
const preferredName = (zone: string): string =>
  Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone;

/** Whether a name is that of the country which the zone is in: `Israel Time`. */
function isNameOfCountry(zone: string, name: string): boolean {
  const country = /^(.*) Time$/.exec(name)?.[1];
  if (country === undefined) return false;
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const region = letters
    .flatMap((first) => letters.map((second) => first + second))
    .find((code) => names.of(code) === country);
  return region !== undefined && zonesOfRegion(region).includes(preferredName(zone));
}

/** Names of zones that have no summer time, in an area where others have: the area's own is used. */
const sharedNames =
  /^(Mountain|Central|Eastern|Pacific|Atlantic|Alaska|Hawaii-Aleutian|(?:Central|Eastern|Western) European|Australian (?:Eastern|Central)) Standard Time$/;

/** What stands behind the offset in `TimeZoneInfo.DisplayName`: `Central European Time (Berlin)`. */
export function generalNameOf(zone: string): string {
  const name = platformName(zone, 'longGeneric', false);
  if (zone === greenwich) return 'Greenwich Mean Time';
  if (zone.startsWith('Etc/')) return name;
  if (zone === 'Europe/Moscow') return 'Moscow Time';
  const general = name
    .replace(sharedNames, '$1 Time')
    .replace(/^Australian (\w+) Time$/, '$1 Australia Time');
  const city = presentNameOf(preferredName(zone)).split('/').at(-1)!.replaceAll('_', ' ');
  return general.startsWith(city) || isNameOfCountry(zone, general) ? general : `${general} (${city})`;
}
