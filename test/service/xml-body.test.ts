// XML bodies against what `JsonConvert.SerializeXmlNode` of Newtonsoft.Json 13 made of them (xml-bodies.json).
import { expect, test } from 'vitest';
import { parseXml } from '../../src/service/exchange/body/xml-body.ts';
import { BodyError } from '../../src/template/template-error.ts';
import { toPlain } from './fake-templates.ts';
import cases from './xml-bodies.json' with { type: 'json' };

test.each(cases)('$xml', ({ xml, json, error }) => {
  if (error !== undefined) expect(() => parseXml(xml)).toThrow(BodyError);
  else expect(JSON.stringify(toPlain(parseXml(xml)))).toBe(JSON.stringify(json));
});
