// The three-letter codes that Windows gave cultures. Data only.

/** Codes and their cultures: `ENU en en-US`. */
const codes = `
AFK af af-ZA;AMH am am-ET;ARA ar ar-SA;ARU ar-AE;ARH ar-BH;ARG ar-DZ;ARE ar-EG;ARI ar-IQ;ARJ ar-JO;
ARK ar-KW;ARB ar-LB;ARL ar-LY;ARM ar-MA;ARO ar-OM;ARQ ar-QA;ARS ar-SY;ART ar-TN;ARY ar-YE;ASM as as-IN;
AZE az az-Latn az-Latn-AZ;AZC az-Cyrl az-Cyrl-AZ;BEL be be-BY;BGR bg bg-BG;BNB bn bn-BD;BNG bn-IN;
BOB bo bo-CN;BRE br br-FR;BSB bs bs-Latn bs-Latn-BA;BSC bs-Cyrl bs-Cyrl-BA;CAT ca ca-ES;CRE chr;
CSY cs cs-CZ;CYM cy cy-GB;DAN da da-DK;DEU de de-DE;DEA de-AT;DES de-CH;DEC de-LI;DEL de-LU;
DSB dsb dsb-DE;ELL el el-GR;ENU en en-US;ENA en-AU;ENL en-BZ;ENC en-CA;ENG en-GB;ENH en-HK;ENI en-IE;
ENN en-IN;ENJ en-JM;ENM en-MY;ENZ en-NZ;ENP en-PH;ENE en-SG;ENT en-TT;ENS en-ZA;ENW en-ZW;ESP es;
ESJ es-419;ESS es-AR;ESB es-BO;ESL es-CL;ESO es-CO;ESC es-CR;ESK es-CU;ESD es-DO;ESF es-EC;ESN es-ES;
ESG es-GT;ESH es-HN;ESM es-MX;ESI es-NI;ESA es-PA;ESR es-PE;ESU es-PR;ESZ es-PY;ESE es-SV;EST es-US;
ESY es-UY;ESV es-VE;ETI et et-EE;EUQ eu eu-ES;FAR fa fa-IR;FUL ff ff-Latn ff-Latn-SN;FIN fi fi-FI;
FPO fil fil-PH;FOS fo fo-FO;FRA fr fr-FR;FRB fr-BE;FRC fr-CA;FRD fr-CD;FRS fr-CH;FRI fr-CI;FRE fr-CM;
FRH fr-HT;FRL fr-LU;FRO fr-MA;FRM fr-MC;FRF fr-ML;FRR fr-RE;FRN fr-SN;FYN fy fy-NL;IRE ga ga-IE;
GLA gd gd-GB;GLC gl gl-ES;GSW gsw-FR;GUJ gu gu-IN;HAU ha;HAW haw haw-US;HEB he he-IL;HIN hi hi-IN;
HRV hr hr-HR;HRB hr-BA;HSB hsb hsb-DE;HUN hu hu-HU;HYE hy hy-AM;IND id id-ID;IBO ig ig-NG;III ii ii-CN;
ISL is is-IS;ITA it it-IT;ITS it-CH;JPN ja ja-JP;JAV jv;KAT ka ka-GE;KKZ kk kk-KZ;KAL kl kl-GL;
KHM km km-KH;KDI kn kn-IN;KOR ko ko-KR;KNK kok kok-IN;KUR ku;KYR ky ky-KG;LBX lb lb-LU;LAO lo lo-LA;
LTH lt lt-LT;LVI lv lv-LV;MLG mg mg-MG;MRI mi mi-NZ;MKI mk mk-MK;MYM ml ml-IN;MON mn;MNN mn-MN;
MAR mr mr-IN;MSL ms ms-MY;MSB ms-BN;MLT mt mt-MT;MYA my my-MM;NOR nb nb-NO no;NEP ne ne-NP;NEI ne-IN;
NLD nl nl-NL;NLB nl-BE;NON nn nn-NO;ORM om om-ET;ORI or or-IN;PAN pa;PAP pa-Arab pa-Arab-PK;PLK pl pl-PL;
PAS ps ps-AF;PTB pt pt-BR;PTA pt-AO;PTG pt-PT;RMC rm rm-CH;ROM ro ro-RO;ROD ro-MD;RUS ru ru-RU;RUM ru-MD;
KIN rw rw-RW;SAN sa sa-IN;SAH sah sah-RU;SIP sd sd-Arab sd-Arab-PK;SME se se-NO;SMG se-FI;SMF se-SE;
SIN si si-LK;SKY sk sk-SK;SLV sl sl-SI;SMN smn smn-FI;SNA sn;SOM so so-SO;SQI sq sq-AL;SRB sr;
SRO sr-Cyrl sr-Cyrl-RS;SRN sr-Cyrl-BA;SRQ sr-Cyrl-ME;SRM sr-Latn sr-Latn-RS;SRS sr-Latn-BA;SRP sr-Latn-ME;
SVE sv sv-SE;SVF sv-FI;SWK sw sw-KE;TAI ta ta-IN;TAM ta-LK;TEL te te-IN;TAJ tg;THA th th-TH;TIR ti ti-ER;
TIE ti-ET;TUK tk tk-TM;TRK tr tr-TR;TTT tt tt-RU;TZA tzm;UIG ug ug-CN;UKR uk uk-UA;URD ur ur-PK;URI ur-IN;
UZB uz uz-Latn uz-Latn-UZ;UZC uz-Cyrl uz-Cyrl-UZ;VIT vi vi-VN;WOL wo wo-SN;XHO xh xh-ZA;YOR yo yo-NG;
ZHG zgh;CHS zh zh-Hans zh-CN;CHT zh-TW;ZHH zh-Hant zh-HK;ZHI zh-SG;ZHM zh-MO;ZUL zu zu-ZA`;

let byCulture: ReadonlyMap<string, string> | undefined;

/** `ThreeLetterWindowsLanguageName` of a culture: `ZZZ` where Windows has none. */
export function windowsCodeOf(culture: string): string {
  byCulture ??= new Map(
    codes.split(';').flatMap((line) => {
      const [code = '', ...cultures] = line.trim().split(' ');
      return cultures.map((name) => [name, code] as const);
    }),
  );
  return byCulture.get(culture) ?? 'ZZZ';
}
