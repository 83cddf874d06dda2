// How fast code compiles: a script of 100 lines, and a folder's worth of templates with ten lines of code each.
import { deferOptimization } from '../packages/mockwright/cli/v8-flags.ts';
import { createCompiler } from '../packages/mockwright/compiler.ts';
import { compile } from '../packages/csharp/compile.ts';
import { defaultImports } from '../packages/mockwright/template/compiling/evaluate.ts';
import { templateLibrary } from '../packages/mockwright/template/compiling/library.ts';
import { SourceText } from '@mockwright/language/text/source-text';
import { digits, fastest, print, printTable, surroundings } from './measure.ts';

/** Ten lines as they stand in templates; `n` makes the names its own. */
const tenLines = (n: number): string => `var items${n} = Request.Body["items"];
var total${n} = 0m;
foreach (var item in items${n}) {
  total${n} += (decimal)item["price"] * (int)item["quantity"];
}
var numbers${n} = new List<int> { 1, 2, ${n} };
var large${n} = numbers${n}.Where(x => x > 1).Select(x => x * 2).ToList();
var name${n} = Request.Query["name"] ?? "nobody";
string Describe${n}(string who, int count) => $"{who} has {count:N0} of {large${n}.Count}";
var text${n} = Describe${n}(name${n}, numbers${n}.Sum());
`;

const template = (n: number): string => `{
  "request": { "method": "POST", "route": "/orders/${n}" },
  "response": {
    "body": { <#
${tenLines(n)}#>
      "text": "<#= text${n} #>", "total": <#= total${n} #> }
  }
}`;

const { library, globalsType } = templateLibrary();
const script = Array.from({ length: 10 }, (_, index) => tenLines(index)).join('');
const compileScript = (run: number): void => {
  const result = compile({
    sources: [new SourceText('script', `${script}${run}`)],
    library,
    globalsType,
    imports: defaultImports,
  });
  if (!result.program) throw new Error(result.diagnostics.map(({ message }) => message).join('\n'));
};

print(`Compiling (${surroundings()})\n`);
let run = 0;
let start = performance.now();
compileScript(run++);
const first = performance.now() - start;

// As the server does while it loads.
const optimize = deferOptimization();
const compileFile = createCompiler({ imports: [] });
const count = 1000;
start = performance.now();
for (let n = 0; n < count; n++) {
  const { diagnostics } = compileFile(new SourceText(`${n}.json`, template(n)));
  const error = diagnostics.find(({ severity }) => severity === 'error');
  if (error) throw new Error(error.message);
}
const folder = performance.now() - start;
optimize();
const warm = fastest(() => compileScript(run++));

printTable(
  ['what', 'milliseconds'],
  [
    ['a script of 100 lines, the first of the process', digits(first)],
    ['1000 templates of ten lines', digits(folder)],
    ['a script of 100 lines, warm', digits(warm)],
  ],
);
print(`${Math.round((count / folder) * 1000)} templates a second`);
