import type { Outcome } from '../../../background/background-loop.ts'
import { eventLoopYielder } from '../../../background/event-loop-yielder.ts'
import type { Context } from '../../../context.ts'
import { isUnavailable } from '../../../db/busy.ts'
import { type Tx, transaction } from '../../../db/transaction.ts'
import { storePlaceholder } from '../../picture/placeholder-picture-service.ts'
import { checkFormerPrices } from '../price-fall/former-price-service.ts'
import { findGenerousMoves } from '../price-fall/generous-moves-service.ts'
import { fallFaults, findFalls } from '../price-fall/price-fall-service.ts'
import { findReferences } from '../product/product-desk-service.ts'
import { findStored, lockStored, type Saving, storeProducts } from '../product/product-desk-sql.ts'
import { draftFaults, isUnchanged, optionKey, type StoredProduct } from '../product/product-draft.ts'
import { CategoryTable } from './category/category-table.ts'
import { createCategories } from './category/category-work.ts'
import { findCategoryNames } from './category/import-categories-sql.ts'
import type { ProductLines } from './import-draft.ts'
import { type Drafted, draftOf, type NumberedFault, shownAt } from './import-draft.ts'
import { draftingOf } from './import-drafting.ts'
import { recordPriceJumps } from './import-jumps-sql.ts'
import {
  addFaults,
  completeStep,
  countProductsWith,
  failImport,
  findWithZeros,
  lockImportStep,
  markApplied,
  nextProducts,
  recordFailure,
  recordProgress,
  type Step,
  takeImport,
} from './import-sql.ts'
import { queuePictures } from './picture/picture-sql.ts'
import { wantedPictures } from './picture/wanted-pictures.ts'
import { usedOptions, withOptions } from './system/new-options.ts'
import { type NewOption, OptionTable } from './system/option-table.ts'
import { findOptions, insertOptions, storeNotes } from './system/source-sql.ts'
import { translateImport } from './system/translate-work.ts'
import { recordForUndo, undoNext } from './undo-work.ts'

type Server = Pick<Context, 'db' | 'config' | 'picture_folder'>

/** Number of products per batch of a check: large, because checking takes no locks. */
const CHECKED_AT_ONCE = 200
/** Number of products per applied batch: small, so that row locks do not block checkouts. */
const APPLIED_AT_ONCE = 50
/** After this many failures in a row (about five minutes), the product that fails is left out of the import. */
const FAILURES_MOST = 10
/** If more products than this fail, the cause is not in the products: the whole import is set aside. */
const LEFT_OUT_MOST = 10

/**
 * Checks or applies the next batch of the oldest import in one transaction: if a server is killed, another one repeats
 * the batch, and no product is half done. Safe to run on several servers at the same time.
 * @throws the failure. It is counted against the import unless the database is unavailable.
 */
export async function workOnImport(server: Server): Promise<Outcome> {
  let current: Step | undefined
  try {
    return await transaction(server.db, async (tx) => {
      current = await takeImport(tx)
      return current ? workOn(tx, server, current) : 'done'
    })
  } catch (error) {
    if (!current || isUnavailable(error)) throw error
    const step = current
    const failures = await recordFailure(server.db, step)
    const outcome =
      failures < FAILURES_MOST ? 'will be retried' : await transaction(server.db, (tx) => skipNext(tx, step))
    throw new Error(`import ${step.import_id} ${outcome}`, { cause: error })
  }
}

/**
 * Leaves out the next product: records a fault for each of its lines, and continues after it. If too many products were
 * left out already, sets the whole import aside.
 * @returns the state of the import, for the log.
 */
async function skipNext(tx: Tx, step: Step): Promise<string> {
  const { import_id, state } = step
  if (!(await lockImportStep(tx, step))) return 'continues on another server'
  const [next] = state === 'translating' || state === 'undoing' ? [] : await nextProducts(tx, step, 1)
  if (!next || (await countProductsWith(tx, import_id, 'not_stored')) >= LEFT_OUT_MOST) {
    await failImport(tx, import_id)
    return 'is set aside'
  }
  const faults = next.lines.map(({ line }) => ({ line, column: 'product_id', fault: 'not_stored' as const }))
  const faulty = await addFaults(tx, import_id, faults)
  const checked = state === 'checking' ? 1 : 0
  await recordProgress(tx, import_id, { up_to: next.product_id, checked, faulty })
  return `leaves out ${next.product_id}`
}

/**
 * Number of products in the next batch. It is halved after each failure, because a smaller batch may finish within the
 * time limit.
 */
const batchSize = ({ state, failures }: Step) =>
  Math.max(1, (state === 'checking' ? CHECKED_AT_ONCE : APPLIED_AT_ONCE) >> failures)

async function workOn(tx: Tx, server: Server, step: Step): Promise<Outcome> {
  if (step.state === 'translating') {
    await translateImport(tx, step)
    return 'more'
  }
  if (step.state === 'undoing') return undoNext(tx, step)
  await storePlaceholder(server)
  const is_check = step.state === 'checking'
  const products = await nextProducts(tx, step, batchSize(step))
  const last = products.at(-1)
  if (!last) {
    await completeStep(tx, step)
    return 'more'
  }
  const { import_id } = step
  const up_to = last.product_id
  if (is_check) {
    const stored = await findStored(tx, products.map(idOf))
    const { savings, faults, html_products, fresh } = await drafted(tx, server, { products, stored, step })
    await storeNotes(tx, import_id, withOptions(step.notes, fresh))
    await recordPriceJumps(tx, import_id, savings, products)
    const faulty = await addFaults(tx, import_id, faults)
    await recordProgress(tx, import_id, {
      up_to,
      checked: products.length,
      faulty,
      counts: { ...countsOf(savings), html_products },
    })
    return 'more'
  }
  step.categories = await createCategories(tx, step)
  const fine = products.filter(({ lines }) => !lines.some(({ is_faulty }) => is_faulty))
  const locked = await lockStored(tx, fine.map(idOf))
  // Changes since the check may have caused new faults.
  const { savings, faults, html_products, fresh } = await drafted(tx, server, {
    products: fine,
    stored: locked,
    step,
  })
  await insertOptions(tx, usedOptions(fresh, savings))
  const conflicting_ids = await storeProducts(tx, savings)
  if (conflicting_ids.length > 0) throw new Error(`created by a concurrent transaction: ${conflicting_ids.join(', ')}`)
  await recordForUndo(tx, import_id, savings)
  await queuePictures(tx, import_id, wantedPictures(savings, fine))
  await markApplied(
    tx,
    import_id,
    savings.map(({ draft }) => draft.product_id),
  )
  const faulty = await addFaults(tx, import_id, faults)
  await recordProgress(tx, import_id, {
    up_to,
    applied: savings.length,
    faulty,
    counts: { ...countsOf(savings), html_products },
  })
  return 'more'
}

function countsOf(savings: readonly Saving[]) {
  const new_products = savings.filter(({ stored }) => !stored).length
  const same = savings.filter(({ draft, stored }) => stored && isUnchanged(draft, stored)).length
  return { new_products, changed_products: savings.length - new_products - same, unchanged_products: same }
}

const idOf = ({ product_id }: { product_id: string }) => product_id

type Drafting = {
  products: readonly ProductLines[]
  stored: ReadonlyMap<string, StoredProduct>
  step: Step
}

/** Creates drafts from the lines. @returns the valid drafts, the faults of all others, and how many contained HTML. */
async function drafted(
  tx: Tx,
  server: Server,
  { products, stored, step }: Drafting,
): Promise<{ savings: Saving[]; faults: NumberedFault[]; html_products: number; fresh: NewOption[] }> {
  const yieldIfDue = eventLoopYielder()
  const options = new OptionTable(await findOptions(tx))
  const categories = new CategoryTable(await findCategoryNames(tx), step)
  const reading = draftingOf(step, { options, categories })
  const all: (ProductLines & Drafted)[] = []
  for (const one of products) {
    all.push({ ...one, ...draftOf(one.product_id, one.lines, { ...reading, stored: stored.get(one.product_id) }) })
    await yieldIfDue()
  }
  const drafts = all.flatMap(({ draft }) => draft ?? [])
  const existing = await findReferences(tx, server, drafts, stored)
  const references = {
    ...existing,
    options: new Set([...existing.options, ...options.fresh.map(optionKey)]),
    categories: new Set([...existing.categories, ...(step.state === 'checking' ? categories.planned : [])]),
  }
  const zeros_lost = await findWithZeros(
    tx,
    drafts.flatMap(({ product_id }) => (stored.has(product_id) ? [] : [product_id])),
  )
  const savings: Saving[] = []
  const faults: NumberedFault[] = []
  for (const { product_id, draft, lines, faults: misread } of all) {
    const before = stored.get(product_id)
    const wrong = draft ? shownAt(draftFaults(draft, before, references), lines) : misread
    if (draft && zeros_lost.has(product_id))
      wrong.push({ line: lines[0]?.line ?? 0, column: 'product_id', fault: 'zeros_lost' })
    if (draft && wrong.length === 0) savings.push({ draft, stored: before })
    faults.push(...wrong)
    await yieldIfDue()
  }
  // An import makes no proposals, so any change above a ceiling is a fault. At the operators' desk, a second operator
  // can approve the same change.
  const [falls, moves] = await Promise.all([findFalls(tx, savings), findGenerousMoves(tx, savings)])
  for (const { product_id, lines } of all) {
    const above = [...fallFaults(falls.get(product_id)), ...(moves.get(product_id) ?? [])]
    faults.push(...shownAt(above, lines))
  }
  const allowed = savings.filter(({ draft: { product_id: id } }) => !falls.has(id) && !moves.has(id))
  const lawful = await checkFormerPrices(tx, allowed)
  for (const { product_id, lines } of all) faults.push(...shownAt(lawful.faults.get(product_id) ?? [], lines))
  const html_products = all.filter(({ draft, had_html }) => draft && had_html).length
  return {
    savings: lawful.savings.filter(({ draft }) => !lawful.faults.has(draft.product_id)),
    faults,
    html_products,
    fresh: options.fresh,
  }
}
