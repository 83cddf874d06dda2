// Numbers in Hebrew letters, as dates of the Hebrew calendar have them.

const hundreds = ['', 'ק', 'ר', 'ש', 'ת'];
const tens = ['', 'י', 'כ', 'ל', 'מ', 'נ', 'ס', 'ע', 'פ', 'צ'];
const units = ['', 'א', 'ב', 'ג', 'ד', 'ה', 'ו', 'ז', 'ח', 'ט'];

/** A number below 6000; the thousand of the years is left out. */
export function hebrewNumber(number: number): string {
  const rest = number > 5000 ? number - 5000 : number;
  const ofHundreds = Math.floor(rest / 100);
  // 15 and 16 would be written as the name of God.
  const ending = (rest % 100 === 15 && 'טו') || (rest % 100 === 16 && 'טז');
  const letters =
    'ת'.repeat(ofHundreds / 4) +
    hundreds[ofHundreds % 4]! +
    (ending || tens[Math.floor(rest / 10) % 10]! + units[rest % 10]!);
  return letters.length > 1 ? `${letters.slice(0, -1)}"${letters.slice(-1)}` : `${letters}'`;
}
