// Text of any script in Latin letters without accents, as addresses need it.

const general: Readonly<Record<string, string>> = {
  Æ: 'AE',
  æ: 'ae',
  Ø: 'O',
  ø: 'o',
  Œ: 'OE',
  œ: 'oe',
  ß: 'ss',
  ẞ: 'SS',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ð: 'D',
  ð: 'd',
  Þ: 'TH',
  þ: 'th',
  ı: 'i',
  Ə: 'E',
  ə: 'e',
  Ħ: 'H',
  ħ: 'h',
  Ä: 'Ae',
  ä: 'ae',
  Ö: 'Oe',
  ö: 'oe',
  Ü: 'Ue',
  ü: 'ue',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  $: 'USD',
  '&': 'and',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '«': '<<',
  '»': '>>',
};
const cyrillic: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'j',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: 'u',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  є: 'ye',
  і: 'i',
  ї: 'yi',
  ґ: 'g',
};
const greek: Readonly<Record<string, string>> = {
  α: 'a',
  β: 'b',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'h',
  θ: '8',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: '3',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'x',
  ψ: 'ps',
  ω: 'w',
};
const georgian: Readonly<Record<string, string>> = Object.fromEntries(
  'ა:a ბ:b გ:g დ:d ე:e ვ:v ზ:z თ:t ი:i კ:k ლ:l მ:m ნ:n ო:o პ:p ჟ:zh რ:r ს:s ტ:t უ:u ფ:f ქ:k ღ:gh ყ:q შ:sh ჩ:ch ც:ts ძ:dz წ:ts ჭ:ch ხ:kh ჯ:j ჰ:h'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
const arabic: Readonly<Record<string, string>> = Object.fromEntries(
  'ا:a آ:a أ:a إ:i ب:b ت:t ث:th ج:g ح:h خ:kh د:d ذ:th ر:r ز:z س:s ش:sh ص:s ض:d ط:t ظ:th ع:aa غ:gh ف:f ق:k ك:k ل:l م:m ن:n ه:h و:o ي:y ى:a ة:h پ:p چ:ch ژ:zh ک:k گ:g ی:y'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
const byLanguage: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  az: { Ç: 'C', ç: 'c', Ğ: 'G', ğ: 'g', İ: 'I', Ö: 'O', ö: 'o', Ş: 'S', ş: 's', Ü: 'U', ü: 'u' },
  tr: { Ç: 'C', ç: 'c', Ğ: 'G', ğ: 'g', İ: 'I', Ö: 'O', ö: 'o', Ş: 'S', ş: 's', Ü: 'U', ü: 'u' },
  fi: { Ä: 'A', ä: 'a', Å: 'A', å: 'a', Ö: 'O', ö: 'o' },
  hu: { Ä: 'A', ä: 'a', Ö: 'O', ö: 'o', Ü: 'U', ü: 'u' },
  es: { Ü: 'U', ü: 'u' },
  pt: { Ü: 'U', ü: 'u' },
  sv: { Ä: 'A', ä: 'a', Å: 'A', å: 'a', Ö: 'O', ö: 'o' },
  uk: { и: 'y', г: 'h', щ: 'shch', И: 'Y', Г: 'H', Щ: 'Shch', й: 'i', х: 'kh', ц: 'ts' },
};

/** The letters with their accents taken off: `RemoveDiacritics`. */
export function removeDiacritics(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC');
}

function letter(character: string): string | undefined {
  const lower = character.toLowerCase();
  const found = cyrillic[lower] ?? greek[lower] ?? georgian[lower] ?? arabic[lower];
  if (found === undefined || lower === character) return found;
  return found.charAt(0).toUpperCase() + found.slice(1);
}

/** Latin letters for every character that has some; others stay. */
export function transliterate(text: string, language: string): string {
  if (/^[ -%'-~]*$/.test(text) && !text.includes('$')) return text;
  const special = byLanguage[language.split('_')[0]!] ?? {};
  let result = '';
  for (const character of text.normalize('NFC')) {
    if (character < '\u0080' && character !== '&' && character !== '$') result += character;
    else
      result += special[character] ?? general[character] ?? letter(character) ?? removeDiacritics(character);
  }
  return result;
}
