// Texts as literals of C# in the code of a template.

// eslint-disable-next-line no-control-regex -- a literal of C# must not hold them
const ESCAPED = /[\0-\x1f"#\\\x7f-\x9f\u2028\u2029\ud800-\udfff]/g;

/** A text as a literal of C# that holds no end of a tag. */
export function literal(text: string): string {
  const escaped = text.replace(
    ESCAPED,
    (character) => String.raw`\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `"${escaped}"`;
}
