// Scripts made from the grammar: well formed, seldom well typed.
import * as fc from 'fast-check';

const name = fc.constantFrom('a', 'b', 'c', 'x', 'F', 'G', 'C', 'S', 'I', 'R', 'E', 'T', 'Length', 'Count', 'ToString', 'Select', 'Where', 'Add', 'Value', 'Item1', 'Request', 'Console', 'Math', 'Enumerable', '_', 'var', 'value', 'field', 'await', 'nameof');
const typeName = fc.constantFrom('int', 'long', 'byte', 'char', 'double', 'decimal', 'bool', 'string', 'object', 'dynamic', 'void', 'var', 'T', 'C', 'S', 'I', 'R', 'E', 'Exception', 'DateTime', 'JObject', 'System.Text.StringBuilder', 'IDisposable');
const literal = fc.constantFrom('0', '1', '-1', '255', '2147483647', '2147483648', '9223372036854775808', '1L', '1.5', '1e400', '2.5m', '0x1F', '0b11', "'a'", '"s"', '""', 'null', 'true', 'false', 'default', '$"{a}"', '$"{1,5:F2}"', '"""raw"""', '@"v"', '"u"u8');
const binary = fc.constantFrom('+', '-', '*', '/', '%', '&', '|', '^', '<<', '>>', '>>>', '&&', '||', '??', '==', '!=', '<', '>', '<=', '>=');
const assigning = fc.constantFrom('=', '+=', '-=', '*=', '/=', '%=', '&=', '|=', '^=', '<<=', '>>=', '>>>=', '??=');
const unary = fc.constantFrom('+', '-', '!', '~', '++', '--', '^', 'await ', 'ref ', 'throw ');
const modifier = fc.constantFrom('', '', '', 'static ', 'public ', 'private ', 'async ', 'abstract ', 'virtual ', 'override ', 'sealed ', 'readonly ', 'const ', 'partial ', 'required ');

const text = (strings: TemplateStringsArray, ...parts: fc.Arbitrary<string>[]): fc.Arbitrary<string> =>
  fc.tuple(...parts).map((values) => strings.reduce((all, piece, index) => all + values[index - 1]! + piece));

const { script } = fc.letrec<Record<'type' | 'expression' | 'list' | 'pattern' | 'statement' | 'block' | 'parameters' | 'member' | 'script', string>>((tie) => {
  const type = tie('type');
  const expression = tie('expression');
  const list = tie('list');
  const pattern = tie('pattern');
  const statement = tie('statement');
  const block = tie('block');
  const parameters = tie('parameters');
  const member = tie('member');
  const members = fc.array(member, { maxLength: 3 }).map((all) => all.join('\n'));
  return {
    type: fc.oneof({ depthSize: 'small', withCrossShrink: true }, typeName, text`${type}?`, text`${type}[]`, text`${type}[,]`, text`List<${type}>`, text`Dictionary<${type}, ${type}>`, text`Func<${type}, ${type}>`, text`(${type} a, ${type} b)`, text`IEnumerable<${type}>`, text`Task<${type}>`),
    list: fc.array(fc.oneof(expression, text`${name}: ${expression}`, text`out ${type} ${name}`, text`ref ${expression}`, text`..${expression}`), { maxLength: 3 }).map((all) => all.join(', ')),
    expression: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      literal, name, text`${expression} ${binary} ${expression}`, text`(${expression})`, text`${unary}${expression}`, text`${expression}++`, text`${expression}.${name}`, text`${expression}?.${name}`,
      text`${expression}(${list})`, text`${expression}[${list}]`, text`${expression}?[${list}]`, text`${expression}!`, text`(${type})${expression}`, text`${expression} as ${type}`, text`${expression} is ${pattern}`, text`${expression} ? ${expression} : ${expression}`,
      text`new ${type}(${list})`, text`new(${list})`, text`new ${type} { ${name} = ${expression} }`, text`new ${type} { ${list} }`, text`new { ${name} = ${expression}, ${name} }`, text`new[] { ${list} }`, text`new ${type}[${expression}]`, text`[${list}]`,
      text`${name} => ${expression}`, text`(${parameters}) => ${expression}`, text`(${parameters}) => ${block}`, text`async () => ${expression}`, text`delegate (${parameters}) ${block}`, text`(${expression}, ${expression})`, text`${expression} ${assigning} ${expression}`,
      text`${expression} switch { ${pattern} => ${expression}, _ => ${expression} }`, text`${expression} with { ${name} = ${expression} }`, text`${expression}..${expression}`, text`from ${name} in ${expression} where ${expression} orderby ${expression} select ${expression}`,
      text`from ${name} in ${expression} join ${name} in ${expression} on ${expression} equals ${expression} into ${name} group ${expression} by ${expression}`,
      text`typeof(${type})`, text`nameof(${expression})`, text`default(${type})`, text`checked(${expression})`, text`sizeof(${type})`, text`$"{${expression}} {${expression},${literal}}"`, text`(${type} ${name}, ${type} ${name}) = ${expression}`, text`var (${name}, ${name}) = ${expression}`, text`this`, text`base.${name}`, text`${name}<${type}>(${list})`,
    ),
    pattern: fc.oneof({ depthSize: 'small', withCrossShrink: true }, literal, text`${type} ${name}`, text`var ${name}`, text`_`, text`not ${pattern}`, text`${pattern} and ${pattern}`, text`${pattern} or ${pattern}`, text`> ${literal}`, text`{ ${name}: ${pattern} }`, text`(${pattern}, ${pattern})`, text`[${pattern}, ..]`, text`${type}`, text`var (${name}, ${name})`),
    block: fc.array(statement, { maxLength: 3 }).map((all) => `{ ${all.join('\n')} }`),
    parameters: fc.array(fc.oneof(text`${type} ${name}`, text`${type} ${name} = ${literal}`, text`ref ${type} ${name}`, text`out ${type} ${name}`, text`params ${type}[] ${name}`, text`this ${type} ${name}`, name), { maxLength: 3 }).map((all) => all.join(', ')),
    statement: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      text`${expression};`, text`${type} ${name} = ${expression};`, text`var ${name} = ${expression};`, text`if (${expression}) ${statement} else ${statement}`, text`while (${expression}) ${statement}`, text`do ${statement} while (${expression});`, text`for (int ${name} = 0; ${expression}; ${expression}) ${statement}`,
      text`foreach (var ${name} in ${expression}) ${statement}`, text`foreach (var (${name}, ${name}) in ${expression}) ${statement}`, block, text`try ${block} catch (${type} ${name}) when (${expression}) ${block} finally ${block}`, text`switch (${expression}) { case ${pattern}: ${statement} break; default: ${statement} break; }`,
      text`return ${expression};`, text`yield return ${expression};`, text`break;`, text`continue;`, text`goto ${name};`, text`${name}: ${statement}`, text`throw ${expression};`, text`using (var ${name} = ${expression}) ${statement}`, text`using var ${name} = ${expression};`, text`lock (${expression}) ${statement}`,
      text`${modifier}${type} ${name}(${parameters}) ${block}`, text`${modifier}${type} ${name}<T>(${parameters}) where T : ${type} => ${expression};`, text`const ${type} ${name} = ${expression};`, text`await foreach (var ${name} in ${expression}) ${statement}`, text`checked ${block}`, text`yield break;`, text`;`,
    ),
    member: fc.oneof(
      text`${modifier}${type} ${name};`, text`${modifier}${type} ${name} = ${expression};`, text`${modifier}${type} ${name} { get; set; }`, text`${modifier}${type} ${name} => ${expression};`, text`${modifier}${type} ${name}(${parameters}) ${block}`, text`public C(${parameters}) : this(${list}) ${block}`,
      text`public ${type} this[${parameters}] { get => ${expression}; set ${block} }`, text`public static ${type} operator ${binary}(${parameters}) => ${expression};`, text`public static implicit operator ${type}(${parameters}) => ${expression};`, text`${modifier}event ${type} ${name};`, text`class ${name} { ${member} }`, text`${modifier}${type} ${name}<T>(${parameters}) => ${expression};`, text`~C() ${block}`,
    ),
    script: fc
      .array(
        fc.oneof(
          { weight: 5, arbitrary: statement },
          { weight: 1, arbitrary: fc.oneof(text`${modifier}class C : ${type} { ${members} }`, text`class C<T> where T : ${type} { ${members} }`, text`${modifier}struct S : ${type} { ${members} }`, text`interface I : ${type} { ${members} }`, text`record R(${parameters}) : ${type} { ${members} }`, text`record struct R(${parameters});`, text`enum E : ${type} { a = ${expression}, b, c }`, text`delegate ${type} F(${parameters});`, text`static class X { public static ${type} F(this ${type} a) => ${expression}; }`) },
          { weight: 1, arbitrary: expression },
        ),
        { minLength: 1, maxLength: 5 },
      )
      .map((all) => all.join('\n')),
  };
});

/** A script with up to five statements or types. */
export const grammaticalScript: fc.Arbitrary<string> = script;
