// A node of the tree as the value of a field, as far as it is known without running code.
import type { TextSpan } from '@mockwright/language/text/source-text';
import { countStep } from '@mockwright/language/text/work-limit';
import { quoteJson } from '../reading/json-quotes.ts';
import { staticText } from '../reading/template-tree.ts';
import type { TemplateNode } from '../reading/template-tree.ts';
import type { FieldValue } from './field-value.ts';
import { scalarJson } from './parse-value.ts';

/** @param spanOf the place in the file of one in the skeleton */
export function valueOfNode(node: TemplateNode, spanOf: (place: TextSpan) => TextSpan): FieldValue {
  countStep();
  const span = spanOf(node);
  switch (node.kind) {
    case 'string': {
      const text = staticText(node);
      return text === undefined
        ? { kind: 'unknown', span }
        : { kind: 'text', text, json: quoteJson(text), span };
    }
    case 'scalar':
      return { kind: 'text', text: node.text === 'null' ? '' : node.text, json: scalarJson(node.text), span };
    case 'array':
      return { kind: 'list', items: node.items.map((item) => valueOfNode(item, spanOf)), span };
    case 'object': {
      const members = node.members.map(({ name, value }) => ({
        name: valueOfNode(name, spanOf),
        value: valueOfNode(value, spanOf),
      }));
      return { kind: 'object', members, span };
    }
    default:
      return { kind: 'unknown', span };
  }
}
