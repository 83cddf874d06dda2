// What others wrote, shown on a terminal: it must not command it.

// eslint-disable-next-line no-control-regex -- these are the characters that command a terminal
const CONTROL_CHARACTERS = /[\0-\x08\x0b-\x1f\x7f-\x9f]/g;
// eslint-disable-next-line no-control-regex -- and these begin another line, or move on in it
const ALL_CONTROL_CHARACTERS = /[\0-\x1f\x7f-\x9f\u2028\u2029]/g;
const UNESCAPED_BY_JSON = /[\x7f-\x9f\u2028\u2029]/g;

/** A text of several lines with its control characters, but for tabs and ends of lines, as `\\x1b`. */
export function printable(text: string): string {
  return text.replace(CONTROL_CHARACTERS, escape);
}

/** The same for a text that is one line, and stays one: names of files, addresses. */
export function printableLine(text: string): string {
  return text.replace(ALL_CONTROL_CHARACTERS, escape);
}

/** JSON whose control characters are escaped, those too that JSON leaves as they are. */
export function printableJson(json: string): string {
  return json.replace(
    UNESCAPED_BY_JSON,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** A part of a line of code with a sign in place of each control character: what stands behind keeps its column. */
export function printableColumns(text: string): string {
  return text.replace(ALL_CONTROL_CHARACTERS, (character) => {
    const code = character.charCodeAt(0);
    return code < 0x20 ? String.fromCharCode(0x2400 + code) : code === 0x7f ? '\u2421' : '\ufffd';
  });
}

function escape(character: string): string {
  const code = character.charCodeAt(0).toString(16);
  return code.length > 2 ? `\\u${code}` : `\\x${code.padStart(2, '0')}`;
}
