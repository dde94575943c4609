import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { refuseOutdated, revisionOf } from '../../../http/revision.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import { actAtDesk } from '../../operator/operator-act-service.ts'
import { endChangedProposals } from '../../operator/proposal/proposal-outdated-service.ts'
import { decidersOf } from '../../operator/proposal/proposal-service.ts'
import { waitsForSecond } from '../../operator/proposal/second-operator-service.ts'
import { isCataloguePicture } from '../../picture/catalogue-picture-service.ts'
import { promo_kind } from '../../promo/promo-proposals-service.ts'
import { checkFormerPrices } from '../price-fall/former-price-service.ts'
import { findGenerousMoves } from '../price-fall/generous-moves-service.ts'
import { proposeFalls } from '../price-fall/price-fall-service.ts'
import { findKnown, findSentPictures, findStored, lockStored, storeProducts } from './product-desk-sql.ts'
import {
  type DraftFault,
  type DraftReferences,
  draftFaults,
  factsOf,
  type ProductDraft,
  type StoredProduct,
} from './product-draft.ts'
import { draftWithoutHtml } from './product-html.ts'

/** A product as the operators' desk sees it. Stock and sales are not part of `revision`, because they change all day. */
function atDesk(stored: StoredProduct) {
  const { skus, ...product } = stored
  const revision = revisionOf([factsOf(stored), skus.map(({ stock: _, position: __, ...sku }) => sku)])
  return { ...product, revision, skus: skus.map(({ position: _, ...sku }) => sku) }
}

export async function readProduct(db: Db, product_id: string) {
  const stored = (await findStored(db, [product_id])).get(product_id)
  if (!stored) throw new NotFound()
  return atDesk(stored)
}

type Pictures = Pick<Context, 'config' | 'picture_folder'>

/**
 * The rows and pictures that drafts refer to. Pictures that the product already has are accepted, whatever their
 * source.
 */
export async function findReferences(
  db: Db,
  pictures: Pictures,
  drafts: readonly ProductDraft[],
  stored: ReadonlyMap<string, StoredProduct>,
): Promise<DraftReferences> {
  const valid = new Set([...stored.values()].flatMap(picturesOf))
  const added = [...new Set(drafts.flatMap(picturesOf))].filter((address) => !valid.has(address))
  const [references, uploads] = await Promise.all([findKnown(db, drafts), findSentPictures(db, added)])
  for (const address of uploads) valid.add(address)
  for (const address of added)
    if (!valid.has(address) && (await isCataloguePicture(pictures, address))) valid.add(address)
  return { ...references, pictures: valid }
}

const picturesOf = ({ images, skus }: { images: string[]; skus: { image: string }[] }) => [
  ...images,
  ...skus.map(({ image }) => image),
]

type Sent = ProductDraft & { revision: string | null; reason?: string | undefined }

/**
 * Creates or saves a product. HTML in its new texts is converted. Prices that fall too far are proposed and keep their current value.
 * @throws NotFound; Refusal id_taken; catalogue_fault with its field; changed_meanwhile when the product has changed since
 * it was read.
 */
export const saveProduct = (context: Context, operator: OperatorSession, { revision, reason, ...input }: Sent) =>
  actAtDesk(context.db, operator, async (tx, log) => {
    const { product_id } = input
    const locked = await lockStored(tx, [product_id])
    const stored = locked.get(product_id)
    refuseOutdated(revision, stored && atDesk(stored).revision)
    const { draft: clean, had_html, faults } = draftWithoutHtml(input, stored)
    refuseFaults(clean, faults)
    const references = await findReferences(tx, context, [clean], locked)
    refuseFaults(clean, draftFaults(clean, stored, references))
    const moves = await findGenerousMoves(tx, [{ draft: clean, stored }])
    if (moves.size > 0 && (await waitsForSecond(tx, operator, decidersOf(promo_kind))))
      refuseFaults(clean, moves.get(product_id) ?? [])
    const division = await proposeFalls(tx, operator, [{ draft: clean, stored }], { keys: context.keys, reason })
    refuseFaults(clean, division.faults)
    const lawful = await checkFormerPrices(tx, division.savings)
    refuseFaults(clean, lawful.faults.get(product_id) ?? [])
    const draft = lawful.savings[0]?.draft ?? clean
    const [conflicting_id] = await storeProducts(tx, lawful.savings)
    if (conflicting_id === product_id) throw new Refusal('id_taken', { field: 'product_id' })
    if (conflicting_id) refuseFaults(draft, [{ field: 'sku_id', sku_id: conflicting_id, fault: 'sku_of_another' }])
    const details = { is_new: !stored, ...changesOf(draft, stored) }
    await log({ action: 'product_saved', ref_type: 'product', ref_id: product_id, details })
    if (!isProposed(division)) await endChangedProposals(tx, operator, { kinds: ['price_fall'], ref_id: product_id })
    return {
      ...(await readProduct(tx, product_id)),
      outcome: isProposed(division) ? ('proposed' as const) : ('saved' as const),
      had_html,
    }
  })

const isProposed = ({ proposed }: { proposed: ReadonlySet<string> }) => proposed.size > 0

function refuseFaults(draft: ProductDraft, [first]: DraftFault[]): void {
  if (!first) return
  const { field, sku_id, fault } = first
  const at = draft.skus.findIndex((sku) => sku.sku_id === sku_id)
  throw new Refusal('catalogue_fault', { field: sku_id === undefined ? field : `skus.${at}.${field}`, fault })
}

/** For the log: old and new prices, and added or removed pieces. */
export function changesOf(draft: ProductDraft, stored: StoredProduct | undefined) {
  const before = new Map(stored?.skus.map((sku) => [sku.sku_id, sku]))
  const skus = draft.skus.flatMap(({ sku_id, price_cents, stock_change }) => {
    const from_cents = before.get(sku_id)?.price_cents
    const is_same = from_cents === price_cents && stock_change === 0
    return is_same ? [] : [{ sku_id, from_cents: from_cents ?? null, price_cents, stock_change }]
  })
  const is_earlier = stored !== undefined && stored.was_cents !== draft.was_cents
  return { on_sale: draft.on_sale, skus, ...(is_earlier && { was_cents: draft.was_cents }) }
}

/**
 * Puts products on sale or takes them off, all or none. Products that are already in that state are skipped.
 * @throws NotFound; Refusal catalogue_fault with the product's id as the field.
 */
export const putOnSale = (
  context: Context,
  operator: OperatorSession,
  { product_ids, on_sale }: { product_ids: string[]; on_sale: boolean },
) =>
  actAtDesk(context.db, operator, async (tx, log) => {
    const locked = await lockStored(tx, product_ids)
    if (product_ids.some((id) => !locked.has(id))) throw new NotFound()
    const drafts = [...locked.values()].filter((one) => one.on_sale !== on_sale).map((one) => turned(one, on_sale))
    if (drafts.length === 0) return { changed: 0 }
    const references = await findReferences(tx, context, drafts, locked)
    for (const draft of on_sale ? drafts : []) {
      const [first] = draftFaults({ ...draft, skus: [] }, locked.get(draft.product_id), references)
      if (first) throw new Refusal('catalogue_fault', { field: draft.product_id, fault: first.fault })
    }
    await storeProducts(
      tx,
      drafts.map((draft) => ({ draft, stored: locked.get(draft.product_id) })),
    )
    const action = on_sale ? 'products_put_on_sale' : 'products_taken_off'
    for (const { product_id } of drafts) await log({ action, ref_type: 'product', ref_id: product_id })
    return { changed: drafts.length }
  })

export const turned = (stored: StoredProduct, on_sale: boolean): ProductDraft => ({
  ...factsOf(stored),
  on_sale,
  skus: [],
})
