import { owedTo } from './accounts.ts'
import type { TaxSum } from './order-flows.ts'
import { type Movement, move, type Transfer } from './transfer.ts'

type Remittance = {
  remittance_id: string
  /** Negative if the authority paid back. */
  bank_cents: number
  lines: readonly (TaxSum & { line_id: string })[]
}

/** A movement in the opposite direction if the amount is negative. */
const moveSigned = ({ debit_account, credit_account, amount_cents, ...movement }: Movement): Transfer =>
  amount_cents < 0
    ? move({ ...movement, debit_account: credit_account, credit_account: debit_account, amount_cents: -amount_cents })
    : move({ ...movement, debit_account, credit_account, amount_cents })

/**
 * A payment of collected taxes to an authority. The settled taxes are not owed any more, and the paid sum leaves the bank. Both
 * differ by exchange rates and rounding; the difference stays in `remittances`.
 */
export const taxesRemitted = ({ remittance_id, bank_cents, lines }: Remittance): Transfer[] => [
  ...lines.map(({ line_id, country, kind, amount_cents }) =>
    moveSigned({
      code: `${kind}_settled`,
      debit_account: owedTo(country, kind),
      credit_account: 'remittances',
      amount_cents,
      ref_type: 'tax_remittance_line',
      ref_id: line_id,
    }),
  ),
  moveSigned({
    code: 'tax_remittance',
    debit_account: 'remittances',
    credit_account: 'external:bank',
    amount_cents: bank_cents,
    ref_type: 'tax_remittance',
    ref_id: remittance_id,
  }),
]
