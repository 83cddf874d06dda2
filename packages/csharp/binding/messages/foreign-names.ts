// What authors write who have just come from another language, and what C# calls it.
import { functionHint } from '../../syntax/syntax-hints.ts';

const variableHint = "declare variables with 'var'";

/** Members by their names in JavaScript, Python, Java and Ruby; which of them a type has, the type says. */
export const foreignMembers: ReadonlyMap<string, readonly string[]> = new Map([
  ['Count', ['Length']],
  ['Form', ['Body']],
  ['HttpMethod', ['Method']],
  ['Length', ['Count']],
  ['Param', ['Route']],
  ['Parameters', ['Route']],
  ['Params', ['Route']],
  ['Path', ['Url', 'Route']],
  ['RouteValues', ['Route']],
  ['ToFixed', ['ToString']],
  ['Uri', ['Url']],
  ['append', ['Append', 'Add']],
  ['charAt', ['ElementAt']],
  ['collect', ['Select']],
  ['contains', ['ContainsKey', 'Contains']],
  ['each', ['ForEach']],
  ['every', ['All']],
  ['filter', ['Where']],
  ['find', ['Find', 'FirstOrDefault']],
  ['flatMap', ['SelectMany']],
  ['forEach', ['ForEach']],
  ['format', ['ToString', 'Format']],
  ['get', ['GetValueOrDefault', 'TryGetValue']],
  ['has', ['ContainsKey', 'Contains']],
  ['has_key', ['ContainsKey']],
  ['hasOwnProperty', ['ContainsKey']],
  ['includes', ['ContainsKey', 'Contains']],
  ['isEmpty', ['Any']],
  ['items', ['Items']],
  ['len', ['Length', 'Count']],
  ['lower', ['ToLower']],
  ['map', ['Select']],
  ['match', ['Match']],
  ['put', ['TryAdd', 'Add']],
  ['push', ['Add', 'Push']],
  ['reduce', ['Aggregate']],
  ['shift', ['Dequeue', 'RemoveAt']],
  ['size', ['Count', 'Length']],
  ['slice', ['Substring', 'GetRange', 'Take']],
  ['some', ['Any']],
  ['strip', ['Trim']],
  ['toFixed', ['ToString']],
  ['toISOString', ['ToString']],
  ['toLowerCase', ['ToLower']],
  ['toUpperCase', ['ToUpper']],
  ['unshift', ['Insert']],
  ['upper', ['ToUpper']],
]);

/** The parts of a request by their names in other frameworks. */
const requestParts: ReadonlyMap<string, string> = new Map([
  ['header', 'Header'],
  ['headers', 'Header'],
  ['query', 'Query'],
  ['param', 'Route'],
  ['route', 'Route'],
  ['body', 'Body'],
  ['cookies', 'Cookies'],
]);

/** How far behind a name is looked for what is asked of it. */
export const LONGEST_PART = 80;

/**
 * What to write for a part of a request as other frameworks name it: `request.headers["x"]`.
 * @param rest the text behind the name
 */
export function foreignPart(name: string, rest: string): string | undefined {
  if (!/^req(?:uest)?$/.test(name)) return undefined;
  const written = /^\.(\w+)(?:\[\\?["']([\w.-]+)\\?["']\]|\.(\w+)(?![\w(]))?/.exec(rest);
  const part = requestParts.get(written?.[1]?.toLowerCase() ?? '');
  return part && `\`Request.${part}["${written![2] ?? written![3] ?? '…'}"]\``;
}

/** Free names of other languages, and what to write. */
export const foreignNames: ReadonlyMap<string, string> = new Map([
  ['JSON', '`JsonConvert.SerializeObject(…)` or `JToken.Parse(…)`'],
  ['None', '`null`'],
  ['False', '`false`'],
  ['Number', '`double.Parse(…)` or `int.Parse(…)`'],
  ['True', '`true`'],
  ['crypto', '`Guid.NewGuid()`, or the types of System.Security.Cryptography'],
  ['console', '`Console.WriteLine(…)`'],
  ['echo', '`Console.WriteLine(…)`, or <#= … #> to write to the answer'],
  ['fetch', 'the answer itself: template code cannot reach the network'],
  ['isNaN', '`double.IsNaN(…)`'],
  ['len', '`.Length` or `.Count()`'],
  ['NULL', '`null`'],
  ['Null', '`null`'],
  ['nil', '`null`'],
  ['str', '`x.ToString()`'],
  ['now', '`DateTime.Now`'],
  ['parseFloat', '`double.Parse(…)`'],
  ['parseInt', '`int.Parse(…)`'],
  ['print', '`Console.WriteLine(…)`, or <#= … #> to write to the answer'],
  ['req', '`Request`'],
  ['res', 'the `response` part of the template'],
  ['undefined', '`null`'],
  ['uuid', '`Guid.NewGuid()`'],
]);

/** What stands where C# expects a type, and what to do. */
export const foreignTypes: ReadonlyMap<string, string> = new Map([
  ['Array', "write 'int[]', 'List<int>'… for the type of a list"],
  ['Boolean', "write 'bool'"],
  ['Error', "write 'Exception'"],
  ['Map', "write 'Dictionary<string, int>'…"],
  ['Number', "write 'int', 'double' or 'decimal'"],
  ['Set', "write 'HashSet<int>'…"],
  ['any', "write 'object', or 'dynamic' where members are found when the code runs"],
  ['boolean', "write 'bool'"],
  ['const', variableHint],
  ['def', functionHint],
  ['delete', "write 'items.Remove(…)'"],
  ['func', functionHint],
  ['function', functionHint],
  ['integer', "write 'int'"],
  ['let', variableHint],
  ['number', "write 'int', 'double' or 'decimal'"],
  ['val', variableHint],
]);
