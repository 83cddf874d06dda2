// The constraint `{when:datetime}`: what `DateTime.TryParse` accepts in one path segment, in the invariant culture.

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const LONG_MONTHS =
  'january february march april may june july august september october november december'.split(' ');
const DAYS = /^(?:sun(?:day)?|mon(?:day)?|tue(?:sday)?|wed(?:nesday)?|thu(?:rsday)?|fri(?:day)?|sat(?:urday)?),?\s+/i;
const TIME = /(?:^|[T\s])(\d{1,2}):(\d{1,2})(?::(\d{1,2})(?:\.\d{1,7})?)?(?:\s*([ap])m?)?\s*(?:z|gmt|[+-]\d{1,2}(?::?\d{2})?)?$/i;

/** Whether a text is a date, a time, or both. */
export function isDateTime(value: string): boolean {
  let text = value.trim().replace(DAYS, '');
  const time = TIME.exec(text);
  if (time !== null) {
    if (!isTime(time)) return false;
    text = text.slice(0, time.index).trim();
    if (text === '') return true;
  }
  return isDate(text);
}

function isTime([, hours, minutes, seconds, half]: RegExpExecArray): boolean {
  const hour = Number(hours);
  const hoursFit = half === undefined ? hour < 24 : hour >= 1 && hour <= 12;
  return hoursFit && Number(minutes) < 60 && Number(seconds ?? 0) < 60;
}

function isDate(text: string): boolean {
  const parts = text.split(/[-./,\s]+/).filter((part) => part !== '');
  const named = parts.findIndex((part) => monthNamed(part) > 0);
  if (named >= 0) {
    const month = monthNamed(parts[named]!);
    const numbers = parts.filter((_, index) => index !== named);
    if (!numbers.every((part) => /^\d{1,4}$/.test(part))) return false;
    if (numbers.length === 1) return isDay(Number(numbers[0]), month, 2000) || numbers[0]!.length === 4;
    const year = numbers.find((part) => part.length > 2) ?? numbers[1];
    const day = numbers.find((part) => part !== year) ?? year;
    return numbers.length === 2 && isDay(Number(day), month, Number(year));
  }
  if (!parts.every((part) => /^\d{1,4}$/.test(part))) return false;
  const [a = '', b = '', c = ''] = parts;
  if (parts.length === 2) {
    if (a.length === 4) return isDay(1, Number(b), Number(a));
    return b.length === 4 ? isDay(1, Number(a), Number(b)) : isDay(Number(b), Number(a), 2000);
  }
  if (parts.length !== 3) return false;
  return a.length > 2 ? isDay(Number(c), Number(b), Number(a)) : isDay(Number(b), Number(a), Number(c));
}

function monthNamed(text: string): number {
  const lower = text.toLowerCase();
  return Math.max(MONTHS.indexOf(lower), LONG_MONTHS.indexOf(lower)) + 1;
}

function isDay(day: number, month: number, year: number): boolean {
  if (month < 1 || month > 12 || day < 1) return false;
  return day <= new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
}
