// Numbers of the trade that products carry. Without a schema library, because forms check them, too.

const GTIN_PATTERN = /^(?:\d{8}|\d{12,14})$/
/** Number of the Harmonized System, by which customs classify goods. */
export const HS_CODE_PATTERN = /^\d{6,10}$/

/** Classes of goods with separate rates of taxes. Finer differences are rules by HS code. */
export const TAX_CLASSES = ['general', 'food', 'clothing', 'childrens_clothing', 'cosmetics', 'books'] as const
export type TaxClass = (typeof TAX_CLASSES)[number]

/** Whether digits are a GTIN (8, 12, 13 or 14 digits) with the right check digit. */
export function isGtin(digits: string): boolean {
  if (!GTIN_PATTERN.test(digits)) return false
  // From the right, the digits count once and three times in turn.
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

/** Countries of origin, as ISO 3166-1 alpha-2. */
export const COUNTRIES: readonly string[] =
  'AD AE AF AG AI AL AM AO AR AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FO FR GA GB GD GE GF GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MQ MR MS MT MU MV MW MX MY MZ NA NC NE NG NI NL NO NP NR NZ OM PA PE PF PG PH PK PL PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WS YE YT ZA ZM ZW'.split(
    ' ',
  )
