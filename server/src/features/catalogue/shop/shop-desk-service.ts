import { isSameDelivery } from '@sampan/contract/delivery'
import { type CatalogueFault, SHIPPED_COUNTRIES } from '@sampan/contract/rules'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { refuseOutdated, revisionOf } from '../../../http/revision.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import { isNamed } from '../../brand/brand-service.ts'
import { actAtDesk } from '../../operator/operator-act-service.ts'
import { refuseWithoutEnglish } from '../category/english-text.ts'
import { refuseUnknownPicture } from '../product/product-picture-service.ts'
import { type Freight, findAdvised, findSetup, findShop, lockShop, type ShopRow, storeShop } from './shop-desk-sql.ts'

/** The digest of the fields that an operator sees. */
export const revisionOfShop = ({ name, description, logo, piece_grams, freight }: ShopRow) =>
  revisionOf([name, description, logo, piece_grams, freight])

export async function readShop(db: Db, shop_id: string) {
  const shop = await findShop(db, shop_id)
  if (!shop) throw new NotFound()
  return { ...shop, revision: revisionOfShop(shop) }
}

type ShopDraft = ShopRow & { revision: string | null }

/** @throws Refusal id_taken, changed_meanwhile, catalogue_fault; NotFound. */
export const saveShop = (context: Context, operator: OperatorSession, { revision, ...draft }: ShopDraft) =>
  actAtDesk(context.db, operator, async (tx, log) => {
    const { shop_id, name, description, logo, freight } = draft
    const stored = await lockShop(tx, shop_id)
    refuseOutdated(revision, stored && revisionOfShop(stored))
    refuseWithoutEnglish({ name, description })
    if (logo !== stored?.logo) await refuseUnknownPicture(tx, context, 'logo', logo)
    refuseFreight(freight)
    if (!(await storeShop(tx, draft, !stored))) throw new Refusal('id_taken')
    const details = { name, freight, ...(stored && { freight_before: stored.freight }) }
    await log({ action: 'shop_saved', ref_type: 'shop', ref_id: shop_id, details })
    return readShop(tx, shop_id)
  })

/** Validates freight rules. @throws Refusal catalogue_fault, which names the rule and its field. */
export function refuseFreight(freight: Freight[]): void {
  for (const [at, rule] of freight.entries()) refuseRule(rule, at, freight)
}

function refuseRule(rule: Freight, at: number, all: Freight[]): void {
  const { country, transit_days_min, transit_days_max, bands } = rule
  const refuse = (field: string, fault: CatalogueFault) => {
    throw new Refusal('catalogue_fault', { field: `freight.${at}.${field}`, fault })
  }
  if (country !== '*' && !SHIPPED_COUNTRIES.includes(country)) refuse('country', 'not_shipped_to')
  if (all.findIndex((other) => isSameDelivery(other, rule)) < at) refuse('country', 'country_twice')
  if (transit_days_min > transit_days_max) refuse('transit_days_max', 'days_not_in_order')
  const limits = bands?.limits ?? []
  if (limits.some(({ up_to }, band) => up_to <= (limits[band - 1]?.up_to ?? 0))) refuse('bands', 'limits_not_in_order')
}

/** Whether each step before the first sale is done. `ready` requires neither a shop name nor the advised steps. */
export async function readSetup(db: Db) {
  const [name, needed, advised] = await Promise.all([isNamed(db), findSetup(db), findAdvised(db)])
  return { name, ...needed, ...advised, ready: Object.values(needed).every(Boolean) }
}
