import { hash } from 'node:crypto'
import { clock } from '../../../clock.ts'
import type { MoveInMapping } from '../../../db/json-columns.ts'
import type { Tx } from '../../../db/transaction.ts'
import { momentIn } from '../cell-values.ts'
import { type CheckedLine, type FileOfStep, faulty, type RecordKind, Remarks } from '../record-kind.ts'
import type { Row } from '../row.ts'
import { findZone } from '../zone-sql.ts'
import { languageOfReview, type ReviewText, readStars, readText } from './review-cells.ts'
import {
  deleteImportedReviews,
  findProductsOf,
  findRepeatedReviews,
  insertReviews,
  type NewReview,
} from './review-sql.ts'

type Review = NewReview & { key: string }
type Form = MoveInMapping & { time_zone: string }

async function check(tx: Tx, rows: readonly Row[], { mapping }: FileOfStep): Promise<CheckedLine<Review>[]> {
  const products = await findProductsOf(
    tx,
    rows.map((row) => row.get('product_key').toLowerCase()),
    rows.map((row) => row.get('product_title').toLowerCase()),
  )
  const form = { ...mapping, time_zone: await findZone(tx) }
  const lines = rows.map((row) => checkRow(row, form, products))
  const repeated = await findRepeatedReviews(
    tx,
    lines.flatMap(({ value }) => value ?? []),
  )
  return lines.map((line): CheckedLine<Review> => {
    if (line.key === null || !repeated.has(line.key)) return line
    return { ...line, outcome: 'duplicate', remarks: [...line.remarks, { remark: 'review_exists', cell: null }] }
  })
}

type Products = Awaited<ReturnType<typeof findProductsOf>>

function checkRow(row: Row, form: Form, { by_key, by_title }: Products): CheckedLine<Review> {
  const remarks = new Remarks(row)
  const title = row.get('product_key') || row.get('product_title')
  const ids =
    by_key.get(row.get('product_key').toLowerCase()) ?? by_title.get(row.get('product_title').toLowerCase()) ?? []
  const column = row.get('product_key') ? 'product_key' : 'product_title'
  if (ids.length === 0) remarks.add('unknown_product', column)
  if (ids.length > 1) remarks.add('several_products', column)
  const product_score = readStars(row, remarks)
  const written_at = readTime(row, form, remarks)
  if (/^(?:not-yet|hidden|rejected|spam|trash|pending|unpublished|draft|0|false|no)$/i.test(row.get('status')))
    remarks.add('not_published', 'status')
  const [product_id] = ids
  if (!product_id || !product_score || !written_at || remarks.has(...FAULTS)) return faulty(row, title, remarks)
  if (row.get('pictures') !== '') remarks.add('pictures_left_out')
  const text: ReviewText = readText(row, remarks)
  const language = languageOfReview(row, text.content, form.language)
  const key = hash('sha256', JSON.stringify([product_id, text.author, text.content, written_at.slice(0, 10)]), 'hex')
  const value = { product_id, product_score, written_at, language, ...text, key }
  const stars = '★'.repeat(product_score) + '☆'.repeat(5 - product_score)
  const about = [stars, text.author, written_at.slice(0, 10), text.content.slice(0, 80)].filter(Boolean).join(' · ')
  return { line: row.line, outcome: 'new', title: product_id, about, key, value, remarks: remarks.all }
}

const FAULTS = ['several_products', 'not_published'] as const

function readTime(row: Row, form: Form, remarks: Remarks): string | undefined {
  const at = momentIn(row.get('written_at'), form)
  if (at === undefined) remarks.add('not_a_date', 'written_at')
  else if (Date.parse(at) > clock.now_ms()) remarks.add('date_in_future', 'written_at')
  else return at
  return undefined
}

const apply: RecordKind<Review>['apply'] = async (tx, _parts, { file_id }, lines) => {
  const repeated = await findRepeatedReviews(
    tx,
    lines.map(({ value }) => value),
  )
  const fresh = lines.filter(({ value }) => !repeated.has(value.key))
  const ids = await insertReviews(
    tx,
    file_id,
    fresh.map(({ line, value }) => ({ line, ...value })),
  )
  return lines.map(({ line, value }) => {
    const ref_id = ids.get(line)
    if (ref_id) return { line, outcome: 'applied', ref_id }
    const remark = repeated.has(value.key) ? 'review_exists' : 'unknown_product'
    return { line, outcome: 'left_out', remarks: [{ remark, cell: null }] }
  })
}

const undo: RecordKind<Review>['undo'] = async (tx, _parts, { operator_id }, lines) => {
  await deleteImportedReviews(
    tx,
    operator_id,
    lines.flatMap(({ ref_id }) => ref_id ?? []),
  )
  return lines.map(({ line }) => ({ line, outcome: 'undone' }))
}

/** Reviews of the former system belong to no account and no order, and are shown as imported. */
export const review_record: RecordKind<Review> = { kind: 'reviews', check, apply, undo }
