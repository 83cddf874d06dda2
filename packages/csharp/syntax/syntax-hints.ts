// What was probably meant where the grammar breaks off: words and signs of other languages.

/** What stands before and after the place of a complaint. */
interface Place {
  readonly code: string;
  /** The line up to the place. */
  readonly before: string;
  /** The line from the place on, without white space before it. */
  readonly after: string;
}

interface Slip {
  readonly hint: string;
  readonly before?: RegExp;
  readonly after?: RegExp;
  readonly codes?: readonly string[];
}

const joins = "write '&&' for 'and', '||' for 'or', '!' for 'not'";
const texts = 'texts stand in double quotes, with values in them: $"… {value}"';
/** For whoever writes a function as other languages do. */
export const functionHint: string =
  "a function begins with the type that it returns: 'int F(int x) => x + 1;'";
const each = "write 'foreach (var item in items)'";

/** The first that fits is told. */
const slips: readonly Slip[] = [
  { before: /[=!]=$/, after: /^=/, hint: "write '==' or '!='" },
  { after: /^`/, hint: texts },
  { after: /^\$'/, hint: texts },
  { codes: ['CS1012'], hint: texts },
  { before: /\bf$/, after: /^"/, hint: 'texts with values in them begin with a dollar: $"… {value}"' },
  { before: /\bfunction\b[^;]*$/, hint: functionHint },
  { before: /\bdef\s+\w+\s*\([^;]*$/, hint: functionHint },
  {
    before: /\bconst\s+\w+\s*$/,
    after: /^=/,
    hint: "constants have a type: 'const int x = …'; variables begin with 'var'",
  },
  { before: /\bfor\s*\(\s*$/, after: /^(?:const|let)\b/, hint: each },
  { codes: ['CS1003'], after: /^for\b/, hint: each },
  { before: /\bfor(?:each)?\s*\([^;]*$/, after: /^of\b/, hint: each },
  { before: /\bfor(?:each)?\s*$/, after: /^\w+\s+(?:in|of)\b/, hint: each },
  {
    before: /\bref\s+[\w<>[\]?]+\s+\w+\s*$/,
    after: /^=/,
    hint: 'the top of a script has no references to variables: put it into a method or a block { … }',
  },
  { after: /^(?:and|or)\b/, hint: joins },
  { before: /\bnot\s*$/, hint: joins },
  { before: /\b(?:elif|elseif|elsif)\b[^;{}]*$/, hint: "write 'else if (…)'" },
  {
    before: /\bnew\s*\{[^}]*$/,
    after: /^:/,
    hint: "members of an anonymous object get their values by '=': new { a = 1 }",
  },
  { before: /\bnew\b[^{]*\{[^}]*$/, after: /^:/, hint: 'entries are written ["key"] = value' },
  {
    before: /\{[^{}]*$/,
    after: /^:/,
    hint: 'objects are written new { a = 1 }, JSON objects new JObject { ["a"] = 1 }',
  },
  {
    codes: ['CS1003'],
    before: /\b(?:if|while|for|foreach|switch|lock)\s*$/,
    hint: "what stands behind the word stands in parentheses: 'if (…)'",
  },
  { before: /\)\s*then\s*$/, hint: "write 'if (…) …' without 'then'" },
  { codes: ['CS1524'], after: /^\}?\s*except\b/, hint: "write 'catch (Exception e) { … }'" },
  { codes: ['CS0230'], hint: each },
  {
    codes: ['CS1002'],
    before: /\busing\s+[\w.]+\s*$/,
    after: /^\w+\s*=/,
    hint: "at the top of a script write 'using (var x = …) { … }'",
  },
  {
    codes: ['CS1002'],
    before: /^[^?{]*[\w)\]"]$/,
    after: /^:[A-Za-z#0][^;{}()]*$/,
    hint: 'a format is written x.ToString("…"), or in a text: $"{x:…}"',
  },
  { before: /:$/, after: /^=/, hint: "write 'var x = …'" },
  { before: /\binstanceof\s*$/, hint: "write 'x is T'" },
  { before: /\btypeof\s*$/, hint: "write 'typeof(T)' for a type, 'x.GetType()' for that of a value" },
  { codes: ['CS1002', 'CS7017'], after: /^in\b/, hint: "write 'items.Contains(x)'" },
  { before: /"\s*\.\s*$/, after: /^"/, hint: "texts are joined by '+'" },
  {
    codes: ['CS1525'],
    after: /^(?:int|long|double|decimal|float|bool)\s*\(/,
    hint: "write 'int.Parse(…)' for a text, '(int)x' for a number",
  },
  { codes: ['CS1525'], after: /^string\s*\(/, hint: "write 'x.ToString()'" },
];

/** What to write instead; undefined where the text shows nothing of it. */
export function syntaxHint(code: string, text: string, start: number): string | undefined {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', start);
  const place: Place = {
    code,
    before: text.slice(lineStart, start),
    after: text.slice(start, lineEnd < 0 ? text.length : lineEnd).trimStart(),
  };
  return slips.find((slip) => fits(slip, place))?.hint;
}

const fits = ({ before, after, codes }: Slip, place: Place): boolean =>
  (codes === undefined || codes.includes(place.code)) &&
  (before === undefined || before.test(place.before)) &&
  (after === undefined || after.test(place.after));
