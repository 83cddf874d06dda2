// Finds values that nobody sees: `<# … #>` where `<#= … #>` was meant.
import { isOnlyValue } from '@mockwright/csharp';
import type { SourceText, TextSpan } from '@mockwright/language/text/source-text';
import type { TemplateSections } from '../fields/read-sections.ts';
import { codeOfTag, sourceOfTag } from '../reading/code-source.ts';
import type { ReadTemplate } from '../reading/read-template.ts';
import type { Reporter } from '../reading/reporter.ts';
import type { Tag } from '../reading/tags.ts';
import type { TemplateNode } from '../reading/template-tree.ts';
import { OutermostSpans } from './outermost-spans.ts';

/** Warns of statements that are nothing but a value, and of a condition that only statements make. */
export function checkUnusedValues(
  source: SourceText,
  { skeleton, tree }: ReadTemplate,
  { condition, ignored }: TemplateSections,
  reporter: Reporter,
): void {
  const silent = condition && onlyStatements(condition) ? condition : undefined;
  if (silent) reporter.report('MW1314', silent);
  const passedOver = new OutermostSpans<TextSpan>(silent ? [silent, ...ignored] : ignored);
  const running = new Set(tree.code);
  for (const [at, code] of skeleton.codeAt) {
    if (code.kind !== 'statements' || skeleton.groupOf.has(code) || !running.has(code)) continue;
    if (passedOver.at(at)) continue;
    if (givesOnlyValue(source, code)) reporter.reportInFile('MW1313', { start: code.start, end: code.end });
  }
}

function onlyStatements(node: TemplateNode): boolean {
  return (
    node.kind === 'string' &&
    node.parts.some((part) => part.kind === 'code') &&
    node.parts.every((part) =>
      part.kind === 'code' ? part.code.kind === 'statements' : part.text.trim() === '',
    )
  );
}

function givesOnlyValue(source: SourceText, tag: Tag): boolean {
  const { text } = sourceOfTag(source, tag);
  // Most statements end like this; they need not be parsed once more.
  if (/[;}]\s*$/.test(text)) return false;
  return isOnlyValue(codeOfTag(source, tag).text);
}
