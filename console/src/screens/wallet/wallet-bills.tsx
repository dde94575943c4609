import type { I18n } from '@lingui/core'
import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import type { BillLine, WaitingProposal } from '@sampan/contract'
import { usePages } from '@sampan/front/use-pages'
import { useState } from 'react'
import { WaitingButton } from '../../features/operator/waiting-proposal.tsx'
import { useFilters } from '../../navigation/address.ts'
import { Link } from '../../navigation/link.tsx'
import { DayRange } from '../../ui/form/day-range.tsx'
import { Empty } from '../../ui/layout/empty.tsx'
import { ErrorState } from '../../ui/layout/error-state.tsx'
import { MoreButton } from '../../ui/layout/more-button.tsx'
import { MoneyText } from '../../ui/money/money-text.tsx'
import { StatusBadge } from '../../ui/text/status-badge.tsx'
import { momentsOf } from '../../ui/time/local-time.ts'
import { MomentText } from '../../ui/time/moment-text.tsx'
import { CorrectionDialog } from './correction/correction-dialog.tsx'
import type { Wallet } from './wallet.ts'
import { WALLET_FILTERS } from './wallet-filters.ts'
import css from './wallets.module.css'

type Kind = BillLine['kind']
type BillsProps = { wallet: Pick<Wallet, 'user_id' | 'proposals'>; mayPropose: boolean }

const KINDS: readonly Kind[] = [
  'recharge',
  'payment',
  'refund',
  'withdrawal',
  'withdrawal_returned',
  'correction',
  'opening_balance',
  'dispute',
  'dispute_returned',
  'repayment',
]

function kindText(kind: Kind, i18n: I18n): string {
  switch (kind) {
    case 'recharge':
      return translate(i18n)`Top-up`
    case 'payment':
      return translate(i18n)`Payment`
    case 'refund':
      return translate(i18n)`Refund`
    case 'withdrawal':
      return translate(i18n)`Withdrawal`
    case 'withdrawal_returned':
      return translate(i18n)`Returned withdrawal`
    case 'correction':
      return translate(i18n)`Correction`
    case 'opening_balance':
      return translate(i18n)`Opening balance`
    case 'dispute':
      return translate(i18n)`Disputed payment`
    case 'dispute_returned':
      return translate(i18n)`Dispute settled`
    case 'repayment':
      return translate(i18n)`Debt repaid`
  }
}

/** Every change of the available balance, filtered by kind and days. Credits of recharges can be corrected. */
export function WalletBills({ wallet: { user_id, proposals }, mayPropose }: BillsProps) {
  const { t, i18n } = useLingui()
  const { filters, set } = useFilters(WALLET_FILTERS)
  const kind = KINDS.find((one) => one === filters.kind)
  const list = usePages('GET /api/admin/wallet/bills', {
    user_id,
    ...(kind && { kind }),
    ...momentsOf(filters),
  })
  const { items, error, onRetry } = list
  const [correcting, setCorrecting] = useState<BillLine>()
  return (
    <>
      <div className={css.narrow}>
        <NativeSelect
          aria-label={t`Type`}
          value={kind ?? ''}
          data={[{ value: '', label: t`All` }, ...KINDS.map((value) => ({ value, label: kindText(value, i18n) }))]}
          onChange={({ currentTarget }) => set({ kind: currentTarget.value })}
        />
        <DayRange days={filters} onChange={set} />
      </div>
      {error && !items && <ErrorState error={error} onRetry={onRetry} />}
      {items?.length === 0 && <Empty title={<Trans>No transactions</Trans>} />}
      <ul className={css.rows} aria-busy={items === undefined} aria-label={t`Transactions`}>
        {items?.map((bill) => (
          <Bill
            key={bill.bill_id}
            bill={bill}
            waiting={proposals.find(({ kind, ref_id }) => kind === 'wallet_correction' && ref_id === bill.ref_id)}
            {...(mayPropose && { onCorrect: () => setCorrecting(bill) })}
          />
        ))}
      </ul>
      <MoreButton {...list} />
      {correcting && <CorrectionDialog recharge={correcting} onClose={() => setCorrecting(undefined)} />}
    </>
  )
}

type BillProps = { bill: BillLine; waiting: WaitingProposal | undefined; onCorrect?: () => void }

function Bill({ bill, waiting, onCorrect }: BillProps) {
  const { i18n } = useLingui()
  const { kind, state, amount_cents, balance_after_cents, created_at } = bill
  return (
    <li className={css.row}>
      <span className={css.what}>
        <BillLink bill={bill}>{kindText(kind, i18n)}</BillLink>
        {bill.order_number && <span className={css.about}>{bill.order_number}</span>}
        {bill.agent && <span className={css.about}>{bill.agent}</span>}
        {state === 'held' && (
          <StatusBadge tone="wait">
            <Trans>On hold</Trans>
          </StatusBadge>
        )}
        {state === 'returned' && (
          <StatusBadge tone="calm">
            <Trans>Returned</Trans>
          </StatusBadge>
        )}
      </span>
      <span className={css.end}>
        <MoneyText cents={amount_cents} hasSign isStrong />
      </span>
      <span className={css.about}>
        <MomentText at={created_at} />
      </span>
      <span className={`${css.about} ${css.end}`}>
        <Trans>
          Balance <MoneyText cents={balance_after_cents} />
        </Trans>
      </span>
      {kind === 'recharge' && onCorrect && (
        <span>
          {waiting ? (
            <WaitingButton proposal={waiting} size="compact-sm" />
          ) : (
            <Button variant="default" size="compact-sm" onClick={onCorrect}>
              <Trans>Request credit reversal</Trans>
            </Button>
          )}
        </span>
      )}
    </li>
  )
}

function BillLink({ bill: { kind, ref_id, order_id }, children }: { bill: BillLine; children: string }) {
  if (order_id) return <Link to={`/orders/${order_id}?status=all`}>{children}</Link>
  if (kind === 'recharge') return <Link to={`/recharges/${ref_id}?state=all`}>{children}</Link>
  if (kind === 'withdrawal' || kind === 'withdrawal_returned')
    return <Link to={`/withdrawals/${ref_id}?state=all`}>{children}</Link>
  return <strong>{children}</strong>
}
