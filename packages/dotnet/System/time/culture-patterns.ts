// Date patterns of cultures as .NET has them (CLDR's, where `Intl` does not give them or gives those of another version).
// Data only. Parts: short dates, long dates, short times, long times, month and day, years and months, AM, PM, first day
// of the week, rule of the first week, era, short era, shortest names of the days, the calendar's own name.

const rows: Readonly<Record<string, string>> = {
  'af-ZA':
    'yyyy-MM-dd~dd MMM yyyy|dddd dd MMMM yyyy~dd MMMM yyyy|HH:mm|HH:mm:ss|d MMMM|MMMM yyyy|vm.|nm.|0|0|n.C.|n.C.|So.,Ma.,Di.,Wo.,Do.,Vr.,Sa.|Gregoriaanse kalender',
  ar: 'd\u200f/M\u200f/yyyy~dd\u200f/MM\u200f/yyyy|dddd، d MMMM yyyy~d MMMM yyyy|h:mm tt|h:mm:ss tt|d MMMM|MMMM yyyy|ص|م|6|0|م|م|أحد,إثنين,ثلاثاء,أربعاء,خميس,جمعة,سبت|التقويم الميلادي',
  'ar-AE':
    'd\u200f/M\u200f/yyyy~dd\u200f/MM\u200f/yyyy|dddd، d MMMM yyyy~d MMMM yyyy|h:mm tt|h:mm:ss tt|d MMMM|MMMM yyyy|ص|م|6|0|م|م|أحد,إثنين,ثلاثاء,أربعاء,خميس,جمعة,سبت|التقويم الميلادي',
  'ar-EG':
    'd\u200f/M\u200f/yyyy~dd\u200f/MM\u200f/yyyy|dddd، d MMMM yyyy~d MMMM yyyy|h:mm tt|h:mm:ss tt|d MMMM|MMMM yyyy|ص|م|6|0|م|م|أحد,إثنين,ثلاثاء,أربعاء,خميس,جمعة,سبت|التقويم الميلادي',
  'ar-SA':
    'd\u200f/M\u200f/yyyy g~d MMM yyyy g~d\u200f/M\u200f/yyyy g|dddd، d MMMM yyyy g~d MMMM yyyy g|h:mm tt|h:mm:ss tt|d MMMM|MMMM yyyy g|ص|م|0|0|بعد الهجرة|هـ|أحد,إثنين,ثلاثاء,أربعاء,خميس,جمعة,سبت|التقويم الإسلامي (أم القرى)',
  bg: "d.MM.yyyy\u202f'г'.~d.MM.yy\u202f'г'.|dddd, d MMMM yyyy\u202f'г'.~d MMMM yyyy\u202f'г'.|H:mm 'ч'.|H:mm:ss 'ч'.|d MMMM|MMMM yyyy\u202f'г'.|пр.об.|сл.об.|1|2|сл.Хр.|сл.Хр.|нд,пн,вт,ср,чт,пт,сб|григориански календар",
  'bg-BG':
    "d.MM.yyyy\u202f'г'.~d.MM.yy\u202f'г'.|dddd, d MMMM yyyy\u202f'г'.~d MMMM yyyy\u202f'г'.|H:mm 'ч'.|H:mm:ss 'ч'.|d MMMM|MMMM yyyy\u202f'г'.|пр.об.|сл.об.|1|2|сл.Хр.|сл.Хр.|нд,пн,вт,ср,чт,пт,сб|григориански календар",
  'bn-BD':
    'd/M/yyyy~d MMM, yyyy~d/M/yy|dddd, d MMMM, yyyy~d MMMM, yyyy|h:mm tt|h:mm:ss tt|d MMMM|MMMM yyyy|AM|PM|0|0|খৃষ্টাব্দ|খৃষ্টাব্দ|রঃ,সোঃ,মঃ,বুঃ,বৃঃ,শুঃ,শনি|গ্রিগোরিয়ান ক্যালেন্ডার',
  'ca-ES':
    "d/M/yyyy~d MMM yyyy~d/M/yy|dddd, d MMMM 'de' yyyy~d MMMM 'de' yyyy|H:mm|H:mm:ss|d MMMM|MMMM 'de' yyyy|a.\u00a0m.|p.\u00a0m.|1|2|dC|dC|dg.,dl.,dt.,dc.,dj.,dv.,ds.|calendari gregorià",
  cs: 'dd.MM.yyyy~d. M. yyyy~dd.MM.yy|dddd d. MMMM yyyy~d. MMMM yyyy|H:mm|H:mm:ss|d. MMMM|MMMM yyyy|dop.|odp.|1|2|n. l.|n.l.|ne,po,út,st,čt,pá,so|Gregoriánský kalendář',
  'cs-CZ':
    'dd.MM.yyyy~d. M. yyyy~dd.MM.yy|dddd d. MMMM yyyy~d. MMMM yyyy|H:mm|H:mm:ss|d. MMMM|MMMM yyyy|dop.|odp.|1|2|n. l.|n.l.|ne,po,út,st,čt,pá,so|Gregoriánský kalendář',
  'cy-GB':
    'dd/MM/yyyy~d MMM yyyy~d/M/yyyy~dd/MM/yy|dddd, d MMMM yyyy~d MMMM yyyy|HH:mm|HH:mm:ss|MMMM d|MMMM yyyy|yb|yh|1|2|OC|O|Su,Ll,Ma,Me,Ia,Gw,Sa|Calendr Gregori',
  da: "dd.MM.yyyy~d. MMM yyyy~d.M.yyyy|dddd 'den' d. MMMM yyyy~d. MMMM yyyy|HH.mm|HH.mm.ss|d. MMMM|MMMM yyyy|AM|PM|1|2|e.Kr.|eKr|sø.,ma.,ti.,on.,to.,fr.,lø.|gregoriansk kalender",
  'da-DK':
    "dd.MM.yyyy~d. MMM yyyy~d.M.yyyy|dddd 'den' d. MMMM yyyy~d. MMMM yyyy|HH.mm|HH.mm.ss|d. MMMM|MMMM yyyy|AM|PM|1|2|e.Kr.|eKr|sø.,ma.,ti.,on.,to.,fr.,lø.|gregoriansk kalender",
  de: 'dd.MM.yyyy~dd.MM.yy~d.M.yyyy|dddd, d. MMMM yyyy~d. MMMM yyyy|HH:mm|HH:mm:ss|d. MMMM|MMMM yyyy|AM|PM|1|2|n. Chr.|n. Chr.|So.,Mo.,Di.,Mi.,Do.,Fr.,Sa.|Gregorianischer Kalender',
  'de-AT':
    'dd.MM.yyyy~dd.MM.yy~d.M.yyyy|dddd, d. MMMM yyyy~d. MMMM yyyy|HH:mm|HH:mm:ss|d. MMMM|MMMM yyyy|AM|PM|1|2|n. Chr.|n. Chr.|So.,Mo.,Di.,Mi.,Do.,Fr.,Sa.|Gregorianischer Kalender',
  'de-CH':
    'dd.MM.yyyy~dd.MM.yy~d.M.yyyy|dddd, d. MMMM yyyy~d. MMMM yyyy|HH:mm|HH:mm:ss|d. MMMM|MMMM yyyy|AM|PM|1|2|n. Chr.|n. Chr.|So.,Mo.,Di.,Mi.,Do.,Fr.,Sa.|Gregorianischer Kalender',
  'de-DE':
    'dd.MM.yyyy~dd.MM.yy~d.M.yyyy|dddd, d. MMMM yyyy~d. MMMM yyyy|HH:mm|HH:mm:ss|d. MMMM|MMMM yyyy|AM|PM|1|2|n. Chr.|n. Chr.|So.,Mo.,Di.,Mi.,Do.,Fr.,Sa.|Gregorianischer Kalender',
  el: 'd/M/yyyy~d MMM yyyy~d/M/yy|dddd d MMMM yyyy~d MMMM yyyy|h:mm\u202ftt|h:mm:ss\u202ftt|d MMMM|MMMM yyyy|π.μ.|μ.μ.|1|2|μ.Χ.|μ.Χ.|Κυ,Δε,Τρ,Τε,Πέ,Πα,Σά|Γρηγοριανό ημερολόγιο',
  'el-GR':
    'd/M/yyyy~d MMM yyyy~d/M/yy|dddd d MMMM yyyy~d MMMM yyyy|h:mm\u202ftt|h:mm:ss\u202ftt|d MMMM|MMMM yyyy|π.μ.|μ.μ.|1|2|μ.Χ.|μ.Χ.|Κυ,Δε,Τρ,Τε,Πέ,Πα,Σά|Γρηγοριανό ημερολόγιο',
  en: 'M/d/yyyy~MMM d, yyyy~M/d/yy|dddd, MMMM d, yyyy~MMMM d, yyyy|h:mm\u202ftt|h:mm:ss\u202ftt|MMMM d|MMMM yyyy|AM|PM|0|0|AD|A|Su,Mo,Tu,We,Th,Fr,Sa|Gregorian Calendar',
  'en-AU':
    'd/M/yyyy~d MMM yyyy~dd/MM/yyyy~d/M/yy|dddd, d MMMM yyyy~d MMMM yyyy|h:mm\u202ftt|h:mm:ss\u202ftt|d MMMM|MMMM yyyy|am|pm|1|0|AD|AD|Sun,Mon,Tu,Wed,Thu,Fri,Sat|Gregorian Calendar',
  'en-CA':
    'M/d/yyyy~MMM d, yyyy~M/d/yy|dddd, MMMM d, yyyy~MMMM d, yyyy|h:mm\u202ftt|h:mm:ss\u202ftt|MMMM d|MMMM yyyy|a.m.|p.m.|0|0|AD|AD|Su,Mo,Tu,We,Th,Fr,Sa|Gregorian calendar',
  'en-GB':
    'dd/MM/yyyy~d MMM yyyy|dddd, d MMMM yyyy~d MMMM yyyy|HH:mm|HH:mm:ss|d MMMM|MMMM yyyy|am|pm|1|2|AD|AD|Su,Mo,Tu,We,Th,Fr,Sa|Gregorian Calendar',
  'en-HK':
    'd/M/yyyy~d MMM yyyy|dddd, d MMMM yyyy~d MMMM yyyy|h:mm\u202ftt|h:mm:ss\u202ftt|d MMMM|MMMM yyyy|am|pm|0|0|AD|AD|Su,Mo,Tu,We,Th,Fr,Sa|Gregorian Calendar',
  'en-IE':
    'dd/MM/yyyy~d MMM yyyy~d/M/yyyy|dddd d MMMM yyyy~d MMMM yyyy|HH:mm|HH:mm:ss|d MMMM|MMMM yyyy|a.m.|p.m.|1|2|AD|AD|Su,Mo,Tu,We,Th,Fr,Sa|Gregorian Calendar',
  'en-IN':
    'dd/MM/yyyy~dd-MMM-yyyy~d/M/yyyy~dd/MM/yy|dddd, d MMMM, yyyy~d MMMM yyyy|h:mm\u202ftt|h:mm:ss\u202ftt|d MMMM|MMMM yyyy|am|pm|0|0|AD|AD|Su,Mo,Tu,We,Th,Fr,Sa|Gregorian Calendar',
  'en-NZ':
    'd/MM/yyyy~d/MM/yy|dddd, d MMMM yyyy~d MMMM yyyy|h:mm\u202ftt|h:mm:ss\u202ftt|d MMMM|MMMM yyyy|am|pm|1|0|AD|AD|Su,Mo,Tu,We,Th,Fr,Sa|Gregorian Calendar',
  'en-PH':
    'M/d/yyyy~MMM d, yyyy~M/d/yy|dddd, MMMM d, yyyy~MMMM d, yyyy|h:mm\u202ftt|h:mm:ss\u202ftt|MMMM d|MMMM yyyy|AM|PM|0|0|AD|A|Su,Mo,Tu,We,Th,Fr,Sa|Gregorian Calendar',
  'en-SG':
    'd/M/yyyy~d MMM yyyy~dd/MM/yyyy~d/M/yy|dddd, d MMMM yyyy~d MMMM yyyy|h:mm\u202ftt|h:mm:ss\u202ftt|d MMMM|MMMM yyyy|am|pm|0|0|AD|AD|Su,Mo,Tu,We,Th,Fr,Sa|Gregorian Calendar',
  'en-US':
    'M/d/yyyy~MMM d, yyyy~M/d/yy|dddd, MMMM d, yyyy~MMMM d, yyyy|h:mm\u202ftt|h:mm:ss\u202ftt|MMMM d|MMMM yyyy|AM|PM|0|0|AD|A|Su,Mo,Tu,We,Th,Fr,Sa|Gregorian Calendar',
  'en-ZA':
    'yyyy/MM/dd~dd MMM yyyy|dddd, dd MMMM yyyy~dd MMMM yyyy|HH:mm|HH:mm:ss|d MMMM|MMMM yyyy|am|pm|0|0|AD|AD|Su,Mo,Tu,We,Th,Fr,Sa|Gregorian Calendar',
  es: "d/M/yyyy~d MMM yyyy~d/M/yy|dddd, d 'de' MMMM 'de' yyyy~d 'de' MMMM 'de' yyyy|H:mm|H:mm:ss|d 'de' MMMM|MMMM 'de' yyyy|a.\u00a0m.|p.\u00a0m.|1|2|d. C.|d. C.|DO,LU,MA,MI,JU,VI,SA|calendario gregoriano",
  'es-AR':
    "d/M/yyyy~d MMM yyyy~d/M/yy|dddd, d 'de' MMMM 'de' yyyy~d 'de' MMMM 'de' yyyy|HH:mm|HH:mm:ss|d 'de' MMMM|MMMM 'de' yyyy|a.\u00a0m.|p.\u00a0m.|1|0|d.C.|d.C.|DO,LU,MA,MI,JU,VI,SA|calendario gregoriano",
  'es-BO':
    "d/M/yyyy~d MMM 'de' yyyy~d/M/yy|dddd, d 'de' MMMM 'de' yyyy~d 'de' MMMM 'de' yyyy|HH:mm|HH:mm:ss|d 'de' MMMM|MMMM 'de' yyyy|a.\u00a0m.|p.\u00a0m.|1|0|d.C.|d.C.|DO,LU,MA,MI,JU,VI,SA|calendario gregoriano",
  'es-CL':
    "dd-MM-yyyy~dd-MM-yy|dddd, d 'de' MMMM 'de' yyyy~d 'de' MMMM 'de' yyyy|HH:mm|HH:mm:ss|d 'de' MMMM|MMMM 'de' yyyy|a.\u00a0m.|p.\u00a0m.|1|0|d.C.|d.C.|DO,LU,MA,MI,JU,VI,SA|calendario gregoriano",
  'es-CO':
    "d/MM/yyyy~d/MM/yy~d/M/yyyy|dddd, d 'de' MMMM 'de' yyyy~d 'de' MMMM 'de' yyyy|h:mm\u202ftt|h:mm:ss\u202ftt|d 'de' MMMM|MMMM 'de' yyyy|a.\u00a0m.|p.\u00a0m.|0|0|d.C.|d.C.|DO,LU,MA,MI,JU,VI,SA|calendario gregoriano",
  'es-CR':
    "d/M/yyyy~d MMM yyyy~d/M/yy|dddd, d 'de' MMMM 'de' yyyy~d 'de' MMMM 'de' yyyy|HH:mm|HH:mm:ss|d 'de' MMMM|MMMM 'de' yyyy|a.\u00a0m.|p.\u00a0m.|1|0|d.C.|d.C.|DO,LU,MA,MI,JU,VI,SA|calendario gregoriano",
  'es-DO':
    "d/M/yyyy~d MMM yyyy~d/M/yy|dddd, d 'de' MMMM 'de' yyyy~d 'de' MMMM 'de' yyyy|h:mm\u202ftt|h:mm:ss\u202ftt|d 'de' MMMM|MMMM 'de' yyyy|a.\u00a0m.|p.\u00a0m.|0|0|d.C.|d.C.|DO,LU,MA,MI,JU,VI,SA|calendario gregoriano",
  'es-EC':
    "d/M/yyyy~d MMM yyyy~d/M/yy|dddd, d 'de' MMMM 'de' yyyy~d 'de' MMMM 'de' yyyy|HH:mm|HH:mm:ss|d 'de' MMMM|MMMM 'de' yyyy|a.\u00a0m.|p.\u00a0m.|1|0|d.C.|d.C.|DO,LU,MA,MI,JU,VI,SA|calendario gregoriano",
  'es-ES':
    "d/M/yyyy~d MMM yyyy~d/M/yy|dddd, d 'de' MMMM 'de' yyyy~d 'de' MMMM 'de' yyyy|H:mm|H:mm:ss|d 'de' MMMM|MMMM 'de' yyyy|a.\u00a0m.|p.\u00a0m.|1|2|d. C.|d. C.|DO,LU,MA,MI,JU,VI,SA|calendario gregoriano",
  'es-GT':
    "d/MM/yyyy~d/MM/yy~d/M/yyyy|dddd, d 'de' MMMM 'de' yyyy~d 'de' MMMM 'de' yyyy|HH:mm|HH:mm:ss|d 'de' MMMM|MMMM 'de' yyyy|a.\u00a0m.|p.\u00a0m.|0|0|d.C.|d.C.|DO,LU,MA,MI,JU,VI,SA|calendario gregoriano",
  'es-MX':
    "dd/MM/yyyy~d MMM yyyy~d/M/yyyy~dd/MM/yy|dddd, d 'de' MMMM 'de' yyyy~d 'de' MMMM 'de' yyyy|HH:mm|HH:mm:ss|d 'de' MMMM|MMMM 'de' yyyy|a.\u00a0m.|p.\u00a0m.|0|0|d.C.|d.C.|DO,LU,MA,MI,JU,VI,SA|calendario gregoriano",
  'es-PA':
    "MM/dd/yyyy~MM/dd/yy|dddd, d 'de' MMMM 'de' yyyy~d 'de' MMMM 'de' yyyy|h:mm\u202ftt|h:mm:ss\u202ftt|d 'de' MMMM|MMMM 'de' yyyy|a.\u00a0m.|p.\u00a0m.|0|0|d.C.|d.C.|DO,LU,MA,MI,JU,VI,SA|calendario gregoriano",
  'es-PE':
    "d/MM/yyyy~d MMM yyyy~d/M/yyyy~d/MM/yy|dddd, d 'de' MMMM 'de' yyyy~d 'de' MMMM 'de' yyyy|HH:mm|HH:mm:ss|d 'de' MMMM|MMMM 'de' yyyy|a.\u00a0m.|p.\u00a0m.|0|0|d.C.|d.C.|DO,LU,MA,MI,JU,VI,SA|calendario gregoriano",
  'es-PY':
    "d/M/yyyy~d MMM yyyy~d/M/yy|dddd, d 'de' MMMM 'de' yyyy~d 'de' MMMM 'de' yyyy|HH:mm|HH:mm:ss|d 'de' MMMM|MMMM 'de' yyyy|a.\u00a0m.|p.\u00a0m.|0|0|d.C.|d.C.|Do,Lu,Ma,Mi,Ju,Vi,Sa|calendario gregoriano",
  'es-US':
    "d/M/yyyy~d MMM yyyy|dddd, d 'de' MMMM 'de' yyyy~d 'de' MMMM 'de' yyyy|h:mm\u202ftt|h:mm:ss\u202ftt|d 'de' MMMM|MMMM 'de' yyyy|a.\u00a0m.|p.\u00a0m.|0|0|d.C.|d.C.|DO,LU,MA,MI,JU,VI,SA|calendario gregoriano",
  'es-UY':
    "d/M/yyyy~d MMM yyyy~d/M/yy|dddd, d 'de' MMMM 'de' yyyy~d 'de' MMMM 'de' yyyy|HH:mm|HH:mm:ss|d 'de' MMMM|MMMM 'de' yyyy|a.\u00a0m.|p.\u00a0m.|1|0|d.C.|d.C.|DO,LU,MA,MI,JU,VI,SA|calendario gregoriano",
  'es-VE':
    "d/M/yyyy~d MMM yyyy~d/M/yy|dddd, d 'de' MMMM 'de' yyyy~d 'de' MMMM 'de' yyyy|h:mm\u202ftt|h:mm:ss\u202ftt|d 'de' MMMM|MMMM 'de' yyyy|a.\u00a0m.|p.\u00a0m.|0|0|d.C.|d.C.|Do,Lu,Ma,Mi,Ju,Vi,Sa|calendario gregoriano",
  et: 'dd.MM.yyyy~d. MMM yyyy~d.M.yyyy~dd.MM.yy|dddd, d. MMMM yyyy~d. MMMM yyyy|HH:mm|HH:mm:ss|d. MMMM|MMMM yyyy|AM|PM|1|2|pKr|pKr|P,E,T,K,N,R,L|Gregoriuse kalender',
  'et-EE':
    'dd.MM.yyyy~d. MMM yyyy~d.M.yyyy~dd.MM.yy|dddd, d. MMMM yyyy~d. MMMM yyyy|HH:mm|HH:mm:ss|d. MMMM|MMMM yyyy|AM|PM|1|2|pKr|pKr|P,E,T,K,N,R,L|Gregoriuse kalender',
  'eu-ES':
    "yyyy/M/d~yyyy('e')'ko' MMM d('a')~yy/M/d|yyyy('e')'ko' MMMM'ren' d('a'), dddd~yyyy('e')'ko' MMMM'ren' d('a')|HH:mm|HH:mm:ss|MMMM'ren' d('a')|yyyy('e')'ko' MMMM|AM|PM|1|2|K.o.|o|ig.,al.,ar.,az.,og.,or.,lr.|Egutegi gregoriarra",
  'fa-IR':
    'yyyy/M/d~d MMM yyyy|yyyy MMMM d, dddd~d MMMM yyyy|H:mm|H:mm:ss|d MMMM|yyyy MMMM|قبل‌ازظهر|بعدازظهر|6|0|ه‍.ش.|ه‍.ش.|۱ش,۲ش,۳ش,۴ش,۵ش,ج,ش|تقویم هجری شمسی',
  fi: 'd.M.yyyy|dddd d. MMMM yyyy~d. MMMM yyyy|H.mm|H.mm.ss|d. MMMM|MMMM yyyy|ap.|ip.|1|2|jKr.|jKr|su,ma,ti,ke,to,pe,la|gregoriaaninen kalenteri',
  'fi-FI':
    'd.M.yyyy|dddd d. MMMM yyyy~d. MMMM yyyy|H.mm|H.mm.ss|d. MMMM|MMMM yyyy|ap.|ip.|1|2|jKr.|jKr|su,ma,ti,ke,to,pe,la|gregoriaaninen kalenteri',
  'fil-PH':
    'M/d/yyyy~MMM d, yyyy~M/d/yy|dddd, MMMM d, yyyy~MMMM d, yyyy|h:mm\u202ftt|h:mm:ss\u202ftt|MMMM d|MMMM yyyy|AM|PM|0|0|AD|AD|Li,Lu,Ma,Mi,Hu,Bi,Sa|Gregorian na Kalendaryo',
  fr: 'dd/MM/yyyy~d MMM yyyy|dddd d MMMM yyyy~d MMMM yyyy|HH:mm|HH:mm:ss|d MMMM|MMMM yyyy|AM|PM|1|2|ap. J.-C.|ap. J.-C.|di,lu,ma,me,je,ve,sa|calendrier grégorien',
  'fr-BE':
    'd/MM/yyyy~d MMM yyyy~dd/MM/yyyy~d/MM/yy|dddd d MMMM yyyy~d MMMM yyyy|HH:mm|HH:mm:ss|d MMMM|MMMM yyyy|AM|PM|1|2|ap. J.-C.|ap. J.-C.|di,lu,ma,me,je,ve,sa|calendrier grégorien',
  'fr-CA':
    "yyyy-MM-dd~d MMM yyyy|dddd d MMMM yyyy~d MMMM yyyy|HH 'h' mm|HH 'h' mm 'min' ss 's'|d MMMM|MMMM yyyy|a.m.|p.m.|0|0|ap. J.-C.|ap. J.-C.|di,lu,ma,me,je,ve,sa|calendrier grégorien",
  'fr-CH':
    'dd.MM.yyyy~d MMM yyyy~dd.MM.yy|dddd, d MMMM yyyy~d MMMM yyyy|HH:mm|HH:mm:ss|d MMMM|MMMM yyyy|AM|PM|1|2|ap. J.-C.|ap. J.-C.|di,lu,ma,me,je,ve,sa|calendrier grégorien',
  'fr-FR':
    'dd/MM/yyyy~d MMM yyyy|dddd d MMMM yyyy~d MMMM yyyy|HH:mm|HH:mm:ss|d MMMM|MMMM yyyy|AM|PM|1|2|ap. J.-C.|ap. J.-C.|di,lu,ma,me,je,ve,sa|calendrier grégorien',
  'fr-LU':
    'dd/MM/yyyy~d MMM yyyy|dddd d MMMM yyyy~d MMMM yyyy|HH:mm|HH:mm:ss|d MMMM|MMMM yyyy|AM|PM|1|2|ap. J.-C.|ap. J.-C.|di,lu,ma,me,je,ve,sa|calendrier grégorien',
  'ga-IE':
    'dd/MM/yyyy~d MMM yyyy|dddd d MMMM yyyy~d MMMM yyyy|HH:mm|HH:mm:ss|d MMMM|MMMM yyyy|r.n.|i.n.|1|2|AD|AD|Do,Lu,Má,Cé,Dé,Ao,Sa|Féilire Ghréagóra',
  'gl-ES':
    "dd/MM/yyyy~d 'de' MMM 'de' yyyy~d/M/yyyy~dd/MM/yy|dddd, d 'de' MMMM 'de' yyyy~d 'de' MMMM 'de' yyyy|HH:mm|HH:mm:ss|d 'de' MMMM|MMMM 'de' yyyy|a.m.|p.m.|1|2|d.C.|d.C.|Do,Lu,Ma,Mé,Xo,Ve,Sá|calendario gregoriano",
  'gu-IN':
    'd/M/yyyy~d MMM, yyyy~d/M/yy|dddd, d MMMM, yyyy~d MMMM, yyyy|hh:mm tt|hh:mm:ss tt|d MMMM|MMMM yyyy|AM|PM|0|0|ઈ.સ.|ઇસ|ર,સો,મં,બુ,ગુ,શુ,શ|ગ્રેગોરિઅન કેલેન્ડર',
  he: 'd.M.yyyy~d בMMM yyyy|dddd, d בMMMM yyyy~d בMMMM yyyy|H:mm|H:mm:ss|d בMMMM|MMMM yyyy|לפנה״צ|אחה״צ|0|0|לספירה|אחריי|א׳,ב׳,ג׳,ד׳,ה׳,ו׳,ש׳|לוח השנה הגרגוריאני',
  'he-IL':
    'd.M.yyyy~d בMMM yyyy|dddd, d בMMMM yyyy~d בMMMM yyyy|H:mm|H:mm:ss|d בMMMM|MMMM yyyy|לפנה״צ|אחה״צ|0|0|לספירה|אחריי|א׳,ב׳,ג׳,ד׳,ה׳,ו׳,ש׳|לוח השנה הגרגוריאני',
  hi: 'd/M/yyyy~d MMM yyyy~d/M/yy|dddd, d MMMM yyyy~d MMMM yyyy|h:mm tt|h:mm:ss tt|d MMMM|MMMM yyyy|am|pm|0|0|ईस्वी|ईस्वी|र,सो,मं,बु,गु,शु,श|ग्रेगोरियन कैलेंडर',
  'hi-IN':
    'd/M/yyyy~d MMM yyyy~d/M/yy|dddd, d MMMM yyyy~d MMMM yyyy|h:mm tt|h:mm:ss tt|d MMMM|MMMM yyyy|am|pm|0|0|ईस्वी|ईस्वी|र,सो,मं,बु,गु,शु,श|ग्रेगोरियन कैलेंडर',
  hr: 'dd. MM. yyyy.~d. MMM yyyy.|dddd, d. MMMM yyyy.~d. MMMM yyyy.|HH:mm|HH:mm:ss|d. MMMM|MMMM yyyy.|AM|PM|1|0|po. Kr.|AD|ned,pon,uto,sri,čet,pet,sub|gregorijanski kalendar',
  'hr-HR':
    'dd. MM. yyyy.~d. MMM yyyy.|dddd, d. MMMM yyyy.~d. MMMM yyyy.|HH:mm|HH:mm:ss|d. MMMM|MMMM yyyy.|AM|PM|1|0|po. Kr.|AD|ned,pon,uto,sri,čet,pet,sub|gregorijanski kalendar',
  hu: 'yyyy. MM. dd.~yyyy. MMM d.|yyyy. MMMM d., dddd~yyyy. MMMM d.|H:mm|H:mm:ss|MMMM d.|yyyy. MMMM|de.|du.|1|2|i. sz.|isz.|V,H,K,Sze,Cs,P,Szo|Gergely-naptár',
  'hu-HU':
    'yyyy. MM. dd.~yyyy. MMM d.|yyyy. MMMM d., dddd~yyyy. MMMM d.|H:mm|H:mm:ss|MMMM d.|yyyy. MMMM|de.|du.|1|2|i. sz.|isz.|V,H,K,Sze,Cs,P,Szo|Gergely-naptár',
  id: 'dd/MM/yyyy~d MMM yyyy~d/M/yyyy~dd/MM/yy|dddd, dd MMMM yyyy~d MMMM yyyy|HH.mm|HH.mm.ss|d MMMM|MMMM yyyy|AM|PM|0|0|M|M|Min,Sen,Sel,Rab,Kam,Jum,Sab|Kalender Gregorian',
  'id-ID':
    'dd/MM/yyyy~d MMM yyyy~d/M/yyyy~dd/MM/yy|dddd, dd MMMM yyyy~d MMMM yyyy|HH.mm|HH.mm.ss|d MMMM|MMMM yyyy|AM|PM|0|0|M|M|Min,Sen,Sel,Rab,Kam,Jum,Sab|Kalender Gregorian',
  'is-IS':
    'd.M.yyyy~d. MMM yyyy|dddd, d. MMMM yyyy~d. MMMM yyyy|HH:mm|HH:mm:ss|d. MMMM|MMMM yyyy|f.h.|e.h.|1|2|e.Kr.|e.k.|su.,má.,þr.,mi.,fi.,fö.,la.|Gregorískt tímatal',
  it: 'dd/MM/yyyy~d MMM yyyy~d/M/yyyy~dd/MM/yy|dddd d MMMM yyyy~d MMMM yyyy|HH:mm|HH:mm:ss|d MMMM|MMMM yyyy|AM|PM|1|2|d.C.|dC|dom,lun,mar,mer,gio,ven,sab|Calendario gregoriano',
  'it-CH':
    'dd.MM.yyyy~d MMM yyyy~d/M/yyyy~dd.MM.yy|dddd, d MMMM yyyy~d MMMM yyyy|HH:mm|HH:mm:ss|d MMMM|MMMM yyyy|AM|PM|1|2|d.C.|d.C.|dom,lun,mar,mer,gio,ven,sab|Calendario gregoriano',
  'it-IT':
    'dd/MM/yyyy~d MMM yyyy~d/M/yyyy~dd/MM/yy|dddd d MMMM yyyy~d MMMM yyyy|HH:mm|HH:mm:ss|d MMMM|MMMM yyyy|AM|PM|1|2|d.C.|dC|dom,lun,mar,mer,gio,ven,sab|Calendario gregoriano',
  ja: 'yyyy/MM/dd~yyyy/M/d|yyyy年M月d日dddd~yyyy年M月d日|H:mm|H:mm:ss|M月d日|yyyy年M月|午前|午後|0|0|西暦|AD|日,月,火,水,木,金,土|西暦(グレゴリオ暦)',
  'ja-JP':
    'yyyy/MM/dd~yyyy/M/d|yyyy年M月d日dddd~yyyy年M月d日|H:mm|H:mm:ss|M月d日|yyyy年M月|午前|午後|0|0|西暦|AD|日,月,火,水,木,金,土|西暦(グレゴリオ暦)',
  'ka-GE':
    'dd.MM.yyyy~d MMM. yyyy~d.M.yyyy~dd.MM.yy|dddd, dd MMMM, yyyy~d MMMM, yyyy|HH:mm|HH:mm:ss|d MMMM|MMMM, yyyy|AM|PM|1|0|ახ. წ.|ახ. წ.|კვ,ორ,სმ,ოთ,ხთ,პრ,შბ|გრიგორიანული კალენდარი',
  'kk-KZ':
    "dd.MM.yyyy~yyyy\u202f'ж'. dd MMM~dd.MM.yy|yyyy\u202f'ж'. d MMMM, dddd~yyyy\u202f'ж'. d MMMM|HH:mm|HH:mm:ss|d MMMM|yyyy\u202f'ж'. MMMM|AM|PM|1|0|б.з.|б.з.|жс,дс,сс,ср,бс,жм,сб|Грегориандық күнтізбе",
  'kn-IN':
    'd/M/yyyy~MMM d, yyyy~d/M/yy|dddd, MMMM d, yyyy~MMMM d, yyyy|hh:mm tt|hh:mm:ss tt|d MMMM|MMMM yyyy|ಪೂರ್ವಾಹ್ನ|ಅಪರಾಹ್ನ|0|0|ಕ್ರಿ.ಶ|ಕ್ರಿ.ಶ|ಭಾನು,ಸೋಮ,ಮಂಗಳ,ಬುಧ,ಗುರು,ಶುಕ್ರ,ಶನಿ|ಗ್ರೆಗೋರಿಯನ್ ಕ್ಯಾಲೆಂಡರ್',
  ko: 'yyyy. M. d.~yy. M. d.|yyyy년 M월 d일 dddd~yyyy년 M월 d일|tt h:mm|tt h:mm:ss|MMMM d일|yyyy년 MMMM|오전|오후|0|0|AD|AD|일,월,화,수,목,금,토|양력',
  'ko-KR':
    'yyyy. M. d.~yy. M. d.|yyyy년 M월 d일 dddd~yyyy년 M월 d일|tt h:mm|tt h:mm:ss|MMMM d일|yyyy년 MMMM|오전|오후|0|0|AD|AD|일,월,화,수,목,금,토|양력',
  lt: "yyyy-MM-dd|yyyy 'm'. MMMM d 'd'., dddd~yyyy 'm'. MMMM d 'd'.|HH:mm|HH:mm:ss|MMMM d 'd'.|yyyy 'm'. MMMM|priešpiet|popiet|1|2|po Kr.|po Kr.|Sk,Pr,An,Tr,Kt,Pn,Št|Grigaliaus kalendorius",
  'lt-LT':
    "yyyy-MM-dd|yyyy 'm'. MMMM d 'd'., dddd~yyyy 'm'. MMMM d 'd'.|HH:mm|HH:mm:ss|MMMM d 'd'.|yyyy 'm'. MMMM|priešpiet|popiet|1|2|po Kr.|po Kr.|Sk,Pr,An,Tr,Kt,Pn,Št|Grigaliaus kalendorius",
  lv: "dd.MM.yyyy~yyyy. 'gada' d. MMM~d.MM.yyyy.~dd.MM.yy|dddd, yyyy. 'gada' d. MMMM~yyyy. 'gada' d. MMMM|HH:mm|HH:mm:ss|d. MMMM|yyyy. 'g'. MMMM|priekšpusdienā|pēcpusdienā|1|0|m.ē.|m.ē.|Sv,Pr,Ot,Tr,Ce,Pk,Se|Gregora kalendārs",
  'lv-LV':
    "dd.MM.yyyy~yyyy. 'gada' d. MMM~d.MM.yyyy.~dd.MM.yy|dddd, yyyy. 'gada' d. MMMM~yyyy. 'gada' d. MMMM|HH:mm|HH:mm:ss|d. MMMM|yyyy. 'g'. MMMM|priekšpusdienā|pēcpusdienā|1|0|m.ē.|m.ē.|Sv,Pr,Ot,Tr,Ce,Pk,Se|Gregora kalendārs",
  'ml-IN':
    'd/M/yyyy~yyyy, MMM d~d/M/yy|yyyy, MMMM d, dddd~yyyy, MMMM d|h:mm tt|h:mm:ss tt|MMMM d|yyyy MMMM|AM|PM|0|0|എഡി|എഡി|ഞാ,തി,ചൊ,ബു,വ്യാ,വെ,ശ|ഇംഗ്ലീഷ് കലണ്ടർ',
  'mr-IN':
    'd/M/yyyy~d MMM, yyyy~d/M/yy|dddd, d MMMM, yyyy~d MMMM, yyyy|h:mm tt|h:mm:ss tt|d MMMM|MMMM yyyy|AM|PM|0|0|इ. स.|इ. स.|र,सो,मं,बु,गु,शु,श|ग्रेगोरियन दिनदर्शिका',
  'ms-MY':
    'd/MM/yyyy~d MMM yyyy~d/M/yyyy~d/MM/yy|dddd, d MMMM yyyy~d MMMM yyyy|h:mm\u202ftt|h:mm:ss\u202ftt|d MMMM|MMMM yyyy|PG|PTG|1|0|TM|TM|Ah,Is,Se,Ra,Kh,Ju,Sa|Kalendar Gregory',
  'mt-MT':
    "dd/MM/yyyy~dd MMM yyyy~M/d/yyyy|dddd, d 'ta'’ MMMM yyyy~d 'ta'’ MMMM yyyy|HH:mm|HH:mm:ss|d 'ta'’ MMMM|MMMM yyyy|AM|PM|0|0|WK|WK|Ħad,Tne,Tli,Erb,Ħam,Ġim,Sib|Kalendarju Gregorjan",
  nb: 'dd.MM.yyyy~d. MMM yyyy~d.M.yyyy|dddd d. MMMM yyyy~d. MMMM yyyy|HH:mm|HH:mm:ss|d. MMMM|MMMM yyyy|a.m.|p.m.|1|2|e.Kr.|e.Kr.|sø.,ma.,ti.,on.,to.,fr.,lø.|gregoriansk kalender',
  'nb-NO':
    'dd.MM.yyyy~d. MMM yyyy~d.M.yyyy|dddd d. MMMM yyyy~d. MMMM yyyy|HH:mm|HH:mm:ss|d. MMMM|MMMM yyyy|a.m.|p.m.|1|2|e.Kr.|e.Kr.|sø.,ma.,ti.,on.,to.,fr.,lø.|gregoriansk kalender',
  nl: 'dd-MM-yyyy~d MMM yyyy~d-M-yyyy|dddd d MMMM yyyy~d MMMM yyyy|HH:mm|HH:mm:ss|d MMMM|MMMM yyyy|a.m.|p.m.|1|2|n.Chr.|n.C.|zo,ma,di,wo,do,vr,za|Gregoriaanse kalender',
  'nl-BE':
    'd/MM/yyyy~d MMM yyyy~d/M/yyyy|dddd d MMMM yyyy~d MMMM yyyy|HH:mm|HH:mm:ss|d MMMM|MMMM yyyy|a.m.|p.m.|1|2|n.Chr.|n.Chr.|zo,ma,di,wo,do,vr,za|Gregoriaanse kalender',
  'nl-NL':
    'dd-MM-yyyy~d MMM yyyy~d-M-yyyy|dddd d MMMM yyyy~d MMMM yyyy|HH:mm|HH:mm:ss|d MMMM|MMMM yyyy|a.m.|p.m.|1|2|n.Chr.|n.C.|zo,ma,di,wo,do,vr,za|Gregoriaanse kalender',
  'nn-NO':
    'dd.MM.yyyy~d. MMM yyyy~d.M.yyyy|dddd d. MMMM yyyy~d. MMMM yyyy|HH:mm|HH:mm:ss|d. MMMM|MMMM yyyy|a.m.|p.m.|1|2|e.Kr.|e.Kr.|sø.,må.,ty.,on.,to.,fr.,la.|gregoriansk kalender',
  no: 'dd.MM.yyyy~d. MMM yyyy~d.M.yyyy|dddd d. MMMM yyyy~d. MMMM yyyy|HH:mm|HH:mm:ss|d. MMMM|MMMM yyyy|a.m.|p.m.|1|2|e.Kr.|e.Kr.|sø.,ma.,ti.,on.,to.,fr.,lø.|gregoriansk kalender',
  'pa-IN':
    'd/M/yyyy~d MMM yyyy~d/M/yy|dddd, d MMMM yyyy~d MMMM yyyy|h:mm tt|h:mm:ss tt|MMMM d|MMMM yyyy|ਪੂ.ਦੁ.|ਬਾ.ਦੁ.|0|0|ਸੰਨ|ਸੰਨ|ਐਤ,ਸੋਮ,ਮੰਗ,ਬੁੱਧ,ਵੀਰ,ਸ਼ੁੱਕ,ਸ਼ਨਿੱ|ਗਰੇਗੋਰੀਅਨ ਕੈਲੰਡਰ',
  pl: 'd.MM.yyyy~d MMM yyyy|dddd, d MMMM yyyy~d MMMM yyyy|HH:mm|HH:mm:ss|d MMMM|MMMM yyyy|AM|PM|1|2|n.e.|n.e.|nie,pon,wto,śro,czw,pią,sob|kalendarz gregoriański',
  'pl-PL':
    'd.MM.yyyy~d MMM yyyy|dddd, d MMMM yyyy~d MMMM yyyy|HH:mm|HH:mm:ss|d MMMM|MMMM yyyy|AM|PM|1|2|n.e.|n.e.|nie,pon,wto,śro,czw,pią,sob|kalendarz gregoriański',
  pt: "dd/MM/yyyy~d 'de' MMM 'de' yyyy|dddd, d 'de' MMMM 'de' yyyy~d 'de' MMMM 'de' yyyy|HH:mm|HH:mm:ss|d 'de' MMMM|MMMM 'de' yyyy|AM|PM|0|0|d.C.|d.C.|dom.,seg.,ter.,qua.,qui.,sex.,sáb.|Calendário Gregoriano",
  'pt-BR':
    "dd/MM/yyyy~d 'de' MMM 'de' yyyy|dddd, d 'de' MMMM 'de' yyyy~d 'de' MMMM 'de' yyyy|HH:mm|HH:mm:ss|d 'de' MMMM|MMMM 'de' yyyy|AM|PM|0|0|d.C.|d.C.|dom.,seg.,ter.,qua.,qui.,sex.,sáb.|Calendário Gregoriano",
  'pt-PT':
    "dd/MM/yyyy~dd/MM/yy|dddd, d 'de' MMMM 'de' yyyy~d 'de' MMMM 'de' yyyy|HH:mm|HH:mm:ss|d 'de' MMMM|MMMM 'de' yyyy|da manhã|da tarde|0|2|d.C.|d.C.|dom.,seg.,ter.,qua.,qui.,sex.,sáb.|Calendário gregoriano",
  ro: 'dd.MM.yyyy~d MMM yyyy|dddd, d MMMM yyyy~d MMMM yyyy|HH:mm|HH:mm:ss|d MMMM|MMMM yyyy|a.m.|p.m.|1|0|d.Hr.|d.Hr.|du.,lu.,ma.,mi.,joi,vi.,sâ.|calendar gregorian',
  'ro-RO':
    'dd.MM.yyyy~d MMM yyyy|dddd, d MMMM yyyy~d MMMM yyyy|HH:mm|HH:mm:ss|d MMMM|MMMM yyyy|a.m.|p.m.|1|0|d.Hr.|d.Hr.|du.,lu.,ma.,mi.,joi,vi.,sâ.|calendar gregorian',
  ru: "dd.MM.yyyy~d MMM yyyy\u202f'г'.|dddd, d MMMM yyyy\u202f'г'.~d MMMM yyyy\u202f'г'.|HH:mm|HH:mm:ss|d MMMM|MMMM yyyy\u202f'г'.|AM|PM|1|2|н. э.|н.э.|вс,пн,вт,ср,чт,пт,сб|григорианский календарь",
  'ru-RU':
    "dd.MM.yyyy~d MMM yyyy\u202f'г'.|dddd, d MMMM yyyy\u202f'г'.~d MMMM yyyy\u202f'г'.|HH:mm|HH:mm:ss|d MMMM|MMMM yyyy\u202f'г'.|AM|PM|1|2|н. э.|н.э.|вс,пн,вт,ср,чт,пт,сб|григорианский календарь",
  'ru-UA':
    "dd.MM.yyyy~d MMM yyyy\u202f'г'.|dddd, d MMMM yyyy\u202f'г'.~d MMMM yyyy\u202f'г'.|HH:mm|HH:mm:ss|d MMMM|MMMM yyyy\u202f'г'.|AM|PM|1|0|н. э.|н. э.|вс,пн,вт,ср,чт,пт,сб|григорианский календарь",
  sk: 'd. M. yyyy|dddd d. MMMM yyyy~d. MMMM yyyy|H:mm|H:mm:ss|d. MMMM|MMMM yyyy|AM|PM|1|2|po Kr.|po Kr.|ne,po,ut,st,št,pi,so|gregoriánsky kalendár',
  'sk-SK':
    'd. M. yyyy|dddd d. MMMM yyyy~d. MMMM yyyy|H:mm|H:mm:ss|d. MMMM|MMMM yyyy|AM|PM|1|2|po Kr.|po Kr.|ne,po,ut,st,št,pi,so|gregoriánsky kalendár',
  sl: 'd. MM. yyyy~d. MMM yyyy~d. M. yyyy~d. MM. yy|dddd, d. MMMM yyyy~d. MMMM yyyy|HH:mm|HH:mm:ss|d. MMMM|MMMM yyyy|dop.|pop.|1|0|po Kr.|po Kr.|ned.,pon.,tor.,sre.,čet.,pet.,sob.|gregorijanski koledar',
  'sl-SI':
    'd. MM. yyyy~d. MMM yyyy~d. M. yyyy~d. MM. yy|dddd, d. MMMM yyyy~d. MMMM yyyy|HH:mm|HH:mm:ss|d. MMMM|MMMM yyyy|dop.|pop.|1|0|po Kr.|po Kr.|ned.,pon.,tor.,sre.,čet.,pet.,sob.|gregorijanski koledar',
  'sq-AL':
    'd.M.yyyy~d MMM yyyy~d.M.yy|dddd, d MMMM yyyy~d MMMM yyyy|h:mm\u202ftt|h:mm:ss\u202ftt|d MMMM|MMMM yyyy|e paradites|e pasdites|1|0|mb.K.|mb.K.|die,hën,mar,mër,enj,pre,sht|kalendar gregorian',
  'sr-Latn-RS':
    'd.M.yyyy.~d. M. yyyy.~d.M.yy.|dddd, d. MMMM yyyy.~d. MMMM yyyy.|HH:mm|HH:mm:ss|d. MMMM|MMMM yyyy.|AM|PM|1|0|n. e.|n.e.|ne,po,ut,sr,če,pe,su|gregorijanski kalendar',
  'sr-RS':
    'd.M.yyyy.~d. M. yyyy.~d.M.yy.|dddd, d. MMMM yyyy.~d. MMMM yyyy.|HH:mm|HH:mm:ss|d. MMMM|MMMM yyyy.|AM|PM|1|0|н. е.|н.е.|не,по,ут,ср,че,пе,су|грегоријански календар',
  sv: 'yyyy-MM-dd~d MMM yyyy|dddd d MMMM yyyy~d MMMM yyyy|HH:mm|HH:mm:ss|d MMMM|MMMM yyyy|fm|em|1|2|e.Kr.|e.Kr.|sö,må,ti,on,to,fr,lö|gregoriansk kalender',
  'sv-FI':
    'yyyy-MM-dd~d MMM yyyy|dddd d MMMM yyyy~d MMMM yyyy|HH:mm|HH:mm:ss|d MMMM|MMMM yyyy|fm|em|1|2|e.Kr.|e.Kr.|sö,må,ti,on,to,fr,lö|gregoriansk kalender',
  'sv-SE':
    'yyyy-MM-dd~d MMM yyyy|dddd d MMMM yyyy~d MMMM yyyy|HH:mm|HH:mm:ss|d MMMM|MMMM yyyy|fm|em|1|2|e.Kr.|e.Kr.|sö,må,ti,on,to,fr,lö|gregoriansk kalender',
  'sw-KE':
    'dd/MM/yyyy~d MMM yyyy~d/M/yyyy|dddd, d MMMM yyyy~d MMMM yyyy|HH:mm|HH:mm:ss|d MMMM|MMMM yyyy|AM|PM|0|0|BK|BK|Jumapili,Jumatatu,Jumanne,Jumatano,Alhamisi,Ijumaa,Jumamosi|Kalenda ya Kigregori',
  'ta-IN':
    'd/M/yyyy~d MMM, yyyy~d/M/yy|dddd, d MMMM, yyyy~d MMMM, yyyy|tt h:mm|tt h:mm:ss|d MMMM|MMMM yyyy|முற்பகல்|பிற்பகல்|0|0|கி.பி.|கி.பி.|ஞா,தி,செ,பு,வி,வெ,ச|கிரிகோரியன் நாள்காட்டி',
  'te-IN':
    'dd-MM-yyyy~d MMM, yyyy~d/M/yyyy~dd-MM-yy|d, MMMM yyyy, dddd~d MMMM, yyyy|h:mm tt|h:mm:ss tt|d MMMM|MMMM yyyy|AM|PM|0|0|క్రీశ|క్రీశ|ఆది,సోమ,మం,బుధ,గురు,శుక్ర,శని|గ్రేగోరియన్ క్యాలెండర్',
  th: 'd/M/yyyy~d MMM yyyy~d/M/yy|ddddที่ d MMMM g yyyy~d MMMM yyyy|HH:mm|HH:mm:ss|d MMMM|MMMM yyyy|ก่อนเที่ยง|หลังเที่ยง|0|0|พ.ศ.|พ.ศ.|อา.,จ.,อ.,พ.,พฤ.,ศ.,ส.|ปฏิทินพุทธ',
  'th-TH':
    'd/M/yyyy~d MMM yyyy~d/M/yy|ddddที่ d MMMM g yyyy~d MMMM yyyy|HH:mm|HH:mm:ss|d MMMM|MMMM yyyy|ก่อนเที่ยง|หลังเที่ยง|0|0|พ.ศ.|พ.ศ.|อา.,จ.,อ.,พ.,พฤ.,ศ.,ส.|ปฏิทินพุทธ',
  tr: 'd.MM.yyyy~d MMM yyyy~dd.MM.yyyy|d MMMM yyyy dddd~d MMMM yyyy|HH:mm|HH:mm:ss|d MMMM|MMMM yyyy|ÖÖ|ÖS|1|0|MS|MS|Pa,Pt,Sa,Ça,Pe,Cu,Ct|Miladi Takvim',
  'tr-TR':
    'd.MM.yyyy~d MMM yyyy~dd.MM.yyyy|d MMMM yyyy dddd~d MMMM yyyy|HH:mm|HH:mm:ss|d MMMM|MMMM yyyy|ÖÖ|ÖS|1|0|MS|MS|Pa,Pt,Sa,Ça,Pe,Cu,Ct|Miladi Takvim',
  uk: "dd.MM.yyyy~d MMM yyyy\u202f'р'.~dd.MM.yy|dddd, d MMMM yyyy\u202f'р'.~d MMMM yyyy\u202f'р'.|HH:mm|HH:mm:ss|d MMMM|MMMM yyyy\u202f'р'.|дп|пп|1|0|н. е.|н.е.|нд,пн,вт,ср,чт,пт,сб|григоріанський календар",
  'uk-UA':
    "dd.MM.yyyy~d MMM yyyy\u202f'р'.~dd.MM.yy|dddd, d MMMM yyyy\u202f'р'.~d MMMM yyyy\u202f'р'.|HH:mm|HH:mm:ss|d MMMM|MMMM yyyy\u202f'р'.|дп|пп|1|0|н. е.|н.е.|нд,пн,вт,ср,чт,пт,сб|григоріанський календар",
  'ur-PK':
    'd/M/yyyy~d MMM، yyyy~d/M/yy|dddd، d MMMM، yyyy~d MMMM، yyyy|h:mm tt|h:mm:ss tt|d MMMM|MMMM yyyy|AM|PM|0|0|عیسوی|عیسوی|اتوار,پیر,منگل,بدھ,جمعرات,جمعہ,ہفتہ|گریگورین کیلنڈر',
  vi: "dd/MM/yyyy~d MMM, yyyy~d/M/yyyy|dddd, d MMMM, yyyy~d MMMM, yyyy|HH:mm|HH:mm:ss|d MMMM|MMMM 'năm' yyyy|SA|CH|1|0|CN|sau CN|CN,T2,T3,T4,T5,T6,T7|Lịch Gregory",
  'vi-VN':
    "dd/MM/yyyy~d MMM, yyyy~d/M/yyyy|dddd, d MMMM, yyyy~d MMMM, yyyy|HH:mm|HH:mm:ss|d MMMM|MMMM 'năm' yyyy|SA|CH|1|0|CN|sau CN|CN,T2,T3,T4,T5,T6,T7|Lịch Gregory",
  zh: 'yyyy/M/d~yyyy年M月d日|yyyy年M月d日dddd~yyyy年M月d日|HH:mm|HH:mm:ss|M月d日|yyyy年M月|上午|下午|1|0|公元|公元|周日,周一,周二,周三,周四,周五,周六|公历',
  'zh-CN':
    'yyyy/M/d~yyyy年M月d日|yyyy年M月d日dddd~yyyy年M月d日|HH:mm|HH:mm:ss|M月d日|yyyy年M月|上午|下午|1|0|公元|公元|周日,周一,周二,周三,周四,周五,周六|公历',
  'zh-HK':
    'd/M/yyyy~yyyy年M月d日|yyyy年M月d日dddd~yyyy年M月d日|tth:mm|tth:mm:ss|M月d日|yyyy年M月|上午|下午|0|0|公元|公元|日,一,二,三,四,五,六|公曆',
  'zh-SG':
    'dd/MM/yyyy~yyyy年M月d日~dd/MM/yy|yyyy年M月d日dddd~yyyy年M月d日|tth:mm|tth:mm:ss|M月d日|yyyy年M月|上午|下午|0|0|公元|公元|周日,周一,周二,周三,周四,周五,周六|公历',
  'zh-TW':
    'yyyy/M/d~yyyy年M月d日|yyyy年M月d日 dddd~yyyy年M月d日|tth:mm|tth:mm:ss|M月d日|yyyy年M月|上午|下午|0|0|西元|西元|日,一,二,三,四,五,六|公曆',
};

/** The parts of a culture's row; undefined for cultures that have none. */
export function patternRow(culture: string): readonly string[] | undefined {
  return Object.hasOwn(rows, culture) ? rows[culture]!.split('|') : undefined;
}
