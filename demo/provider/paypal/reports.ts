import { invalid } from './api-error.ts'
import { ledger } from './money.ts'
import { moneyOf, now, type Transaction, type World } from './store.ts'

const LONGEST_MS = 31 * 86_400_000
const MOST = 500

export function transactions({ store }: World, query: URLSearchParams): object {
  const [start, end] = [query.get('start_date') ?? '', query.get('end_date') ?? '']
  const [from, until] = [Date.parse(start), Date.parse(end)]
  if (!(until >= from && until - from <= LONGEST_MS)) throw invalid('INVALID_DATE_RANGE')
  const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('page_size') ?? 100)]
  if (!(size >= 1 && size <= MOST && page >= 1)) throw invalid('INVALID_PAGE_SIZE')
  const rows = store.rows('transaction').filter(({ at }) => Date.parse(at) >= from && Date.parse(at) <= until)
  return {
    transaction_details: rows.slice((page - 1) * size, page * size).map((row) => ({ transaction_info: infoOf(row) })),
    account_number: 'STANDIN',
    start_date: start,
    end_date: end,
    last_refreshed_datetime: now(),
    page,
    total_items: rows.length,
    total_pages: Math.max(1, Math.ceil(rows.length / size)),
    links: [],
  }
}

const infoOf = ({ id, code, cents, fee_cents, status, at, reference, custom }: Transaction) => ({
  transaction_id: id,
  ...(reference && { paypal_reference_id: reference, paypal_reference_id_type: 'TXN' }),
  transaction_event_code: code,
  transaction_initiation_date: at,
  transaction_updated_date: at,
  transaction_amount: moneyOf(cents),
  ...(fee_cents > 0 && { fee_amount: moneyOf(-fee_cents) }),
  transaction_status: status,
  ...(custom && { custom_field: custom, invoice_id: custom }),
})

export function balances(world: World): object {
  const { balance } = ledger(world)
  const sum = moneyOf(balance)
  return {
    balances: [
      { currency: 'USD', primary: true, total_balance: sum, available_balance: sum, withheld_balance: moneyOf(0) },
    ],
    account_id: 'STANDIN',
    as_of_time: now(),
    last_refresh_time: now(),
  }
}
