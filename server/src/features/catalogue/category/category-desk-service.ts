import { CATEGORIES_LIMIT, USUAL_CATEGORIES } from '@sampan/contract/rules'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { refuseOutdated } from '../../../http/revision.ts'
import { sentence } from '../../../language/sentence.ts'
import type { Texts } from '../../../language/text-in.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import { actAtDesk } from '../../operator/operator-act-service.ts'
import { PLACEHOLDER, storePlaceholder } from '../../picture/placeholder-picture-service.ts'
import { findCodesOf } from '../../promo/promo-desk-sql.ts'
import { isMoveGenerous } from '../price-fall/generous-moves-service.ts'
import { refuseUnknownPicture } from '../product/product-picture-service.ts'
import {
  countCategories,
  deleteCategory,
  findSubcategories,
  insertCategory,
  isCategoryUsed,
  lockCategories,
  lockCategory,
  moveProducts,
  nextPosition,
  storeOrder,
  updateCategory,
} from './category-desk-sql.ts'
import { refuseWithoutEnglish } from './english-text.ts'
import { listShelves, revisionOfCategory } from './shelf-list-service.ts'

type Draft = { category: string; parent: string | null; name: Texts; image: string; is_hidden: boolean }

const refuse = (
  field: string,
  fault: 'unknown_category' | 'third_level' | 'too_many' | 'promo_of_category' | 'category_of_promo',
) => {
  throw new Refusal('catalogue_fault', { field, fault })
}

/** @throws Refusal id_taken, changed_meanwhile, catalogue_fault; NotFound. */
export const saveCategory = (
  context: Context,
  operator: OperatorSession,
  { revision, ...draft }: Draft & { revision: string | null },
) =>
  actAtDesk(context.db, operator, async (tx, log) => {
    const { category, parent, name, image } = draft
    await lockCategories(tx)
    const stored = await lockCategory(tx, category)
    refuseOutdated(revision, stored && revisionOfCategory(stored))
    refuseWithoutEnglish({ name })
    await refuseWrongParent(tx, draft)
    if (image !== stored?.image) await refuseUnknownPicture(tx, context, 'image', image)
    if (!stored && (await countCategories(tx)) >= CATEGORIES_LIMIT) refuse('category', 'too_many')
    const position = stored?.parent === parent ? stored.position : await nextPosition(tx, parent)
    if (stored) await updateCategory(tx, { ...draft, position })
    else if (!(await insertCategory(tx, { ...draft, position }))) throw new Refusal('id_taken')
    const details = { name, ...(parent !== null && { parent }), ...(draft.is_hidden && { is_hidden: true }) }
    await log({ action: 'category_saved', ref_type: 'category', ref_id: category, details })
    return listShelves(tx)
  })

/** @throws Refusal catalogue_fault when the category would be on a third level, or its parent does not exist. */
async function refuseWrongParent(tx: Tx, { category, parent }: Draft): Promise<void> {
  if (parent === null) return
  const above = await lockCategory(tx, parent)
  if (!above) return refuse('parent', 'unknown_category')
  const hasOwn = (await findSubcategories(tx, category)).length > 0
  if (above.parent !== null || parent === category || hasOwn) refuse('parent', 'third_level')
}

type Order = { parent: string | null; items: readonly { category: string; revision: string }[] }

/** Orders all categories of one level. @throws Refusal changed_meanwhile when one was added, changed or removed. */
export const orderCategories = ({ db }: Context, operator: OperatorSession, { parent, items }: Order) =>
  actAtDesk(db, operator, async (tx, log) => {
    await lockCategories(tx)
    const stored = await findSubcategories(tx, parent)
    const ordered = items.map(({ category }) => category)
    const isCurrent = stored.every((row) =>
      items.some(({ category, revision }) => category === row.category && revision === revisionOfCategory(row)),
    )
    if (!isCurrent || stored.length !== items.length) throw new Refusal('changed_meanwhile')
    await storeOrder(tx, ordered)
    await log({ action: 'categories_ordered', ref_type: 'category', ref_id: parent ?? '', details: { ordered } })
    return listShelves(tx)
  })

/** Adds the usual categories, without pictures. @throws Refusal changed_meanwhile when the shop has a category. */
export const addUsualCategories = (context: Context, operator: OperatorSession) =>
  actAtDesk(context.db, operator, async (tx, log) => {
    await lockCategories(tx)
    if ((await countCategories(tx)) > 0) throw new Refusal('changed_meanwhile')
    await storePlaceholder(context)
    for (const [position, category] of USUAL_CATEGORIES.entries())
      await insertCategory(tx, {
        category,
        parent: null,
        position,
        name: sentence(`category.${category}`),
        image: PLACEHOLDER,
        is_hidden: false,
      })
    await log({ action: 'usual_categories_added', ref_type: 'category', ref_id: '' })
    return listShelves(tx)
  })

type Removal = { category: string; revision: string; move_to: string | null }

/**
 * Deletes a category. With `move_to`, its products and kinds are moved to that category first.
 * @throws NotFound; Refusal changed_meanwhile; still_used when products, kinds or subcategories remain; catalogue_fault
 * when a promo code names the category, or gives the other category a discount that needs a second operator.
 */
export const removeCategory = ({ db }: Context, operator: OperatorSession, { category, revision, move_to }: Removal) =>
  actAtDesk(db, operator, async (tx, log) => {
    await lockCategories(tx)
    const stored = await lockCategory(tx, category)
    refuseOutdated(revision, stored && revisionOfCategory(stored))
    if ((await findSubcategories(tx, category)).length > 0) throw new Refusal('still_used')
    if ((await findCodesOf(tx, [category])).length > 0) refuse('category', 'promo_of_category')
    const moved = move_to === null ? 0 : await moveAll(tx, category, move_to)
    if (await isCategoryUsed(tx, category)) throw new Refusal('still_used')
    await deleteCategory(tx, category)
    const details = move_to === null ? {} : { move_to, products: moved }
    await log({ action: 'category_removed', ref_type: 'category', ref_id: category, details })
    return listShelves(tx)
  })

async function moveAll(tx: Tx, category: string, move_to: string): Promise<number> {
  if (move_to === category || !(await lockCategory(tx, move_to))) refuse('move_to', 'unknown_category')
  if (await isMoveGenerous(tx, category, move_to)) refuse('move_to', 'category_of_promo')
  return moveProducts(tx, category, move_to)
}
