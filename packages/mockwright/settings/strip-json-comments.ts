// JSON as ASP.NET reads its settings: comments and trailing commas are allowed.

/** A string, closed or not: who begins one goes on to its end, so that each character is looked at once. */
const STRING = String.raw`"(?:[^"\\]|\\[\s\S])*"?`;
const COMMENTS = new RegExp(String.raw`${STRING}|\/\/[^\r\n]*|\/\*[\s\S]*?(?:(\*\/)|$)`, 'g');
const TRAILING_COMMAS = new RegExp(String.raw`${STRING}|,(?=\s*[}\]])`, 'g');

/** Replaces comments and trailing commas by spaces, so that positions in error messages stay right. */
export function stripJsonComments(text: string): string {
  const withoutComments = text.replace(COMMENTS, (part: string, end: string | undefined) =>
    part.startsWith('//') || end !== undefined ? part.replace(/[^\r\n]/g, ' ') : part,
  );
  return withoutComments.replace(TRAILING_COMMAS, (part) => (part === ',' ? ' ' : part));
}
