// The value of a field in one run.
import type { FieldValue } from '../fields/field-value.ts';
import type { TextTemplate, ValuePlan } from '../plan/value-plan.ts';
import { quoteJson } from '../reading/json-quotes.ts';
import { RawText } from '../host/raw-text.ts';
import { GroupText } from './group-text.ts';
import { BareValue } from './json-writer.ts';
import type { ReadyValue, SlotContent } from './json-writer.ts';
import { XmlText } from './xml-values.ts';
import { parseValue } from '../fields/parse-value.ts';

/** Puts what the code left in the slots into a value. */
export function resolveValue(plan: ValuePlan, slots: readonly SlotContent[]): FieldValue {
  const { kind } = plan;
  switch (kind) {
    case 'static':
      return plan.value;
    case 'text': {
      const text = textOf(plan.text, slots);
      return { kind: 'text', text, json: quoteJson(text), span: plan.span };
    }
    case 'slot': {
      const value = slots[plan.slot] as ReadyValue | undefined;
      const { span } = plan;
      if (value === undefined) return { kind: 'text', text: '', json: 'null', span };
      if (typeof value === 'string' || value instanceof GroupText) {
        const text = typeof value === 'string' ? value : value.text;
        return { kind: 'text', text, json: quoteJson(text), span };
      }
      return {
        kind: 'text',
        text: value.text,
        json: value instanceof RawText ? value.text : value.json,
        span,
      };
    }
    case 'list':
      return { kind: 'list', items: plan.items.flatMap((item) => resolveItem(item, slots)), span: plan.span };
    case 'object': {
      const members = plan.members.map(({ name, value }) => ({
        name: resolveValue(name, slots),
        value: resolveValue(value, slots),
      }));
      return { kind: 'object', members, span: plan.span };
    }
    default:
      return plan satisfies never;
  }
}

/** What code gives in the place of an item may be several, or none. */
function resolveItem(plan: ValuePlan, slots: readonly SlotContent[]): readonly FieldValue[] {
  const value = plan.kind === 'slot' ? slots[plan.slot] : undefined;
  if (!(value instanceof BareValue && value.isItems)) return [resolveValue(plan, slots)];
  const items = parseValue(value.json).value;
  return items.kind === 'list' ? items.items : [];
}

/** A text with what the code left in its slots. */
export function textOf(template: TextTemplate, slots: readonly SlotContent[]): string {
  let text = '';
  for (const part of template) {
    if (typeof part === 'string') text += part;
    else {
      const value = slots[part] as ReadyValue | undefined;
      text += typeof value === 'string' ? value : (value?.text ?? '');
    }
  }
  return text;
}

/** A text as part of XML: what the code left in its slots is well-formed where it stands. */
export function xmlTextOf(template: TextTemplate, slots: readonly SlotContent[]): string {
  const xml = new XmlText();
  for (const part of template) {
    const value = typeof part === 'string' ? part : (slots[part] as ReadyValue | undefined);
    if (value instanceof GroupText)
      for (const { text, isValue } of value.pieces)
        if (isValue) xml.writeValue(text);
        else xml.write(text);
    else if (typeof value !== 'string') xml.write(value?.text ?? '');
    else if (typeof part === 'string') xml.write(value);
    else xml.writeValue(value);
  }
  return xml.text;
}
