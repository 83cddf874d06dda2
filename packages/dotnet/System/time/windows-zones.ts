// The time zones of Windows and the IANA zones that each stands for (CLDR's supplemental data). Data only.

/** Windows id → IANA ids, the one that Windows means first. */
const windowsZones: Readonly<Record<string, string>> = {
  'AUS Central Standard Time': 'Australia/Darwin',
  'AUS Eastern Standard Time': 'Australia/Sydney Australia/Melbourne',
  'Afghanistan Standard Time': 'Asia/Kabul',
  'Alaskan Standard Time':
    'America/Anchorage America/Juneau America/Sitka America/Metlakatla America/Yakutat America/Nome',
  'Aleutian Standard Time': 'America/Adak',
  'Altai Standard Time': 'Asia/Barnaul',
  'Arab Standard Time': 'Asia/Riyadh Asia/Bahrain Asia/Kuwait Asia/Qatar Asia/Aden',
  'Arabian Standard Time': 'Asia/Dubai Asia/Muscat',
  'Arabic Standard Time': 'Asia/Baghdad',
  'Argentina Standard Time':
    'America/Buenos_Aires America/Argentina/Buenos_Aires America/Argentina/Cordoba America/Argentina/Salta America/Argentina/Jujuy America/Argentina/Tucuman America/Argentina/Catamarca America/Argentina/La_Rioja America/Argentina/San_Juan America/Argentina/Mendoza America/Argentina/San_Luis America/Argentina/Rio_Gallegos America/Argentina/Ushuaia',
  'Astrakhan Standard Time': 'Europe/Astrakhan Europe/Ulyanovsk',
  'Atlantic Standard Time':
    'America/Halifax Atlantic/Bermuda America/Glace_Bay America/Moncton America/Goose_Bay America/Thule',
  'Aus Central W. Standard Time': 'Australia/Eucla',
  'Azerbaijan Standard Time': 'Asia/Baku',
  'Azores Standard Time': 'Atlantic/Azores America/Scoresbysund',
  'Bahia Standard Time': 'America/Bahia',
  'Bangladesh Standard Time': 'Asia/Dhaka Asia/Thimphu',
  'Belarus Standard Time': 'Europe/Minsk',
  'Bougainville Standard Time': 'Pacific/Bougainville',
  'Canada Central Standard Time': 'America/Regina America/Swift_Current',
  'Cape Verde Standard Time': 'Atlantic/Cape_Verde',
  'Caucasus Standard Time': 'Asia/Yerevan',
  'Cen. Australia Standard Time': 'Australia/Adelaide Australia/Broken_Hill',
  'Central America Standard Time':
    'America/Guatemala America/Belize America/Costa_Rica Pacific/Galapagos America/Tegucigalpa America/Managua America/El_Salvador',
  'Central Asia Standard Time':
    'Asia/Almaty Antarctica/Vostok Asia/Urumqi Indian/Chagos Asia/Bishkek Asia/Qostanay',
  'Central Brazilian Standard Time': 'America/Cuiaba America/Campo_Grande',
  'Central Europe Standard Time':
    'Europe/Budapest Europe/Tirane Europe/Prague Europe/Podgorica Europe/Belgrade Europe/Ljubljana Europe/Bratislava',
  'Central European Standard Time': 'Europe/Warsaw Europe/Sarajevo Europe/Zagreb Europe/Skopje',
  'Central Pacific Standard Time':
    'Pacific/Guadalcanal Antarctica/Casey Pacific/Pohnpei Pacific/Kosrae Pacific/Noumea Pacific/Efate',
  'Central Standard Time':
    'America/Chicago America/Winnipeg America/Resolute America/Rankin_Inlet America/Matamoros America/Indiana/Tell_City America/Indiana/Knox America/Menominee America/North_Dakota/Center America/North_Dakota/New_Salem America/North_Dakota/Beulah',
  'Central Standard Time (Mexico)':
    'America/Mexico_City America/Merida America/Monterrey America/Bahia_Banderas',
  'Chatham Islands Standard Time': 'Pacific/Chatham',
  'China Standard Time': 'Asia/Shanghai Asia/Hong_Kong Asia/Macau',
  'Cuba Standard Time': 'America/Havana',
  'E. Africa Standard Time':
    'Africa/Nairobi Antarctica/Syowa Africa/Djibouti Africa/Asmara Africa/Addis_Ababa Indian/Comoro Indian/Antananarivo Africa/Mogadishu Africa/Dar_es_Salaam Africa/Kampala Indian/Mayotte',
  'E. Australia Standard Time': 'Australia/Brisbane Australia/Lindeman',
  'E. Europe Standard Time': 'Europe/Chisinau',
  'E. South America Standard Time': 'America/Sao_Paulo',
  'Easter Island Standard Time': 'Pacific/Easter',
  'Eastern Standard Time':
    'America/New_York America/Nassau America/Toronto America/Iqaluit America/Detroit America/Kentucky/Louisville America/Kentucky/Monticello America/Indiana/Vincennes America/Indiana/Winamac America/Indiana/Petersburg',
  'Eastern Standard Time (Mexico)': 'America/Cancun',
  'Egypt Standard Time': 'Africa/Cairo',
  'Ekaterinburg Standard Time': 'Asia/Yekaterinburg',
  'FLE Standard Time':
    'Europe/Kiev Europe/Mariehamn Europe/Sofia Europe/Tallinn Europe/Helsinki Europe/Vilnius Europe/Riga Europe/Kyiv',
  'Fiji Standard Time': 'Pacific/Fiji',
  'GMT Standard Time':
    'Europe/London Atlantic/Canary Atlantic/Faroe Europe/Guernsey Europe/Dublin Europe/Isle_of_Man Europe/Jersey Europe/Lisbon Atlantic/Madeira',
  'GTB Standard Time': 'Europe/Bucharest Asia/Nicosia Asia/Famagusta Europe/Athens',
  'Georgian Standard Time': 'Asia/Tbilisi',
  'Greenland Standard Time': 'America/Godthab America/Nuuk',
  'Greenwich Standard Time':
    'Atlantic/Reykjavik Africa/Ouagadougou Africa/Abidjan Africa/Accra America/Danmarkshavn Africa/Banjul Africa/Conakry Africa/Bissau Africa/Monrovia Africa/Bamako Africa/Nouakchott Atlantic/St_Helena Africa/Freetown Africa/Dakar Africa/Lome',
  'Haiti Standard Time': 'America/Port-au-Prince',
  'Hawaiian Standard Time': 'Pacific/Honolulu Pacific/Rarotonga Pacific/Tahiti',
  'India Standard Time': 'Asia/Calcutta Asia/Kolkata',
  'Iran Standard Time': 'Asia/Tehran',
  'Israel Standard Time': 'Asia/Jerusalem',
  'Jordan Standard Time': 'Asia/Amman',
  'Kaliningrad Standard Time': 'Europe/Kaliningrad',
  'Korea Standard Time': 'Asia/Seoul',
  'Libya Standard Time': 'Africa/Tripoli',
  'Line Islands Standard Time': 'Pacific/Kiritimati',
  'Lord Howe Standard Time': 'Australia/Lord_Howe',
  'Magadan Standard Time': 'Asia/Magadan',
  'Magallanes Standard Time': 'America/Punta_Arenas',
  'Marquesas Standard Time': 'Pacific/Marquesas',
  'Mauritius Standard Time': 'Indian/Mauritius Indian/Reunion Indian/Mahe',
  'Middle East Standard Time': 'Asia/Beirut',
  'Montevideo Standard Time': 'America/Montevideo',
  'Morocco Standard Time': 'Africa/Casablanca Africa/El_Aaiun',
  'Mountain Standard Time':
    'America/Denver America/Edmonton America/Cambridge_Bay America/Inuvik America/Ojinaga America/Boise',
  'Mountain Standard Time (Mexico)': 'America/Chihuahua America/Mazatlan',
  'Myanmar Standard Time': 'Asia/Rangoon Indian/Cocos Asia/Yangon',
  'N. Central Asia Standard Time': 'Asia/Novosibirsk',
  'Namibia Standard Time': 'Africa/Windhoek',
  'Nepal Standard Time': 'Asia/Katmandu Asia/Kathmandu',
  'New Zealand Standard Time': 'Pacific/Auckland Antarctica/McMurdo',
  'Newfoundland Standard Time': 'America/St_Johns',
  'Norfolk Standard Time': 'Pacific/Norfolk',
  'North Asia East Standard Time': 'Asia/Irkutsk',
  'North Asia Standard Time': 'Asia/Krasnoyarsk Asia/Novokuznetsk',
  'North Korea Standard Time': 'Asia/Pyongyang',
  'Omsk Standard Time': 'Asia/Omsk',
  'Pacific SA Standard Time': 'America/Santiago',
  'Pacific Standard Time': 'America/Los_Angeles America/Vancouver',
  'Pacific Standard Time (Mexico)': 'America/Tijuana',
  'Pakistan Standard Time': 'Asia/Karachi',
  'Paraguay Standard Time': 'America/Asuncion',
  'Qyzylorda Standard Time': 'Asia/Qyzylorda',
  'Romance Standard Time': 'Europe/Paris Europe/Brussels Europe/Copenhagen Europe/Madrid Africa/Ceuta',
  'Russia Time Zone 10': 'Asia/Srednekolymsk',
  'Russia Time Zone 11': 'Asia/Kamchatka Asia/Anadyr',
  'Russia Time Zone 3': 'Europe/Samara',
  'Russian Standard Time': 'Europe/Moscow Europe/Simferopol Europe/Kirov',
  'SA Eastern Standard Time':
    'America/Cayenne Antarctica/Palmer Antarctica/Rothera America/Belem America/Fortaleza America/Recife America/Maceio America/Santarem Atlantic/Stanley America/Paramaribo',
  'SA Pacific Standard Time':
    'America/Bogota America/Eirunepe America/Rio_Branco America/Atikokan America/Guayaquil America/Jamaica America/Cayman America/Panama America/Lima',
  'SA Western Standard Time':
    'America/La_Paz America/Antigua America/Anguilla America/Aruba America/Barbados America/St_Barthelemy America/Kralendijk America/Porto_Velho America/Boa_Vista America/Manaus America/Blanc-Sablon America/Curacao America/Dominica America/Santo_Domingo America/Grenada America/Guadeloupe America/Guyana America/St_Kitts America/St_Lucia America/Marigot America/Martinique America/Montserrat America/Puerto_Rico America/Lower_Princes America/Port_of_Spain America/St_Vincent America/Tortola America/St_Thomas',
  'SE Asia Standard Time':
    'Asia/Bangkok Antarctica/Davis Indian/Christmas Asia/Jakarta Asia/Pontianak Asia/Phnom_Penh Asia/Vientiane Asia/Ho_Chi_Minh',
  'Saint Pierre Standard Time': 'America/Miquelon',
  'Sakhalin Standard Time': 'Asia/Sakhalin',
  'Samoa Standard Time': 'Pacific/Apia',
  'Sao Tome Standard Time': 'Africa/Sao_Tome',
  'Saratov Standard Time': 'Europe/Saratov',
  'Singapore Standard Time':
    'Asia/Singapore Asia/Brunei Asia/Makassar Asia/Kuala_Lumpur Asia/Kuching Asia/Manila',
  'South Africa Standard Time':
    'Africa/Johannesburg Africa/Bujumbura Africa/Gaborone Africa/Lubumbashi Africa/Maseru Africa/Blantyre Africa/Maputo Africa/Kigali Africa/Mbabane Africa/Lusaka Africa/Harare',
  'South Sudan Standard Time': 'Africa/Juba',
  'Sri Lanka Standard Time': 'Asia/Colombo',
  'Sudan Standard Time': 'Africa/Khartoum',
  'Syria Standard Time': 'Asia/Damascus',
  'Taipei Standard Time': 'Asia/Taipei',
  'Tasmania Standard Time': 'Australia/Hobart Antarctica/Macquarie',
  'Tocantins Standard Time': 'America/Araguaina',
  'Tokyo Standard Time': 'Asia/Tokyo Asia/Jayapura Pacific/Palau Asia/Dili',
  'Tomsk Standard Time': 'Asia/Tomsk',
  'Tonga Standard Time': 'Pacific/Tongatapu',
  'Transbaikal Standard Time': 'Asia/Chita',
  'Turkey Standard Time': 'Europe/Istanbul',
  'Turks And Caicos Standard Time': 'America/Grand_Turk',
  'US Eastern Standard Time':
    'America/Indianapolis America/Indiana/Indianapolis America/Indiana/Marengo America/Indiana/Vevay',
  'US Mountain Standard Time':
    'America/Phoenix America/Creston America/Dawson_Creek America/Fort_Nelson America/Hermosillo',
  UTC: 'Etc/UTC UTC',
  'UTC+12':
    'Etc/GMT-12 Pacific/Tarawa Pacific/Majuro Pacific/Kwajalein Pacific/Nauru Pacific/Funafuti Pacific/Wake Pacific/Wallis',
  'UTC+13': 'Etc/GMT-13 Pacific/Kanton Pacific/Fakaofo',
  'UTC-02': 'Etc/GMT+2 America/Noronha Atlantic/South_Georgia',
  'UTC-08': 'Etc/GMT+8 Pacific/Pitcairn',
  'UTC-09': 'Etc/GMT+9 Pacific/Gambier',
  'UTC-11': 'Etc/GMT+11 Pacific/Pago_Pago Pacific/Niue Pacific/Midway',
  'Ulaanbaatar Standard Time': 'Asia/Ulaanbaatar',
  'Venezuela Standard Time': 'America/Caracas',
  'Vladivostok Standard Time': 'Asia/Vladivostok Asia/Ust-Nera',
  'Volgograd Standard Time': 'Europe/Volgograd',
  'W. Australia Standard Time': 'Australia/Perth',
  'W. Central Africa Standard Time':
    'Africa/Lagos Africa/Luanda Africa/Porto-Novo Africa/Kinshasa Africa/Bangui Africa/Brazzaville Africa/Douala Africa/Algiers Africa/Libreville Africa/Malabo Africa/Niamey Africa/Ndjamena Africa/Tunis',
  'W. Europe Standard Time':
    'Europe/Berlin Europe/Andorra Europe/Vienna Europe/Zurich Europe/Busingen Europe/Gibraltar Europe/Rome Europe/Vaduz Europe/Luxembourg Europe/Monaco Europe/Malta Europe/Amsterdam Europe/Oslo Europe/Stockholm Arctic/Longyearbyen Europe/San_Marino Europe/Vatican',
  'W. Mongolia Standard Time': 'Asia/Hovd',
  'West Asia Standard Time':
    'Asia/Tashkent Antarctica/Mawson Asia/Aqtobe Asia/Aqtau Asia/Atyrau Asia/Oral Indian/Maldives Indian/Kerguelen Asia/Dushanbe Asia/Ashgabat Asia/Samarkand',
  'West Bank Standard Time': 'Asia/Hebron Asia/Gaza',
  'West Pacific Standard Time':
    'Pacific/Port_Moresby Antarctica/DumontDUrville Pacific/Chuuk Pacific/Guam Pacific/Saipan',
  'Yakutsk Standard Time': 'Asia/Yakutsk Asia/Khandyga',
  'Yukon Standard Time': 'America/Whitehorse America/Dawson',
};

/** The IANA zone of a Windows id, in a region if it has one there; undefined when there is none. */
export function ianaOfWindows(windowsId: string, region: string | null = null): string | undefined {
  const wanted = windowsId.toLowerCase();
  const name = Object.keys(windowsZones).find((key) => key.toLowerCase() === wanted);
  const zones = name === undefined ? [] : windowsZones[name]!.split(' ');
  const there = region === null ? [] : zonesIn(region);
  return zones.find((zone) => there.includes(zone)) ?? zones[0];
}
function zonesIn(region: string): readonly string[] {
  if (!/^[a-z]{2}$/i.test(region)) return [];
  const locale = new Intl.Locale(`und-${region}`) as Intl.Locale & {
    readonly timeZones?: readonly string[];
    getTimeZones?(): readonly string[] | undefined;
  };
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
/** The Windows id of an IANA zone; undefined when there is none. */
export function windowsOfIana(ianaId: string): string | undefined {
  const wanted = ianaId.toLowerCase();
  return Object.keys(windowsZones).find((key) =>
    windowsZones[key]!.toLowerCase().split(' ').includes(wanted),
  );
}
