// What clients make up — names of cultures, patterns, paths, members — is not kept for ever by what is made of it.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { evaluate } from '../../template/compiling/evaluate.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** What is asked of a name `n`, and of `name`, a text of 2,000 characters that ends with it. */
const asked: Readonly<Record<string, string>> = {
  'dates by cultures': 'new DateTime(2020, 3, 4).ToString("D", new CultureInfo("en-AB" + n + "x"))',
  'numbers by cultures':
    '(i % 10 == 0 ? 1.5.ToString("C", CultureInfo.GetCultureInfo("en-AB" + n + "x")) : "")',
  'dates by another calendar': '(i % 10 == 0 ? Other("he-AB" + n + "x").GetMonthName(1) : "")',
  'order by cultures': 'string.Compare("ä", "b", false, new CultureInfo("de-AB" + n + "x"))',
  'spellings of zones':
    'TimeZoneInfo.FindSystemTimeZoneById(string.Concat("america/argentina".Select((c, at) => at < 16 && (i >> at & 1) == 1 ? char.ToUpper(c) : c)) + "/Salta").GetUtcOffset(DateTime.UnixEpoch)',
  'zones of one’s own': 'Zone(i).GetUtcOffset(DateTime.UnixEpoch)',
  'paths of JSON': 'json.SelectToken(name)',
  'paths of XML': 'element.XPathSelectElement(name)',
  'texts of Faker': 'Try(() => new Faker().Parse("{{name." + name + "}}"))',
  'members of the library': 'typeof(string).GetMethod(name)',
  'members of a type of the template': 'typeof(Own).GetMethod(name)',
  types: 'Type.GetType(name)',
  'types in a type': 'Type.GetType("System.Environment+" + name)',
  encodings: 'Try(() => System.Text.Encoding.GetEncoding(name))',
  'names of an enum': 'Enum.TryParse<DayOfWeek>(name, out _)',
  'formats of dates': 'DateTime.UnixEpoch.ToString(name)',
  'formats of numbers': '1.5.ToString(name)',
  'composite formats': 'string.Format(name, 1)',
  'interned texts': 'string.Intern(name)',
  'names of a JSON object': 'JsonConvert.DeserializeObject<Own>("{\\"" + name + "\\":1}")',
  'locales of Faker': 'Try(() => new Faker(name))',
  regions: 'Try(() => new RegionInfo("en-" + n))',
  switches: 'AppContext.TryGetSwitch(name, out _)',
  algorithms: 'Try(() => System.Security.Cryptography.HashAlgorithm.Create(name))',
  'variables of the environment': 'Environment.GetEnvironmentVariable(name)',
};

const helpers = `using System.Globalization; using System.Xml.Linq; using System.Xml.XPath;
class Own { public int A { get; set; } }
DateTimeFormatInfo Other(string name) { var info = new CultureInfo(name).DateTimeFormat; info.Calendar = new HebrewCalendar(); return info; }
TimeZoneInfo Zone(int i) {
  var start = TimeZoneInfo.TransitionTime.CreateFixedDateRule(new DateTime(1, 1, 1, i / 60 % 24, i % 60, 0), 3, 1);
  var end = TimeZoneInfo.TransitionTime.CreateFixedDateRule(new DateTime(1, 1, 1, 1, 0, 0), 10, 1 + i / 1440);
  var rule = TimeZoneInfo.AdjustmentRule.CreateAdjustmentRule(DateTime.MinValue.Date, DateTime.MaxValue.Date, TimeSpan.FromHours(1), start, end);
  return TimeZoneInfo.CreateCustomTimeZone("x", TimeSpan.Zero, "x", "x", "x", new[] { rule });
}
string Try(Func<object> make) { try { return make() + ""; } catch (Exception) { return ""; } }
var json = new JObject(); var element = new XElement("a");
`;

/** Asks for some names, which are others each time. */
function ask(expression: string, from: number, count: number): void {
  const code = `${helpers}
var asked = 0;
for (var i = ${from}; i < ${from + count}; i++) {
  var n = i.ToString("0000"); var name = new string('a', 1996) + n;
  var found = (object)(${expression}); asked++;
}
return asked;`;
  expect(evaluate([code])).toMatchObject({ text: String(count) });
}

test.each(Object.entries(asked))('%s', { timeout: 60_000 }, async (_, expression) => {
  ask(expression, 0, 100);
  await setImmediate();
  collect();
  const before = process.memoryUsage().heapUsed;
  ask(expression, 100, 2000);
  await setImmediate();
  collect();
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(2_500_000);
});
