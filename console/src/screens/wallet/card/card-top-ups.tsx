import { Trans, useLingui } from '@lingui/react/macro'
import type { PaymentAtDesk } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import { instrumentName } from '@sampan/contract/pay-method'
import { languageTag } from '@sampan/front/language'
import { usePages } from '@sampan/front/use-pages'
import { useRead } from '@sampan/front/use-read'
import { type ReactNode, useMemo, useState } from 'react'
import { ReasonDialog } from '../../../forms/reason-dialog.tsx'
import { useFilters } from '../../../navigation/address.ts'
import { Link } from '../../../navigation/link.tsx'
import { FilterTabs } from '../../../ui/form/filter-tabs.tsx'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { countSet, Filters } from '../../../ui/layout/filters.tsx'
import { NothingFound } from '../../../ui/layout/nothing-found.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Panes } from '../../../ui/layout/panes.tsx'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { MomentText } from '../../../ui/time/moment-text.tsx'
import css from './card.module.css'
import { GiveBackDialog } from './give-back-dialog.tsx'
import { PaymentNotes } from './payment-notes.tsx'
import { STATUS_TONES, statusText } from './payment-text.ts'
import { TestModeBadge, TestModeBanner } from './test-mode.tsx'

const START = { status: 'held', shopper: '' }
const STATUSES = [
  ...(['held', 'pending', 'open', 'credited', 'declined', 'cancelled', 'expired', 'refunded'] as const),
  'all',
] as const satisfies readonly (PaymentAtDesk['status'] | 'all')[]

const open = ({ shopper }: PaymentAtDesk, text: ReactNode) => <Link to={`/wallets/${shopper.user_id}`}>{text}</Link>

type Decide = (payment: PaymentAtDesk) => void

function useColumns(onCredit: Decide, onGiveBack: Decide): readonly Column<PaymentAtDesk>[] {
  return useMemo(
    () => [
      {
        id: 'shopper',
        head: <Trans>Shopper</Trans>,
        cell: ({ shopper_name, shopper }) => shopper_name || shopper.account,
      },
      { id: 'account', head: <Trans>Email</Trans>, cell: ({ shopper }) => shopper.account, isExtra: true },
      { id: 'status', card: 'status', head: <Trans>Status</Trans>, cell: (payment) => <Status payment={payment} /> },
      {
        id: 'instrument',
        card: 'about',
        head: <Trans>Paid with</Trans>,
        cell: (payment) => <Instrument payment={payment} />,
      },
      {
        id: 'amount',
        card: 'sum',
        head: <Trans>Amount</Trans>,
        cell: ({ amount_cents }) => <MoneyText cents={amount_cents} />,
        align: 'end',
      },
      {
        id: 'fee',
        head: <Trans>Provider’s fee</Trans>,
        cell: ({ fee_cents }) => (fee_cents === null ? '–' : <MoneyText cents={fee_cents} />),
        align: 'end',
        isExtra: true,
      },
      {
        id: 'created_at',
        card: 'when',
        head: <Trans context="payment">Started</Trans>,
        cell: ({ created_at }) => <MomentText at={created_at} as="near" />,
        align: 'end',
        isExtra: true,
      },
      {
        id: 'notes',
        card: 'below',
        head: <Trans context="payment">Details</Trans>,
        cell: (payment) => <PaymentNotes payment={payment} onCredit={onCredit} onGiveBack={onGiveBack} />,
        isWide: true,
      },
    ],
    [onCredit, onGiveBack],
  )
}

function Status({ payment: { status, mode } }: { payment: PaymentAtDesk }) {
  const { i18n } = useLingui()
  return (
    <span className={css.badges}>
      <StatusBadge tone={STATUS_TONES[status]}>{statusText(status, i18n)}</StatusBadge>
      <TestModeBadge mode={mode} />
    </span>
  )
}

function Instrument({ payment }: { payment: PaymentAtDesk }) {
  const { i18n } = useLingui()
  return instrumentName(payment, languageTag(i18n)) ?? '–'
}

/** Top-ups at payment providers, with those first that an operator has to decide. */
export default function CardTopUps() {
  const { t, i18n } = useLingui()
  const { filters, set } = useFilters(START)
  const { data, isError } = useRead('GET /api/admin/provider/list')
  const [payment, setPayment] = useState<PaymentAtDesk>()
  const [paymentToReturn, setPaymentToReturn] = useState<PaymentAtDesk>()
  const columns = useColumns(setPayment, setPaymentToReturn)
  const status = STATUSES.find((name) => name === filters.status) ?? 'held'
  const list = usePages('GET /api/admin/provider/payments', {
    ...(status !== 'all' && { status }),
    ...(filters.shopper && { shopper: filters.shopper }),
  })
  return (
    <>
      <Panes
        list={
          <>
            <PageHeader
              title={<Trans>Instant top-ups</Trans>}
              note={
                <Trans>
                  Payments by card and wallet app are credited automatically. Only held payments need you. Keys are in{' '}
                  <Link to="/providers">Payment providers</Link>.
                </Trans>
              }
            />
            {/* The filters wait for the banner above them, which would push them down. */}
            {(data || isError) && (
              <>
                <TestModeBanner providers={data?.providers} />
                <Filters
                  set={countSet([filters.shopper])}
                  more={
                    <SearchField
                      label={t`Shopper’s email address`}
                      value={filters.shopper}
                      onChange={(shopper) => set({ shopper })}
                    />
                  }
                >
                  <FilterTabs
                    label={t`Status`}
                    value={status}
                    options={STATUSES.map((value) => ({
                      value,
                      label: value === 'all' ? t`All` : statusText(value, i18n),
                    }))}
                    onChange={(status) => set({ status })}
                  />
                </Filters>
                <DataTable
                  {...list}
                  label={t`Instant top-ups`}
                  keyOf={({ payment_id }) => payment_id}
                  columns={columns}
                  open={open}
                  empty={
                    <NothingFound
                      typed={filters.shopper}
                      title={status === 'held' ? <Trans>No held payments</Trans> : <Trans>No payments here</Trans>}
                    />
                  }
                />
              </>
            )}
          </>
        }
        detail={null}
      />
      {payment && <CreditDialog payment={payment} onClose={() => setPayment(undefined)} />}
      {paymentToReturn && <GiveBackDialog payment={paymentToReturn} onClose={() => setPaymentToReturn(undefined)} />}
    </>
  )
}

function CreditDialog({ payment, onClose }: { payment: PaymentAtDesk; onClose: () => void }) {
  const { t } = useLingui()
  const { payment_id, amount_cents, shopper, mode } = payment
  const [amount, account] = [moneyText(amount_cents), shopper.account]
  return (
    <ReasonDialog
      call="POST /api/admin/provider/credit"
      inputOf={(reason) => ({ payment_id, reason })}
      title={t`Credit ${amount}`}
      note={
        <>
          <Trans>The amount goes to the balance of {account} once a second operator approves.</Trans>{' '}
          {mode === 'test' && <Trans>This is a test payment: no real money has arrived.</Trans>}
        </>
      }
      confirm={<Trans>Request approval</Trans>}
      isDangerous={false}
      after={() => toast.success(t`Sent to a second approver`)}
      onClose={onClose}
    />
  )
}
