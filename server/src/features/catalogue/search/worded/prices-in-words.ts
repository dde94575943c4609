import { readAmount } from '@sampan/contract/typed-number'
import { normalise } from '../search-terms.ts'

/** Price limits in cents. */
type PriceLimits = { min_cents: number | null; max_cents: number | null }

const MOST_CENTS = 1e12
const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,3}(?:\.\d{3})+,\d{1,2}|\d{1,10}(?:[.,]\d{1,2})?`
/** Names of the shop's currency. Other currencies are not read, because their amounts differ. */
const SIGN = String.raw`(?:us\s?\$|\$|usd\s?)?\s?`
const NAME = String.raw`(?:\s?(?:\$|usd|dollars?|bucks|美元|美金|元|米ドル|ドル|달러|불|ดอลลาร์|เหรียญ))?`
/** Not a price in the shop's currency: 50 cm, 5 years, 20 %, 50 yen. */
const UNIT = String.raw`(?![\d.,]*\d|\s?(?:%|[€£¥₩฿円원]|日元|日圆|人民币|บาท)|\s?(?:yen|won|baht|euros?|pounds?|rmb|cny|yuan|ml|cl|l|lit(?:re|er)s?|mg|g|kg|mm|cm|m|km|in|inch|inches|ft|feet|w|kw|v|mah|mb|gb|tb|hz|lbs?|oz|years?|yrs?|months?|weeks?|days?|hours?|minutes?|people|persons?|pieces?|pcs)(?![\p{L}\p{N}]))`
const amount = (name: string) => `${SIGN}(?<${name}>${NUMBER})${NAME}${UNIT}`
const [LOW, HIGH] = [amount('low'), amount('high')]
const LEAD = String.raw`(?:(?<!\p{L})(?:price[ds]?|costing)\s|价格|價格|価格が?|値段が?|가격이?\s?|ราคา\s?)?`
const TAIL = String.raw`(?:\s?(?:的|の|인|의|짜리)(?=\s|$|\p{L}))?`
const START = String.raw`(?<![\p{L}\p{N}.,])`
const END = String.raw`(?![\p{Script=Latin}\p{N}])`

/** Each way to name price limits. `low` is the lower limit, `high` the upper one. The first that fits is read. */
const PATTERNS = [
  String.raw`${START}between\s${LOW}\s?(?:and|to|-)\s?${HIGH}${END}`,
  String.raw`(?:ระหว่าง\s?)?${LOW}\s?(?:ถึง)\s?${HIGH}${END}`,
  String.raw`${START}${LOW}\s?(?:到|至|から|에서|부터)\s?${HIGH}(?:之间|之間|以内|以內|まで|の間|까지|사이)?`,
  String.raw`${START}(?=(?:us\s?)?\$)${LOW}\s?(?:-|~|to)\s?${HIGH}${END}`,
  String.raw`${START}(?:under|below|less than|up to|at most|cheaper than|no more than|not over)\s${HIGH}${END}`,
  String.raw`${START}(?:over|above|more than|at least|not under)\s${LOW}${END}`,
  String.raw`${START}${HIGH}\sor (?:less|under|below|cheaper)${END}`,
  String.raw`${START}${LOW}\sor (?:more|over|above)${END}`,
  `(?:不到|不超过|不超過|低于|低於|少于|少於)${HIGH}`,
  `(?:高于|高於|超过|超過|不低于|不低於)${LOW}`,
  String.raw`${START}${HIGH}\s?(?:以下|以内|以內|之内|之內|未満|まで|より安い|이하|미만|이내|까지)`,
  String.raw`${START}${LOW}\s?(?:以上|より高い|이상|초과|넘는)`,
  String.raw`(?:ไม่เกิน|ต่ำกว่า|น้อยกว่า|ถูกกว่า)\s?${HIGH}`,
  String.raw`(?:มากกว่า|สูงกว่า|แพงกว่า|ตั้งแต่|เกิน)\s?${LOW}`,
].map((pattern) => new RegExp(`${LEAD}${pattern}${TAIL}`, 'u'))

export type Priced = { rest: string; limits: PriceLimits }

/** Takes the price limits out of a keyword: "lamp under 50" is "lamp" up to 5,000 cents; undefined without limits. */
export function pricesIn(keyword: string): Priced | undefined {
  const plain = normalise(keyword)
  for (const pattern of PATTERNS) {
    const match = pattern.exec(plain)
    if (!match) continue
    const { low, high } = match.groups ?? {}
    const [min_cents, max_cents] = [centsIn(low), centsIn(high)]
    // No product costs that much or that little: the words are searched.
    if ((min_cents ?? 0) > MOST_CENTS || (max_cents ?? 0) > MOST_CENTS) return undefined
    if (min_cents !== null && max_cents !== null && min_cents > max_cents) return undefined
    const rest = `${plain.slice(0, match.index)} ${plain.slice(match.index + match[0].length)}`
    return { rest: rest.replaceAll(/\s+/g, ' ').trim(), limits: { min_cents, max_cents } }
  }
  return undefined
}

/** The only separator of `1,250` is read as a group: no price has three decimals, and the limit is shown. */
function centsIn(digits: string | undefined): number | null {
  const reading = readAmount(digits ?? '', 'point')
  return reading.state === 'read' ? reading.value : null
}
