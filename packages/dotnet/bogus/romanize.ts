// Names of East and South Asian scripts in Latin letters, where an address needs some.

const initials = 'g kk n d tt r m b pp s ss - j jj ch k t p h'
  .split(' ')
  .map((sound) => sound.replace('-', ''));
const vowels = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const finals = '- k k k n n n t l k m l l l p l m p p t t ng t t k t p t'
  .split(' ')
  .map((sound) => sound.replace('-', ''));
const hangulStart = 0xac00;
const hangulCount = 11_172;

/** Family names that Koreans spell by habit. */
const koreanFamilies = new Map(
  '김:Kim 이:Lee 박:Park 최:Choi 정:Jung 강:Kang 조:Cho 윤:Yoon 임:Lim 오:Oh 우:Woo 권:Kwon 구:Koo 유:Yoo 노:Noh'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/** A syllable of Korean by the Revised Romanization; undefined for other characters. */
function hangul(character: string): string | undefined {
  const index = character.codePointAt(0)! - hangulStart;
  if (index < 0 || index >= hangulCount) return undefined;
  return initials[Math.floor(index / 588)]! + vowels[Math.floor((index % 588) / 28)]! + finals[index % 28]!;
}

const devanagariVowels: Readonly<Record<string, string>> = Object.fromEntries(
  'अ:a आ:a इ:i ई:i उ:u ऊ:u ऋ:ri ए:e ऐ:ai ओ:o औ:au ा:a ि:i ी:i ु:u ू:u ृ:ri े:e ै:ai ो:o ौ:au'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
const devanagariConsonants: Readonly<Record<string, string>> = Object.fromEntries(
  'क:k ख:kh ग:g घ:gh ङ:ng च:ch छ:chh ज:j झ:jh ञ:n ट:t ठ:th ड:d ढ:dh ण:n त:t थ:th द:d ध:dh न:n प:p फ:ph ब:b भ:bh म:m य:y र:r ल:l व:v श:sh ष:sh स:s ह:h'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
const virama = '्';
const nasals: Readonly<Record<string, string>> = { 'ं': 'n', 'ँ': 'n' };

/** Devanagari; a consonant has an `a` of its own unless another vowel or the end of the word follows. */
function devanagari(text: string): string {
  const characters = Array.from(text);
  return characters
    .map((character, index) => {
      const consonant = devanagariConsonants[character];
      if (consonant === undefined) return devanagariVowels[character] ?? nasals[character] ?? '';
      const next = characters[index + 1];
      const isBare =
        next !== undefined && next !== virama && (devanagariConsonants[next] !== undefined || next in nasals);
      return isBare ? `${consonant}a` : consonant;
    })
    .join('');
}

const japaneseFemale = 'Yui Hina Sakura Aoi Misaki Haruka Nanami Yuka Akiko Keiko Emi Naoko'.split(' ');
const japaneseMale = 'Haruto Yuto Sota Haruki Ren Riku Sora Kaito Takumi Daiki Kenji Hiroshi'.split(' ');
/** How most first names of women end. */
const femaleEnding = /[子美香奈菜花恵代江紀衣愛莉咲羽音乃]$/;
const japaneseLast =
  'Sato Suzuki Takahashi Tanaka Watanabe Ito Yamamoto Nakamura Kobayashi Kato Yoshida Yamada Sasaki Yamaguchi Matsumoto Inoue Kimura Hayashi Shimizu Saito'.split(
    ' ',
  );
const chineseFirst =
  'Wei Jie Hao Ming Jun Lei Tao Yong Chao Bin Peng Kai Fang Xiu Ying Na Jing Li Yan Min Juan Xia Hui Mei Ting Xue'.split(
    ' ',
  );
const chineseLast =
  'Wang Li Zhang Liu Chen Yang Zhao Huang Zhou Wu Xu Sun Hu Zhu Gao Lin He Guo Ma Luo Liang Song Zheng Xie'.split(
    ' ',
  );

/** The same one of `choices` for the same text. */
function sameFor(text: string, choices: readonly string[]): string {
  let sum = 0;
  for (let at = 0; at < text.length; at++) sum = (sum * 31 + text.charCodeAt(at)) % 65_536;
  return choices[sum % choices.length]!;
}

/**
 * A name in Latin letters: letter by letter where the script has sounds; for Chinese characters, whose sounds only a
 * dictionary knows, a name of the country, always the same for the same characters. Other names stay as they are.
 */
export function romanize(name: string, part: 'first' | 'last', locale: string): string {
  const family = part === 'last' ? koreanFamilies.get(name) : undefined;
  if (family !== undefined) return family;
  const text = /[\u0900-\u097f]/.test(name)
    ? devanagari(name)
    : Array.from(name, (character) => hangul(character) ?? character).join('');
  if (!/[\u3040-\u30ff\u3005\u4e00-\u9fff]/.test(text)) return text.charAt(0).toUpperCase() + text.slice(1);
  if (locale === 'ja') {
    const first = femaleEnding.test(text) ? japaneseFemale : japaneseMale;
    return sameFor(text, part === 'first' ? first : japaneseLast);
  }
  return sameFor(text, part === 'first' ? chineseFirst : chineseLast);
}
