// Characters of other scripts, and signs, as Latin letters write them.

type Letters = Readonly<Record<string, string>>;

const pairs = (text: string): Letters =>
  Object.fromEntries(text.split(' ').map((pair) => pair.split(':') as [string, string]));

/** Latin letters that are more than a letter with an accent. */
const latin = pairs(
  'Ä:Ae ä:ae Ö:Oe ö:oe Ü:Ue ü:ue Æ:AE æ:ae Ø:O ø:o Œ:OE œ:oe ß:ss ẞ:SS Ł:L ł:l Đ:D đ:d Ð:D ð:d Þ:TH þ:th ı:i Ə:E ə:e Ħ:H ħ:h ƒ:f ª:a º:o',
);
const greek = pairs(
  'α:a β:v γ:g δ:d ε:e ζ:z η:i θ:th ι:i κ:k λ:l μ:m ν:n ξ:ks ο:o π:p ρ:r σ:s ς:s τ:t υ:y φ:f χ:x ψ:ps ω:o ' +
    'Α:A Β:B Γ:G Δ:D Ε:E Ζ:Z Η:I Θ:TH Ι:I Κ:K Λ:L Μ:M Ν:N Ξ:KS Ο:O Π:P Ρ:R Σ:S Τ:T Υ:Y Φ:F Χ:X Ψ:PS Ω:O',
);
/** Small letters; capitals begin with a capital. */
const cyrillic = pairs(
  'а:a б:b в:v г:g д:d е:e ё:yo ж:zh з:z и:i й:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:c ч:ch ш:sh щ:sh ъ: ы:y ь: э:e ю:yu я:ya ' +
    'є:ye і:i ї:yi ґ:g ђ:dj ј:j љ:lj њ:nj ћ:c ќ:kj џ:dz',
);
const georgian = pairs(
  'ა:a ბ:b გ:g დ:d ე:e ვ:v ზ:z თ:t ი:i კ:k ლ:l მ:m ნ:n ო:o პ:p ჟ:zh რ:r ს:s ტ:t უ:u ფ:p ქ:k ღ:gh ყ:q შ:sh ჩ:ch ც:ts ძ:dz წ:ts ჭ:ch ხ:kh ჯ:j ჰ:h',
);
const arabic = pairs(
  'ء:a ا:a آ:aa أ:a إ:i ؤ:u ئ:e ب:b ة:h ت:t ث:th ج:j ح:h خ:kh د:d ذ:th ر:r ز:z س:s ش:sh ص:s ض:dh ط:t ظ:z ع:a غ:gh ف:f ق:q ك:k ل:l م:m ن:n ه:h و:w ى:a ي:y ' +
    'پ:p چ:ch ژ:zh ک:k گ:g ی:y ً:an ٌ:on ٍ:en َ:a ُ:u ِ:e ْ:',
);
const signs = pairs(
  '¢:cent £:GBP ¤:currency ¥:CNY €:EUR ₩:KRW ₪:ILS ₫:VND ₹:INR ₺:TRY ₽:RUB ₴:UAH ₸:KZT $:USD ©:(C) ®:(R) ™:(TM) ℠:(SM) ‘:\' ’:\' “:" ”:" †:+ •:* …:... ' +
    '&:and |:or ∞:infinity ♥:love ∑:sum ∂:d ∆:delta',
);
const comparisons: Letters = { '<': 'less than', '>': 'greater than' };

/** What every language writes so. */
export const commonLetters: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...latin,
    ...greek,
    ...georgian,
    ...arabic,
    ...cyrillic,
    ...signs,
    ...comparisons,
  }).concat(
    Object.entries(cyrillic).map(([small, text]) => [
      small.toUpperCase(),
      text.charAt(0).toUpperCase() + text.slice(1),
    ]),
    Array.from('٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', (digit, index) => [digit, String(index % 10)]),
  ),
);

const plainVowels = pairs('Ä:A ä:a Ö:O ö:o');
const words = (and: string, less: string, greater: string, or: string): Letters => ({
  '&': and,
  '<': less,
  '>': greater,
  '|': or,
});

/** What a language, or a locale, writes otherwise. */
export const lettersOf: Readonly<Record<string, Letters>> = {
  ar: words('wa', 'aqal-men', 'akbar-men', 'aw'),
  az: pairs('Ö:O ö:o Ü:U ü:u'),
  cs: words('a', 'mensi nez', 'vetsi nez', 'nebo'),
  de: words('und', 'kleiner als', 'groesser als', 'oder'),
  es: words('y', 'menos que', 'mas que', 'u'),
  fa: words('va', 'kamtar-az', 'bishtar-az', 'ya'),
  fi: { ...plainVowels, ...words('ja', 'pienempi kuin', 'suurempi kuin', 'tai') },
  fr: words('et', 'moins que', 'superieure a', 'ou'),
  ge: words('da', 'naklebi', 'meti', 'an'),
  hu: { ...plainVowels, Ü: 'U', ü: 'u', ...words('es', 'kisebb mint', 'nagyobb mint', 'vagy') },
  it: words('e', 'minore di', 'maggiore di', 'o'),
  lv: words('un', 'mazak neka', 'lielaks neka', 'vai'),
  nl: words('en', 'kleiner dan', 'groter dan', 'of'),
  pl: words('i', 'mniejsze niz', 'wieksze niz', 'lub'),
  pt: words('e', 'menor que', 'maior que', 'ou'),
  ro: words('si', 'mai mic ca', 'mai mare ca', 'sau'),
  ru: words('i', 'menshe', 'bolshe', 'ili'),
  sk: { Ä: 'A', ä: 'a', ...words('a', 'menej ako', 'viac ako', 'alebo') },
  sv: plainVowels,
  tr: { ...pairs('Ö:O ö:o Ü:U ü:u'), ...words('ve', 'kucuktur', 'buyuktur', 'veya') },
  uk: words('i', 'menshe', 'bilshe', 'abo'),
};
