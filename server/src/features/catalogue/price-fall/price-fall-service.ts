import { cents } from '@sampan/contract'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import type { Keys } from '../../../security/keys.ts'
import {
  anyKind,
  decidersOf,
  type OperatorWithRoles,
  propose,
  waitingProposals,
} from '../../operator/proposal/proposal-service.ts'
import { waitsForSecond } from '../../operator/proposal/second-operator-service.ts'
import { readCeiling } from '../../setting/setting-value-service.ts'
import type { Saving } from '../product/product-desk-sql.ts'
import {
  type DraftFault,
  optionKey,
  priceOf,
  revisionOfPrice,
  type SkuDraft,
  type StoredSku,
  skusAfter,
} from '../product/product-draft.ts'
import { findHighestPrices, findSettled } from './price-fall-sql.ts'
import { price_kind } from './price-proposals-service.ts'

// Limits by how much an operator may lower a price alone within 30 days.

/**
 * `current_cents` is undefined for a fall that not even a second operator can approve: a new SKU of a
 * product whose other SKUs cost much more, or a SKU that takes the options of a much more expensive SKU.
 */
type Fall = { sku_id: string; current_cents: number | undefined; price_cents: number }

const PER_100 = 10_000

/**
 * The prices in drafts that are too low, by product. Each price is compared with the highest price of the last 30 days,
 * so that small falls add up.
 */
export async function findFalls(db: Db, savings: readonly Saving[]): Promise<Map<string, Fall[]>> {
  const stored = savings.flatMap((saving) => saving.stored?.skus ?? [])
  const product_ids = savings.map(({ draft }) => draft.product_id)
  const [fall_100, highest, settled] = await Promise.all([
    readCeiling(db, 'price_fall_100'),
    findHighestPrices(
      db,
      stored.map(({ sku_id }) => sku_id),
    ),
    findSettled(db, product_ids),
  ])
  const isTooLow = (price_cents: number, from_cents: number) =>
    BigInt(price_cents) * BigInt(PER_100) < BigInt(from_cents) * BigInt(PER_100 - fall_100)
  const before = (sku: StoredSku) => highest.get(sku.sku_id) ?? sku.price_cents
  const falls_by_product = savings.map(({ draft, stored }): [string, Fall[]] => {
    const fallOf = fallIn(stored?.skus ?? [], { before, settled, isTooLow })
    return [draft.product_id, draft.skus.flatMap((sku) => fallOf(sku) ?? [])]
  })
  return new Map(falls_by_product.filter(([, falls]) => falls.length > 0))
}

type Measure = {
  /** The highest price of a SKU in the last 30 days. */
  before: (sku: StoredSku) => number
  settled: ReadonlySet<string>
  isTooLow: (price_cents: number, from_cents: number) => boolean
}

const optionsOf = ({ axis_values }: Pick<StoredSku, 'axis_values'>) => axis_values.map(optionKey).join(' ')

/**
 * Whether a SKU becomes too cheap. A SKU that is not in `settled` is also compared with the other SKUs of its product.
 */
const fallIn = (stored: readonly StoredSku[], { before, settled, isTooLow }: Measure) => {
  const stored_skus = new Map(stored.map((sku) => [sku.sku_id, sku]))
  const lowest = Math.min(...stored.filter(({ sku_id }) => settled.has(sku_id)).map(before))
  const least_cents = Number.isFinite(lowest) ? lowest : 0
  return (draft: SkuDraft): Fall | undefined => {
    const { sku_id, price_cents } = draft
    const sku = stored_skus.get(sku_id)
    const options = optionsOf(draft)
    const takes_options = options !== '' && (!sku || optionsOf(sku) !== options)
    const twin = takes_options ? stored.find((one) => one.sku_id !== sku_id && optionsOf(one) === options) : undefined
    if (twin && isTooLow(price_cents, before(twin))) return { sku_id, current_cents: undefined, price_cents }
    if (sku && price_cents >= sku.price_cents) return undefined
    const own_cents = sku ? before(sku) : 0
    const from_cents = sku && settled.has(sku_id) ? own_cents : Math.max(own_cents, least_cents)
    return isTooLow(price_cents, from_cents) ? { sku_id, current_cents: sku?.price_cents, price_cents } : undefined
  }
}

export const waitingFall = async (db: Db, operator: OperatorWithRoles, product_id: string) =>
  (await waitingProposals(db, operator, [anyKind(price_kind)], [product_id]))[0] ?? null

/**
 * The faults of an imported product whose prices fall too far. An import makes no proposals, so these falls are faults.
 */
export const fallFaults = (falls: readonly Fall[] = []): DraftFault[] =>
  falls.map(({ sku_id }) => ({ field: 'price_cents', sku_id, fault: 'price_falls_too_far' }))

type Divided = { savings: Saving[]; proposed: ReadonlySet<string>; faults: DraftFault[] }
type ProposalInput = { keys: Keys; reason: string | undefined }

/**
 * Proposes prices that fall too far. The drafts keep all other changes and the current prices.
 * @returns the drafts without these prices, the SKUs with proposed prices, and faults for new SKUs that are too cheap.
 * @throws as `propose`.
 */
export async function proposeFalls(
  tx: Tx,
  operator: OperatorSession,
  savings: readonly Saving[],
  { keys, reason }: ProposalInput,
): Promise<Divided> {
  const falls = await findFalls(tx, savings)
  if (falls.size === 0 || !(await waitsForSecond(tx, operator, decidersOf(price_kind))))
    return { savings: [...savings], proposed: new Set(), faults: [] }
  const all = [...falls.values()].flat()
  const faults = fallFaults(all.filter(({ current_cents }) => current_cents === undefined))
  if (faults.length > 0) return { savings: [], proposed: new Set(), faults }
  for (const [product_id, skus] of falls) {
    const priced_skus = skus.flatMap(({ current_cents, ...sku }) =>
      current_cents === undefined
        ? []
        : [{ sku_id: sku.sku_id, revision: revisionOfPrice(current_cents), price_cents: cents(sku.price_cents) }],
    )
    await propose(tx, operator, {
      kind: price_kind,
      ref_id: product_id,
      body: { product_id, skus: priced_skus },
      reason,
      keys,
    })
  }
  const prices = new Map(all.map(({ sku_id, current_cents }) => [sku_id, current_cents]))
  return { savings: savings.map((saving) => withPrices(saving, prices)), proposed: new Set(prices.keys()), faults: [] }
}

/**
 * Sets the prices in a draft back to the current prices. If the draft's struck-through price is valid only with the
 * lower prices, the stored struck-through price stays, too.
 */
function withPrices({ draft, stored }: Saving, prices: ReadonlyMap<string, number | undefined>): Saving {
  const skus = draft.skus.map((sku) => ({ ...sku, price_cents: prices.get(sku.sku_id) ?? sku.price_cents }))
  const reduced = { ...draft, skus }
  const fits = reduced.was_cents === null || reduced.was_cents > priceOf(skusAfter(reduced, stored))
  return { stored, draft: fits ? reduced : { ...reduced, was_cents: stored?.was_cents ?? null } }
}
