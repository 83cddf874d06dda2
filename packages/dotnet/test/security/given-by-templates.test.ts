// Objects of a template's classes where the library asks them, and calls after those that failed: found by trying.
import { expect, test } from 'vitest';
import { evaluate } from '../../../mockwright/template/compiling/evaluate.ts';

test.each([
  [
    'a resolver of namespaces',
    'using System.Xml; using System.Xml.Linq; using System.Xml.XPath; class N : IXmlNamespaceResolver { public IDictionary<string, string> GetNamespacesInScope(XmlNamespaceScope s) => null; public string LookupNamespace(string p) => "u"; public string LookupPrefix(string n) => null; } XElement.Parse("<a xmlns:p=\'u\'><p:c/></a>").XPathSelectElement("n:c", new N())',
    '<p:c xmlns:p="u" />',
  ],
  [
    'a writer that is closed behind a mistake in an attribute',
    'using System.Xml; using System.Text; var w = XmlWriter.Create(new StringBuilder(), new XmlWriterSettings { WriteEndDocumentOnClose = false }); w.WriteStartElement("a"); w.WriteStartAttribute("q"); try { w.WriteStartElement("a b"); } catch (Exception) { } w.Close(); w.WriteState',
    'Error',
  ],
  [
    'random numbers beyond what was asked for',
    'class R : Random { public override double NextDouble() => 7; protected override double Sample() => 5.5; public override int Next(int a) => int.MaxValue; public override int Next(int a, int b) => b + 1500; } Bogus.Randomizer.Seed = new R(); var r = new Bogus.Faker().Random; string Try(Func<object> f) { try { return f().ToString(); } catch (OverflowException) { return "overflow"; } } Try(() => r.Byte()) + " " + Try(() => r.SByte()) + " " + Try(() => r.Int(5, int.MaxValue))',
    'overflow overflow -2147483644',
  ],
])('%s', (_, code, text) => expect(evaluate([code])).toMatchObject({ text }));
