// Answers behind which the connection ends: their own header `Connection`, if they have one, has to say so as well.
import type { Answer } from './answer.ts';

/**
 * The answer for a connection that ends behind it, as its client asked or as what follows could not be told from it.
 * Node.js takes a header `Connection` without `close` (RFC 9112 9.6) for the wish to keep it open, whatever the client said.
 */
export function saysTheEnd<Kind extends Answer>(answer: Kind): Kind {
  if (!answer.headers.some(isConnection)) return answer;
  return {
    ...answer,
    headers: answer.headers.map((header) =>
      isConnection(header) ? [header[0], withClose(header[1])] : header,
    ),
  };
}

function isConnection([name]: readonly [name: string, value: string]): boolean {
  return name.toLowerCase() === 'connection';
}

function withClose(value: string): string {
  const options = value.split(',').map((option) => option.trim());
  const others = options.filter((option) => option !== '' && !/^(?:close|keep-alive)$/i.test(option));
  return [...others, 'close'].join(', ');
}
