// Bodies as people read them: JSON laid out, pictures seen, bytes in Base64, of long ones the beginning.
import { h } from './dom.js';

/** More than this is slow to show. */
const LONGEST = 100_000;

/**
 * The body of a request or an answer.
 * @param {string} title
 * @param {{ body: string, bodyBase64?: string, truncated?: true, file?: string }} message
 * @param {string} type the content type
 * @returns {Node[]} nothing where there is no body
 */
export function bodyOf(title, { body, bodyBase64, truncated, file }, type) {
  if (file !== undefined) return [h('h3', {}, title), h('p', {}, 'The file ', h('code', {}, file), '.')];
  if (body === '' && bodyBase64 === undefined)
    return truncated ? [h('h3', {}, title), h('p', { class: 'quiet' }, 'It was too long to be kept.')] : [];
  const notes = [];
  if (truncated) notes.push('Only the beginning was kept.');
  if (bodyBase64 !== undefined) notes.push(`${bytesIn(bodyBase64)} bytes, in Base64.`);
  const text = bodyBase64 ?? layOutJson(body);
  if (text.length > LONGEST) notes.push('Only the beginning is shown: “Copy as curl” has all of it.');
  const picture = /^image\/(?:png|jpeg|gif|webp)\b/i.exec(type)?.[0];
  return [
    h('h3', {}, title),
    ...notes.map((note) => h('p', { class: 'quiet' }, note)),
    picture !== undefined && bodyBase64 !== undefined && !truncated
      ? h('img', { alt: title, src: `data:${picture.toLowerCase()};base64,${bodyBase64}` })
      : h('pre', { tabindex: '0', 'aria-label': title }, text.slice(0, LONGEST)),
  ];
}

/** @param {string} base64 */
function bytesIn(base64) {
  return (base64.length / 4) * 3 - (/=*$/.exec(base64)?.[0].length ?? 0);
}

/** JSON in lines, with every digit and member as it was sent; what is none stays as it is. @param {string} text */
export function layOutJson(text) {
  if (text.length > LONGEST || !/^\s*[[{]/.test(text)) return text;
  try {
    JSON.parse(text);
  } catch {
    return text;
  }
  let level = 0;
  const line = () => `\n${'  '.repeat(level)}`;
  return text.replace(
    /("(?:[^"\\]|\\.)*")|([[{])\s*([\]}])|([[{])|([\]}])|(,)|(:)|\s+/g,
    (_all, string, emptyOpen, emptyClose, open, close, comma, colon) => {
      if (string !== undefined) return string;
      if (emptyOpen !== undefined) return emptyOpen + emptyClose;
      if (open !== undefined) return (level++, open + line());
      if (close !== undefined) return (level--, line() + close);
      if (comma !== undefined) return comma + line();
      return colon === undefined ? '' : ': ';
    },
  );
}
