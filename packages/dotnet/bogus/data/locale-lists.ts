// Word lists of our own for locales other than English: where the data source has none, or ones of another kind.

/** Lists of words by name, as a locale has them. */
export type Lists = Readonly<Record<string, readonly string[]>>;

/** The words of a text, which blanks separate. */
export const words = (text: string): readonly string[] => text.split(' ');
/** The entries of a text, which commas separate. */
export const lines = (text: string): readonly string[] => text.split(', ');

/** Names of the two genders and of none, where one list serves them all. */
const gendered = (path: string, male: string, female: string, both: string = ''): Lists => {
  const list = (text: string): readonly string[] =>
    lines([text, both].filter((part) => part !== '').join(', '));
  return {
    [`${path}.male`]: list(male),
    [`${path}.female`]: list(female),
    [`${path}.generic`]: both === '' ? [] : lines(both),
  };
};

/** Paths are those of the data source. */
export const localeLists: Readonly<Record<string, Lists>> = {
  ar: {
    ...gendered('person.prefix', 'السيد/', 'السيدة/'),
    'location.street_prefix': lines('شارع, طريق, جادة, ميدان, ساحة'),
    'location.city_prefix': [],
    'location.city_suffix': [],
    'location.street_address.normal': ['{{location.street}}, {{location.buildingNumber}}'],
    'location.street_address.full': [
      '{{location.street}}, {{location.buildingNumber}} {{location.secondaryAddress}}',
    ],
    'location.building_number': ['#', '##', '###', '####'],
    'location.secondary_address': ['شقة ##', 'شقة ###', 'طابق ##', 'مبنى ##', 'عمارة ##', 'فيلا ##'],
    'location.postcode': ['#####-#####'],
    'location.direction.cardinal': words('شمال جنوب شرق غرب'),
    'location.direction.ordinal': lines('شمال شرق, شمال غرب, جنوب شرق, جنوب غرب'),
  },
  de: gendered('person.prefix', 'Hr.', 'Fr.', 'Dr., Prof. Dr.'),
  en_GB: {
    'location.city_pattern': [
      '{{location.city_prefix}} {{person.firstName}}{{location.city_suffix}}',
      '{{location.city_prefix}} {{person.firstName}}',
      '{{person.firstName}}{{location.city_suffix}}',
      '{{person.lastName}}{{location.city_suffix}}',
    ],
    'location.postcode': ['??# #??', '??## #??'],
    'location.city_suffix': words(
      'ton ham bury ford field worth ley mouth port stead well wood borough minster',
    ),
  },
  fa: {
    'phone_number.format.human': words('021 026 031 041 044 051 058 071').flatMap((area) => [
      `${area} ### #####`,
      `+98 ${area.slice(1)} ### #####`,
    ]),
  },
  ko: {
    'location.street_suffix': words('동 면 읍'),
    'location.state': words(
      '강원 경기 경남 경북 광주 대구 대전 부산 서울 세종 울산 인천 전남 전북 제주 충남 충북',
    ),
    'company.legal_entity_type': words('그룹 전자 물산 코리아 연구소'),
    'location.postcode': ['###-###'],
  },
  lv: { 'date.month.abbr': words('janv. febr. mar. apr. mai. jūn. jūl. aug. sept. okt. nov. dec.') },
  nb_NO: { 'location.state': [], 'location.state_abbr': [] },
  nl: gendered('person.prefix', 'Dhr.', 'Mevr. Dr.', 'Prof., Bsc, Msc'),
  pl: {
    'location.street_prefix': ['ul.', 'al.'],
    'location.building_number': ['###', '####', '#####'],
    'location.state': words(
      'Dolnośląskie Kujawsko-pomorskie Lubelskie Lubuskie Łódzkie Małopolskie Mazowieckie Opolskie Podkarpackie Podlaskie Pomorskie Śląskie Świętokrzyskie Warmińsko-mazurskie Wielkopolskie Zachodniopomorskie',
    ),
    'location.state_abbr': words('DŚ KP LB LS ŁD MP MZ OP PK PL PM ŚL ŚK WM WP ZP'),
  },
  pt_PT: {
    'location.city_prefix': lines('São, Vila Nova de, Caldas da, Oliveira de, Vale de'),
    'location.city_suffix': lines('do Minho, do Douro, do Sul, da Feira'),
    'location.street_suffix': words('Rua Avenida Travessa Alameda Estrada Viela'),
    'location.secondary_address': ['Apto. ###', 'Casa #', 'Lote ##', 'Bloco ##'],
    'location.street_address.full': [
      '{{location.street}} {{location.buildingNumber}} {{location.secondaryAddress}}',
    ],
    'company.legal_entity_type': lines('S.A., LTDA, e Associados, Comércio'),
    'person.suffix': words('Jr. Neto Filho'),
  },
  ro: {
    'location.street_address.normal': [
      '{{location.street}}, {{location.buildingNumber}}, {{location.secondaryAddress}}',
    ],
  },
  sv: { 'phone_number.format.human': ['0###-#####', '0###-######'] },
  uk: { 'company.legal_entity_type': words('Торг Пром Постач Збут Трейд') },
  vi: { 'date.weekday.abbr': lines('C.Nhật, Thứ 2, Thứ 3, Thứ 4, Thứ 5, Thứ 6, Thứ 7') },
  zh_CN: {
    'location.state': words(
      '北京市 上海市 天津市 重庆市 河北省 山西省 辽宁省 吉林省 黑龙江省 江苏省 浙江省 安徽省 福建省 江西省 山东省 河南省 湖北省 湖南省 广东省 海南省 四川省 贵州省 云南省 陕西省 甘肃省 青海省 台湾省 内蒙古 广西省 西藏 宁夏 新疆 香港 澳门',
    ),
    'location.state_abbr': words(
      '京 沪 津 渝 冀 晋 辽 吉 黑 苏 浙 皖 闽 赣 鲁 豫 鄂 湘 粤 琼 川 黔 滇 陕 甘 青 台 蒙 桂 藏 宁 新 港 澳',
    ),
  },
  ja: {
    'location.street_pattern': ['{{person.lastName}}{{location.street_suffix}}'],
    'location.building_number': ['###', '####', '#####'],
    'location.secondary_address': ['###号室'],
    'location.street_address.normal': ['{{location.buildingNumber}} {{location.street}}'],
    'location.street_address.full': [
      '{{location.buildingNumber}} {{location.street}} {{location.secondaryAddress}}',
    ],
  },
  pt_BR: {
    'location.city_name': lines(
      'São Paulo, Rio de Janeiro, Belo Horizonte, Salvador, Fortaleza, Curitiba, Manaus, Recife, Porto Alegre, Goiânia, Campinas, Florianópolis, Vitória, Natal, Maceió, Teresina, Olinda, Santos, Niterói, Londrina, Joinville, Blumenau, Uberlândia, Camaçari, Petrópolis',
    ),
    'location.city_pattern': ['{{location.city_name}}'],
    'location.city_suffix': [],
    'location.street_suffix': words('Rua Avenida Travessa Alameda Marginal Rodovia'),
  },
  fr: {
    'date.weekday.wide_context': [],
    'date.weekday.abbr_context': [],
    'date.month.wide': words(
      'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
    ),
    'phone_number.format.human': [
      '01########',
      '02########',
      '03########',
      '04########',
      '05########',
      '06########',
      '07########',
      '+33 1########',
      '+33 2########',
      '+33 3########',
      '+33 4########',
      '+33 5########',
      '+33 6########',
      '+33 7########',
    ],
  },
  ru: {
    'date.weekday.abbr': words('вс пн вт ср чт пт сб'),
    'date.month.abbr': words('янв. февр. марта апр. мая июня июля авг. сент. окт. нояб. дек.'),
    'company.legal_entity_type': words('Торг Пром Снаб Сбыт Трейд'),
  },
  cz: { 'location.state': [], 'location.state_abbr': [] },
  sk: { 'location.state': [], 'location.state_abbr': [] },
  es: {
    'location.secondary_address': ['Esc. ###', 'Puerta ###'],
    'color.human': words('Rojo Azul Negro Gris Blanco Amarillo Verde Morado Violeta'),
    'phone_number.format.human': ['9##-###-###', '9##.###.###', '9## ### ###', '9########'],
  },
};
