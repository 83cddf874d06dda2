// Names of months and days of cultures where the platform gives those of another version of the Unicode data (CLDR).
// Data only.
import { ownValue } from '@mockwright/language/text/own-value';
import type { DatePatterns } from './date-patterns.ts';

/** The lists of names that a culture has. */
export type NameLists = Pick<
  DatePatterns,
  | 'monthNames'
  | 'abbreviatedMonthNames'
  | 'monthGenitiveNames'
  | 'abbreviatedMonthGenitiveNames'
  | 'dayNames'
  | 'abbreviatedDayNames'
>;

const names: Readonly<Record<string, Partial<Record<keyof NameLists, string>>>> = {
  'es-MX': {
    abbreviatedMonthNames: 'ene,feb,mar,abr,may,jun,jul,ago,sept,oct,nov,dic',
    abbreviatedMonthGenitiveNames: 'ene,feb,mar,abr,may,jun,jul,ago,sept,oct,nov,dic',
  },
  bg: {
    abbreviatedMonthNames: 'яну,фев,март,апр,май,юни,юли,авг,сеп,окт,ное,дек',
    abbreviatedMonthGenitiveNames: 'яну,фев,март,апр,май,юни,юли,авг,сеп,окт,ное,дек',
  },
  mk: {
    abbreviatedMonthNames: 'јан.,фев.,мар.,апр.,мај,јун.,јул.,авг.,септ.,окт.,ноем.,дек.',
    abbreviatedMonthGenitiveNames: 'јан.,фев.,мар.,апр.,мај,јун.,јул.,авг.,септ.,окт.,ноем.,дек.',
  },
  el: {
    abbreviatedMonthNames: 'Ιαν,Φεβ,Μάρ,Απρ,Μάι,Ιούν,Ιούλ,Αύγ,Σεπ,Οκτ,Νοέ,Δεκ',
  },
  uk: {
    abbreviatedMonthNames: 'січ,лют,бер,кві,тра,чер,лип,сер,вер,жов,лис,гру',
  },
  lt: {
    abbreviatedMonthNames: 'saus.,vas.,kov.,bal.,geg.,birž.,liep.,rugp.,rugs.,spal.,lapkr.,gruod.',
    abbreviatedMonthGenitiveNames: 'saus.,vas.,kov.,bal.,geg.,birž.,liep.,rugp.,rugs.,spal.,lapkr.,gruod.',
  },
  vi: {
    abbreviatedMonthNames: 'Thg 1,Thg 2,Thg 3,Thg 4,Thg 5,Thg 6,Thg 7,Thg 8,Thg 9,Thg 10,Thg 11,Thg 12',
    abbreviatedDayNames: 'CN,Th 2,Th 3,Th 4,Th 5,Th 6,Th 7',
  },
  hi: {
    abbreviatedMonthNames: 'जन॰,फ़र॰,मार्च,अप्रैल,मई,जून,जुल॰,अग॰,सित॰,अक्तू॰,नव॰,दिस॰',
    abbreviatedMonthGenitiveNames: 'जन॰,फ़र॰,मार्च,अप्रैल,मई,जून,जुल॰,अग॰,सित॰,अक्तू॰,नव॰,दिस॰',
    monthNames: 'जनवरी,फ़रवरी,मार्च,अप्रैल,मई,जून,जुलाई,अगस्त,सितंबर,अक्तूबर,नवंबर,दिसंबर',
    monthGenitiveNames: 'जनवरी,फ़रवरी,मार्च,अप्रैल,मई,जून,जुलाई,अगस्त,सितंबर,अक्तूबर,नवंबर,दिसंबर',
  },
  'bn-BD': {
    abbreviatedMonthNames: 'জানু,ফেব,মার্চ,এপ্রিল,মে,জুন,জুলাই,আগস্ট,সেপ্টেম্বর,অক্টোবর,নভেম্বর,ডিসেম্বর',
    monthNames: 'জানুয়ারী,ফেব্রুয়ারী,মার্চ,এপ্রিল,মে,জুন,জুলাই,আগস্ট,সেপ্টেম্বর,অক্টোবর,নভেম্বর,ডিসেম্বর',
    monthGenitiveNames: 'জানুয়ারী,ফেব্রুয়ারী,মার্চ,এপ্রিল,মে,জুন,জুলাই,আগস্ট,সেপ্টেম্বর,অক্টোবর,নভেম্বর,ডিসেম্বর',
  },
  si: {
    abbreviatedMonthNames: 'ජන,පෙබ,මාර්,අප්‍රේල්,මැයි,ජූනි,ජූලි,අගෝ,සැප්,ඔක්,නොවැ,දෙසැ',
    abbreviatedMonthGenitiveNames: 'ජන,පෙබ,මාර්තු,අප්‍රේල්,මැයි,ජූනි,ජූලි,අගෝ,සැප්,ඔක්,නොවැ,දෙසැ',
    monthNames: 'ජනවාරි,පෙබරවාරි,මාර්තු,අප්‍රේල්,මැයි,ජූනි,ජූලි,අගෝස්තු,සැප්තැම්බර්,ඔක්තෝබර්,නොවැම්බර්,දෙසැම්බර්',
    monthGenitiveNames: 'ජනවාරි,පෙබරවාරි,මාර්තු,අප්‍රේල්,මැයි,ජූනි,ජූලි,අගෝස්තු,සැප්තැම්බර්,ඔක්තෝබර්,නොවැම්බර්,දෙසැම්බර්',
  },
  am: {
    abbreviatedMonthNames: 'ጃንዩ,ፌብሩ,ማርች,ኤፕሪ,ሜይ,ጁን,ጁላይ,ኦገስ,ሴፕቴ,ኦክቶ,ኖቬም,ዲሴም',
    abbreviatedMonthGenitiveNames: 'ጃንዩ,ፌብሩ,ማርች,ኤፕሪ,ሜይ,ጁን,ጁላይ,ኦገስ,ሴፕቴ,ኦክቶ,ኖቬም,ዲሴም',
    monthNames: 'ጃንዩወሪ,ፌብሩወሪ,ማርች,ኤፕሪል,ሜይ,ጁን,ጁላይ,ኦገስት,ሴፕቴምበር,ኦክቶበር,ኖቬምበር,ዲሴምበር',
    monthGenitiveNames: 'ጃንዩወሪ,ፌብሩወሪ,ማርች,ኤፕሪል,ሜይ,ጁን,ጁላይ,ኦገስት,ሴፕቴምበር,ኦክቶበር,ኖቬምበር,ዲሴምበር',
  },
  gl: {
    abbreviatedMonthNames: 'Xan.,Feb.,Mar.,Abr.,Maio,Xuño,Xul.,Ago.,Set.,Out.,Nov.,Dec.',
    monthNames: 'Xaneiro,Febreiro,Marzo,Abril,Maio,Xuño,Xullo,Agosto,Setembro,Outubro,Novembro,Decembro',
    abbreviatedDayNames: 'Dom.,Luns,Mar.,Mér.,Xov.,Ven.,Sáb.',
    dayNames: 'Domingo,Luns,Martes,Mércores,Xoves,Venres,Sábado',
  },
  nb: {
    abbreviatedMonthGenitiveNames: 'jan.,feb.,mar.,apr.,mai,jun.,jul.,aug.,sep.,okt.,nov.,des.',
  },
  fi: {
    abbreviatedMonthGenitiveNames:
      'tammik.,helmik.,maalisk.,huhtik.,toukok.,kesäk.,heinäk.,elok.,syysk.,lokak.,marrask.,jouluk.',
  },
  kn: {
    abbreviatedMonthGenitiveNames: 'ಜನವರಿ,ಫೆಬ್ರವರಿ,ಮಾರ್ಚ್,ಏಪ್ರಿ,ಮೇ,ಜೂನ್,ಜುಲೈ,ಆಗಸ್ಟ್,ಸೆಪ್ಟೆಂ,ಅಕ್ಟೋ,ನವೆಂ,ಡಿಸೆಂ',
  },
  'zh-SG': {
    monthNames: '一月,二月,三月,四月,五月,六月,七月,八月,九月,十月,十一月,十二月',
    monthGenitiveNames: '一月,二月,三月,四月,五月,六月,七月,八月,九月,十月,十一月,十二月',
  },
  'bn-IN': {
    monthNames: 'জানুয়ারী,ফেব্রুয়ারী,মার্চ,এপ্রিল,মে,জুন,জুলাই,আগস্ট,সেপ্টেম্বর,অক্টোবর,নভেম্বর,ডিসেম্বর',
    monthGenitiveNames: 'জানুয়ারী,ফেব্রুয়ারী,মার্চ,এপ্রিল,মে,জুন,জুলাই,আগস্ট,সেপ্টেম্বর,অক্টোবর,নভেম্বর,ডিসেম্বর',
  },
  pa: {
    abbreviatedDayNames: 'ਐਤ,ਸੋਮ,ਮੰਗਲ,ਬੁੱਧ,ਵੀਰ,ਸ਼ੁੱਕਰ,ਸ਼ਨਿੱਚਰ',
    dayNames: 'ਐਤਵਾਰ,ਸੋਮਵਾਰ,ਮੰਗਲਵਾਰ,ਬੁੱਧਵਾਰ,ਵੀਰਵਾਰ,ਸ਼ੁੱਕਰਵਾਰ,ਸ਼ਨਿੱਚਰਵਾਰ',
  },
};

/** The names that .NET gives in place of the platform's, by the .NET name of the culture, or its language's. */
export function ownNames(culture: string): Partial<NameLists> {
  const own = ownValue(names, culture) ?? ownValue(names, culture.replace(/-.*/, '')) ?? {};
  return Object.fromEntries(
    Object.entries(own).map(([list, text]) => [
      list,
      /day/i.test(list) ? text.split(',') : [...text.split(','), ''],
    ]),
  );
}
