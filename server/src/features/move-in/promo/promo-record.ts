import { endpoints } from '@sampan/contract'
import { clock } from '../../../clock.ts'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import { storeCheckedPromo } from '../../promo/promo-check-service.ts'
import type { PromoRow } from '../../promo/promo-desk-sql.ts'
import {
  type AppliedLine,
  type CheckedLine,
  type FileOfStep,
  faulty,
  type RecordKind,
  Remarks,
} from '../record-kind.ts'
import type { Row } from '../row.ts'
import { findZone } from '../zone-sql.ts'
import { readDates, readDiscount, readLimits, readMinimum, remarkOnConditions } from './promo-cells.ts'
import { deleteUnusedPromos, findCodes } from './promo-sql.ts'

const Code = endpoints['POST /api/admin/promo/save'].body.shape.code
const codeOf = (row: Row) => row.get('code').trim().toUpperCase()

async function check(tx: Tx, rows: readonly Row[], { mapping }: FileOfStep): Promise<CheckedLine<PromoRow>[]> {
  const codes = await findCodes(tx, rows.map(codeOf))
  const time_zone = await findZone(tx)
  return rows.map((row): CheckedLine<PromoRow> => {
    const remarks = new Remarks(row)
    const code = codeOf(row)
    if (!Code.safeParse(code).success) remarks.add('not_a_code', 'code')
    const discount = readDiscount(row, mapping.decimal_sign, remarks)
    const minimum_cents = readMinimum(row, mapping.decimal_sign, remarks)
    const dates = readDates(row, { ...mapping, time_zone }, remarks)
    const limits = readLimits(row, mapping.columns, remarks)
    remarkOnConditions(row, mapping.columns, remarks)
    if (/^(?:draft|trash|disabled|inactive)/i.test(row.get('status'))) remarks.add('not_published', 'status')
    if (!discount || !dates || !limits || minimum_cents === undefined || remarks.has(...FAULTS))
      return faulty(row, code, remarks)
    if (codes.has(code)) remarks.add('code_exists', 'code')
    const value = { code, ...discount, minimum_cents, ...dates, ...limits, ...NARROW }
    return {
      line: row.line,
      outcome: codes.has(code) ? 'duplicate' : 'new',
      title: code,
      about: aboutPromo(value),
      key: code,
      value,
      remarks: remarks.all,
    }
  })
}

const FAULTS = ['not_a_code', 'condition_unsupported', 'not_published', 'discount_ended', 'used_up'] as const
/** An imported code takes nothing off the freight, and has to be typed. */
const NARROW = { includes_freight: false, listed: false, product_ids: [], categories: [] }

const dollars = (amount_cents: number) => `$${(amount_cents / 100).toFixed(2)}`

function aboutPromo({
  kind,
  value,
  minimum_cents,
  starts_at,
  ends_at,
  uses_limit,
  uses_per_shopper,
}: PromoRow): string {
  const off = kind === 'percentage' ? `−${value / 100}%` : `−${dollars(value)}`
  const from = minimum_cents > 0 ? `≥ ${dollars(minimum_cents)}` : null
  const days = `${starts_at.slice(0, 10)} – ${ends_at?.slice(0, 10) ?? '∞'}`
  return [off, from, days, `× ${uses_limit ?? '∞'}`, `${uses_per_shopper ?? '∞'} / ☺`].filter(Boolean).join(' · ')
}

const apply: RecordKind<PromoRow>['apply'] = async (tx, _parts, _file, lines) => {
  const applied: AppliedLine[] = []
  for (const { line, value } of lines) {
    const left = (remark: 'code_exists' | 'discount_ended') =>
      applied.push({ line, outcome: 'left_out', remarks: [{ remark, cell: value.code }] })
    if (value.ends_at !== null && Date.parse(value.ends_at) <= clock.now_ms()) {
      left('discount_ended')
      continue
    }
    try {
      await storeCheckedPromo(tx, null, value)
      applied.push({ line, outcome: 'applied', ref_id: value.code })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      left('code_exists')
    }
  }
  return applied
}

const undo: RecordKind<PromoRow>['undo'] = async (tx, _parts, _file, lines) => {
  const deleted = await deleteUnusedPromos(
    tx,
    lines.flatMap(({ ref_id }) => ref_id ?? []),
  )
  return lines.map(({ line, ref_id }) =>
    ref_id !== null && deleted.has(ref_id)
      ? { line, outcome: 'undone' }
      : { line, outcome: 'applied', remarks: [{ remark: 'code_used', cell: ref_id }] },
  )
}

export const promo_record: RecordKind<PromoRow> = { kind: 'promos', check, apply, undo }
