// JSON as ASP.NET reads its settings: comments and trailing commas are allowed.

/** Replaces comments and trailing commas by spaces, so that positions in error messages stay right. */
export function stripJsonComments(text: string): string {
  const withoutComments = text.replace(/"(?:[^"\\]|\\.)*"|\/\/[^\r\n]*|\/\*[\s\S]*?\*\//g, (part) =>
    part.startsWith('"') ? part : part.replace(/[^\r\n]/g, ' '),
  );
  return withoutComments.replace(/"(?:[^"\\]|\\.)*"|,(?=\s*[}\]])/g, (part) => (part === ',' ? ' ' : part));
}
