// XML bodies against what `JsonConvert.SerializeXmlNode` of Newtonsoft.Json 13 made of them (xml-bodies.json).
import { expect, test } from 'vitest';
import { TokenBudget } from '../../service/exchange/body/body-budget.ts';
import { parseXml as parseWithin } from '../../service/exchange/body/xml-body.ts';
import type { BodyTree } from '../../service/exchange/body/body-tree.ts';
import { BodyError } from '../../template/template-error.ts';
import { toPlain } from './fake-templates.ts';
import cases from './xml-bodies.json' with { type: 'json' };

const parseXml = (xml: string): BodyTree => parseWithin(xml, new TokenBudget(1_000_000));

test.each(cases)('$xml', ({ xml, json, error }) => {
  if (error !== undefined) expect(() => parseXml(xml)).toThrow(BodyError);
  else expect(JSON.stringify(toPlain(parseXml(xml)))).toBe(JSON.stringify(json));
});

// The old way of reading it took minutes for a body of this length.
test.each([
  ['white space', (many: string) => many],
  ['white space and quotes', (many: string) => `${many}"${many}"${many}`],
  ['public', (many: string) => `PUBLIC${many}'p'${many}x${many}`],
  ['brackets', (many: string) => `${many.replaceAll(' ', '[] ')}x`],
])('a document type with much %s', (_name, inside) => {
  const started = performance.now();
  parseXml(`<!DOCTYPE a${inside(' '.repeat(300_000))} x><a/>`);
  expect(performance.now() - started).toBeLessThan(2000);
});

test('a subset may follow the name at once', () => {
  const { '!DOCTYPE': doctype } = toPlain(parseXml('<!DOCTYPE a[<!ENTITY b "c">]><a/>')) as Record<
    string,
    unknown
  >;
  expect(doctype).toEqual({ '@name': 'a', '@internalSubset': '<!ENTITY b "c">' });
});
