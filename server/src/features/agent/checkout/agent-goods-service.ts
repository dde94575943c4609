import type { ShopService } from '@sampan/contract/delivery'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import type { AgentLine } from '../../../db/json-columns.ts'
import { countTry, networkOf, RateLimited, uncountTry } from '../../../http/rate-limits.ts'
import { type PricedCheckout, priceGoods } from '../../checkout/checkout-service.ts'
import { findOffersOf } from '../../checkout/checkout-sql.ts'
import { type CodeFault, chooseGoods, type GoodsFault, mergeLines } from '../../checkout/handover/chosen-goods-rules.ts'

export type AskedGoods = {
  lines: readonly AgentLine[]
  promo_codes: readonly string[]
  /** The two-letter country to which the goods are sent. */
  country: string | null
  region?: string | undefined
  user_id: string | null
  shop_services?: readonly ShopService[] | undefined
}

/** The goods of an agent with their prices. `priced` is undefined if nothing can be bought. */
export type AgentGoods = {
  priced: PricedCheckout | undefined
  faults: GoodsFault[]
  code_faults: CodeFault[]
}

/**
 * Prices goods by the same rules as a checkout in a browser. An order uses one promo code: the first that can be used.
 */
export async function priceForAgent(
  db: Db,
  { lines, promo_codes, country, region, user_id, shop_services }: AskedGoods,
): Promise<AgentGoods> {
  const offers = await findOffersOf(
    db,
    lines.map((line) => line.sku_id),
  )
  const choice = chooseGoods(lines, offers)
  if (choice.lines.length === 0) return { priced: undefined, faults: choice.faults, code_faults: [] }
  const goods = { lines: choice.lines, country, region, user_id, shop_services }
  const code_faults: CodeFault[] = []
  let used: PricedCheckout | undefined
  for (const [at, code] of promo_codes.entries()) {
    const tried = await priceGoods(db, { ...goods, code: code.toUpperCase() })
    const fault = tried.promo?.fault ?? (used ? 'one_code' : undefined)
    if (fault) code_faults.push({ code, at, fault })
    else used = tried
  }
  return { priced: used ?? (await priceGoods(db, { ...goods, code: '' })), faults: choice.faults, code_faults }
}

type Guessing = { context: Context; platform: { profile_url: string; is_signed: boolean }; ip: string }

/**
 * Counts unknown promo codes, so that an agent cannot guess codes. Codes beyond the limit are not looked
 * up.
 * @returns the codes that may be looked up, and the others.
 */
export async function admitCodes(
  { context, platform, ip }: Guessing,
  isKnown: (code: string) => Promise<boolean>,
  codes: readonly string[],
) {
  const admitted: string[] = []
  const refused: string[] = []
  const { host } = new URL(platform.profile_url)
  // Anybody can name the profile of another platform, and would use up the tries of its host.
  const who = platform.is_signed ? [host] : [host, networkOf(ip)]
  const counted = { limit: 'agent_promo_code', who } as const
  for (const code of new Set(codes.filter((code) => code !== ''))) {
    try {
      await countTry(context, counted)
    } catch (error) {
      if (!(error instanceof RateLimited)) throw error
      refused.push(code)
      continue
    }
    if (await isKnown(code.toUpperCase())) await uncountTry(context, counted)
    admitted.push(code)
  }
  return { admitted, refused }
}

/** The lines to store: what the agent wants, with the prices of now. */
export function linesToStore(
  wanted_lines: readonly { sku_id: string; quantity: number }[],
  goods: AgentGoods,
): AgentLine[] {
  const priced = goods.priced?.orders.flatMap((order) => order.lines) ?? []
  const prices = new Map(priced.map((line) => [line.sku_id, line.price_cents]))
  return mergeLines(wanted_lines.map((line) => ({ ...line, price_cents: prices.get(line.sku_id) ?? 0 })))
}

/**
 * The lines to store once the agent was shown them, with the quantities and prices of now. Goods that cannot be bought stay,
 * so that further replies name them too.
 */
export function linesAsShown(stored: readonly AgentLine[], goods: AgentGoods): AgentLine[] {
  const priced = goods.priced?.orders.flatMap((order) => order.lines) ?? []
  const by_sku = new Map(priced.map((line) => [line.sku_id, line]))
  return stored.map((line) => {
    const { sku_id, quantity, price_cents } = by_sku.get(line.sku_id) ?? line
    return { sku_id, quantity, price_cents }
  })
}
