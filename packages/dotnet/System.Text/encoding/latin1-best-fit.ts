// What `Encoding.Latin1` writes for characters that it does not have but resembles: letters without their marks.

/** The characters for which each is written. */
const replaced: Readonly<Record<string, string>> = {
  ' ': '\u2000\u2001\u2002\u2003\u2004\u2005\u2006',
  '"': 'ʺ\u030e\u201c\u201d\u201e',
  "'": 'ʹʼˈ\u2018\u2019\u2032',
  ',': '\u201a',
  '-': '\u2010\u2011\u2013\u2014',
  '.': '\u2022\u2026',
  '<': '\u2039',
  '>': '\u203a',
  A: 'ĀĂĄǍǞ',
  C: 'ĆĈĊČ',
  D: 'ĎĐƉ',
  E: 'ĒĔĖĘĚ',
  F: 'Ƒ',
  G: 'ĜĞĠĢǤǦ',
  H: 'ĤĦ',
  I: 'ĨĪĬĮİƗǏ',
  J: 'Ĵ',
  K: 'ĶǨ',
  L: 'ĹĻĽŁ',
  N: 'ŃŅŇ',
  O: 'ŌŎŐŒƟƠǑǪǬ',
  R: 'ŔŖŘ',
  S: 'ŚŜŞŠ',
  T: 'ŢŤŦƮ\u2122',
  U: 'ŨŪŬŮŰŲƯǓǕǗǙǛ',
  W: 'Ŵ',
  Y: 'ŶŸ',
  Z: 'ŹŻŽ',
  '^': '\u02c4ˆ\u0302',
  _: 'ˍ\u0331\u0332',
  '`': 'ˋ\u0300\u2035',
  a: 'āăąǎǟ',
  b: 'ƀ',
  c: 'ćĉċč',
  d: 'ďđ',
  e: 'ēĕėęě',
  f: 'ƒ',
  g: 'ĝğġģǥǧɡ',
  h: 'ĥħ',
  i: 'ĩīĭįıǐ',
  j: 'ĵǰ',
  k: 'ķǩ',
  l: 'ĺļľłƚ',
  n: 'ńņň',
  o: 'ōŏőœơǒǫǭ',
  r: 'ŕŗř',
  s: 'śŝşš',
  t: 'ţťŧƫ',
  u: 'ũūŭůűųưǔǖǘǚǜ',
  w: 'ŵ',
  y: 'ŷ',
  z: 'źżžƶ',
  '~': '\u02dc\u0303',
};
const replacements: ReadonlyMap<string, string> = new Map(
  Object.entries(replaced).flatMap(([instead, characters]) =>
    Array.from(characters, (character) => [character, instead] as const),
  ),
);

/** What is written for a character; undefined where nothing resembles it. Wide forms are their usual ones. */
export function latin1BestFit(character: string): string | undefined {
  const code = character.charCodeAt(0);
  return code >= 0xff01 && code <= 0xff5e ? String.fromCharCode(code - 0xfee0) : replacements.get(character);
}
