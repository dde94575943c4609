import { isDeepStrictEqual } from 'node:util'
import type { Endpoints } from '@sampan/contract'
import { isSameDelivery } from '@sampan/contract/delivery'
import type { z } from 'zod'
import type { Db } from '../../../db/database.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { actAtDesk } from '../../operator/operator-act-service.ts'
import { refuseFreight, revisionOfShop } from './shop-desk-service.ts'
import { type Freight, findShopsAtDesk, lockShop, type ShopRow, storeFreight } from './shop-desk-sql.ts'

type FreightChange = z.output<Endpoints['POST /api/admin/shop/freight']['body']>
type Outcomes = z.input<Endpoints['POST /api/admin/shop/freight']['reply']>['outcomes']
type Outcome = Outcomes[number]
type Terms = Pick<FreightChange, 'freight' | 'others'>

/** After this time no further shop is started, because requests time out after 30 seconds. */
const SETTING_MS = 5_000

/**
 * Sets the freight of shops, each in its own transaction, or predicts the outcome (dry run). Stops after some seconds,
 * with at least one outcome.
 * @returns the outcomes of the shops that were processed.
 * @throws Refusal catalogue_fault before any shop is changed; account_blocked or role_needed.
 */
export async function setFreightOfMany(
  db: Db,
  operator: OperatorSession,
  { shops, dry_run, ...terms }: FreightChange,
  now: () => number = () => performance.now(),
): Promise<Outcomes> {
  refuseFreight(terms.freight)
  if (dry_run) return foresee(db, shops, terms)
  const until = now() + SETTING_MS
  const outcomes: Outcomes = []
  for (const shop of shops) {
    outcomes.push(await setOne(db, operator, shop, terms))
    if (now() >= until) break
  }
  return outcomes
}

async function foresee(db: Db, shops: FreightChange['shops'], terms: Terms): Promise<Outcomes> {
  const ids = shops.map(({ shop_id }) => shop_id)
  const stored_shops = new Map((await findShopsAtDesk(db, ids)).map((shop) => [shop.shop_id, shop]))
  return ids.map((shop_id) => {
    const stored = stored_shops.get(shop_id)
    if (!stored) return { shop_id, outcome: 'unknown', shop: null }
    return { shop_id, outcome: freightAfter(stored.freight, terms) ? 'changed' : 'same', shop: before(stored) }
  })
}

const setOne = (
  db: Db,
  operator: OperatorSession,
  { shop_id, revision }: FreightChange['shops'][number],
  terms: Terms,
) =>
  actAtDesk(db, operator, async (tx, log): Promise<Outcome> => {
    const stored = await lockShop(tx, shop_id)
    if (!stored) return { shop_id, outcome: 'unknown', shop: null }
    const shop = before(stored)
    const freight = freightAfter(stored.freight, terms)
    // If a call is repeated after a lost reply, the shop already has the freight that the first call set.
    if (!freight) return { shop_id, outcome: 'same', shop }
    if (revision !== shop.revision) return { shop_id, outcome: 'changed_meanwhile', shop }
    await storeFreight(tx, shop_id, freight)
    const details = { freight_before: stored.freight, freight }
    await log({ action: 'shop_freight_set', ref_type: 'shop', ref_id: shop_id, details })
    return { shop_id, outcome: 'changed', shop }
  })

const before = (stored: ShopRow) => ({ name: stored.name, revision: revisionOfShop(stored), freight: stored.freight })

/** The order in which rules are listed: countries by code, then all other countries, each by service. */
const sorted = (freight: Freight[]) =>
  freight.toSorted(
    (a, b) => Number(a.country === '*') - Number(b.country === '*') || (placeOf(a) < placeOf(b) ? -1 : 1),
  )

const placeOf = ({ country, service }: Freight) => `${country} ${service}`

/** The freight of a shop after the change; undefined when it stays the same. */
function freightAfter(stored: Freight[], { freight, others }: Terms): Freight[] | undefined {
  const isOther = (rule: Freight) => freight.every((other) => !isSameDelivery(other, rule))
  const after = sorted(others === 'keep' ? [...stored.filter(isOther), ...freight] : freight)
  return isDeepStrictEqual(after, stored) ? undefined : after
}
