import type { Endpoints, InputOf } from '@sampan/contract'
import { EU_MEMBERS } from '@sampan/contract/rules'
import type { Db } from '../../../db/database.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { refuseOutdated, revisionOf } from '../../../http/revision.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import { actAtDesk } from '../../operator/operator-act-service.ts'
import {
  deleteMaker,
  findMakers,
  findOpenVendors,
  isMakerUsed,
  lockMakers,
  type Maker,
  putMaker,
  putVendors,
  storeMakerOfProducts,
} from './maker-sql.ts'

const revisionOfMaker = ({ maker: _, ...facts }: Maker) => revisionOf(facts)

export async function listMakers(db: Db) {
  const [makers, open_vendors] = await Promise.all([findMakers(db), findOpenVendors(db)])
  return { makers: makers.map((maker) => ({ ...maker, revision: revisionOfMaker(maker) })), open_vendors }
}

type Draft = InputOf<Endpoints['POST /api/admin/maker/save']>['body']

/**
 * Creates or saves a maker. Suppliers of another maker move to the new maker.
 * @throws Refusal id_taken, changed_meanwhile; catalogue_fault if the responsible person is not a company in the EU
 */
export const saveMaker = (db: Db, operator: OperatorSession, { revision, ...draft }: Draft) =>
  actAtDesk(db, operator, async (tx, log) => {
    const makers = await lockMakers(tx)
    const stored = makers.find(({ maker }) => maker === draft.maker)
    refuseOutdated(revision, stored && revisionOfMaker(stored))
    const responsible = makers.find(({ maker }) => maker === draft.responsible)
    const isInEu = responsible !== undefined && EU_MEMBERS.includes(responsible.country)
    if (draft.responsible !== null && (!isInEu || draft.responsible === draft.maker))
      throw new Refusal('catalogue_fault', { field: 'responsible', fault: 'unknown_maker' })
    const { vendors, ...facts } = draft
    await putMaker(tx, facts)
    await putVendors(tx, draft.maker, [...new Set(vendors.map((vendor) => vendor.toLowerCase()))])
    const { maker: ref_id, ...details } = draft
    await log({ action: 'maker_saved', ref_type: 'maker', ref_id, details })
    return listMakers(tx)
  })

/** @throws NotFound; Refusal changed_meanwhile; still_used if a product names it, or another maker as responsible. */
export const removeMaker = (
  db: Db,
  operator: OperatorSession,
  { maker, revision }: InputOf<Endpoints['POST /api/admin/maker/remove']>['body'],
) =>
  actAtDesk(db, operator, async (tx, log) => {
    const stored = (await lockMakers(tx)).find((one) => one.maker === maker)
    if (!stored) throw new NotFound()
    refuseOutdated(revision, revisionOfMaker(stored))
    if (await isMakerUsed(tx, maker)) throw new Refusal('still_used')
    await deleteMaker(tx, maker)
    await log({ action: 'maker_removed', ref_type: 'maker', ref_id: maker, details: { name: stored.name } })
    return listMakers(tx)
  })

/** Sets the maker of products, all or none. @throws NotFound if a product or the maker does not exist. */
export const setMakerOfProducts = (
  db: Db,
  operator: OperatorSession,
  { product_ids, maker }: InputOf<Endpoints['POST /api/admin/product/maker']>['body'],
) =>
  actAtDesk(db, operator, async (tx, log) => {
    if (maker !== null && !(await lockMakers(tx)).some((one) => one.maker === maker)) throw new NotFound()
    const ids = [...new Set(product_ids)]
    const { products, changed } = await storeMakerOfProducts(tx, ids, maker)
    if (products < ids.length) throw new NotFound()
    for (const product_id of changed)
      await log({ action: 'maker_of_products_set', ref_type: 'product', ref_id: product_id, details: { maker } })
    return { changed: changed.length }
  })
