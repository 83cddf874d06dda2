// `System.Security.SecurityElement`: of the old elements of XML, the rules of their texts.
import { inPieces } from '@mockwright/language/runtime/text-pieces';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

const entities: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '&': '&amp;',
};

const without =
  (refused: RegExp) =>
  (text: string | null): boolean =>
    text !== null && !refused.test(text);

/** `System.Security.SecurityElement`. */
export const securityElementType: TypeDeclaration = declareType(
  'public sealed class System.Security.SecurityElement',
  () => ({
    'static string? Escape(string? str)': (text: string | null) =>
      text === null ? null : inPieces(text, (piece) => piece.replace(/[<>"'&]/g, (sign) => entities[sign]!)),
    'static bool IsValidTag(string? tag)': without(/[ <>]/),
    'static bool IsValidText(string? text)': without(/[<>]/),
    'static bool IsValidAttributeName(string? name)': without(/[ <>]/),
    'static bool IsValidAttributeValue(string? value)': without(/[<>"]/),
  }),
);
