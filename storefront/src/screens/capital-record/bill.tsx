import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { BillLine } from '@sampan/contract'
import { isGone } from '@sampan/contract/call-error'
import { momentText } from '@sampan/contract/moment-text'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconReceiptRefund from '@tabler/icons-react/dist/esm/icons/IconReceiptRefund.mjs'
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs'
import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs'
import type { ComponentType } from 'react'
import { useRead } from '../../api/use-read.ts'
import { useTitle } from '../../navigation/head.tsx'
import { useVisits } from '../../navigation/visits.ts'
import { Anchor } from '../../ui/layout/anchor.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { Row, Rows } from '../../ui/list/rows.tsx'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import { SkeletonRows, Waiting } from '../../ui/loading/skeleton.tsx'
import { Money } from '../../ui/money/money.tsx'
import layout from '../../ui/styles/layout.module.css'
import typography from '../../ui/styles/typography.module.css'
import { classNames } from '../../ui/text/class-names.ts'
import { languageTag } from '../../ui/text/language-tag.ts'
import { Tag } from '../../ui/text/tag.tsx'
import { NotFound } from '../not-found/not-found.tsx'
import css from './capital-record.module.css'

type Kind = BillLine['kind']

const KIND_ICONS: Record<Kind, ComponentType<{ 'aria-hidden': true }>> = {
  recharge: IconArrowDown,
  payment: IconShoppingBag,
  refund: IconReceiptRefund,
  withdrawal: IconArrowUp,
  withdrawal_returned: IconArrowBackUp,
  correction: IconScale,
  repayment: IconArrowsExchange,
}

export const BILL_KINDS = Object.keys(KIND_ICONS) as Kind[] // the keys are the kinds

export function kindText(kind: Kind, i18n: I18n): string {
  const texts: Record<Kind, () => string> = {
    recharge: () => t(i18n)`Top-up`,
    payment: () => t(i18n)`Payment`,
    refund: () => t(i18n)`Refund`,
    withdrawal: () => t(i18n)`Withdrawal`,
    withdrawal_returned: () => t(i18n)`Withdrawal returned`,
    correction: () => t(i18n)`Correction`,
    repayment: () => t(i18n)`Debt repaid`,
  }
  return texts[kind]()
}

type OfBill = { bill: BillLine }

export function BillRow({ bill }: OfBill) {
  const { i18n } = useLingui()
  const { bill_id, kind, state, amount_cents, order_number, created_at } = bill
  const Icon = KIND_ICONS[kind]
  return (
    <Anchor href={`/capitalRecord?bill=${bill_id}`} className={css.bill}>
      <span className={classNames(css.kind, amount_cents > 0 && css.incoming)}>
        <Icon aria-hidden={true} />
      </span>
      <span className={css.text}>
        <strong>{kindText(kind, i18n)}</strong>
        <span className={css.when}>
          <time dateTime={created_at}>{momentText(created_at, languageTag(i18n))}</time>
          {order_number && <span>{order_number}</span>}
        </span>
        {state !== 'done' && <StateTag state={state} />}
      </span>
      <Amount bill={bill} />
    </Anchor>
  )
}

/** Amounts that are held or were returned are neither money in nor money out, so they are styled differently. */
function Amount({ bill: { amount_cents, state, kind }, className }: OfBill & { className?: string }) {
  const counts = state === 'done' && kind !== 'withdrawal_returned'
  return (
    <Money
      cents={amount_cents}
      signed
      tone={amount_cents > 0 && counts ? 'in' : 'inherit'}
      className={classNames(!counts && css.uncounted, className)}
    />
  )
}

function StateTag({ state }: Pick<BillLine, 'state'>) {
  if (state === 'held') {
    return (
      <Tag tone="wait" icon={<IconClock aria-hidden="true" />}>
        <Trans>On hold</Trans>
      </Tag>
    )
  }
  if (state === 'returned') {
    return (
      <Tag icon={<IconArrowBackUp aria-hidden="true" />}>
        <Trans>Returned</Trans>
      </Tag>
    )
  }
  return (
    <Tag tone="good" icon={<IconCheck aria-hidden="true" />}>
      <Trans context="transaction">Completed</Trans>
    </Tag>
  )
}

export function BillPage({ bill_id }: { bill_id: string }) {
  const { t } = useLingui()
  const visits = useVisits()
  const {
    data: bill,
    error,
    isPending,
    isError,
    refetch,
  } = useRead('GET /api/user/bill_detail', { bill_id }, { refetch: true })
  useTitle(t`Transaction`)
  if (isGone(error)) return <NotFound />
  return (
    <Page>
      <TopBar title={<Trans>Transaction</Trans>} onBack={visits.back} />
      <div className={`${layout.pad} ${layout.stack}`}>
        {bill && <BillFacts bill={bill} />}
        {isPending && (
          <Waiting>
            <SkeletonRows rows={3} />
          </Waiting>
        )}
        {isError && !bill && <ErrorState onRetry={() => void refetch()} />}
      </div>
    </Page>
  )
}

function BillFacts({ bill }: OfBill) {
  const { i18n } = useLingui()
  const { bill_id, kind, state, balance_after_cents, created_at } = bill
  return (
    <>
      <section className={css.answer}>
        <h2 className={`${typography.title3} ${typography.t2}`}>{kindText(kind, i18n)}</h2>
        <p>
          <Amount bill={bill} className={typography.display} />
        </p>
        <StateTag state={state} />
        {state === 'held' && (
          <p className={typography.t2}>
            <Trans>This money is on hold while we review your withdrawal. It hasn’t been sent yet.</Trans>
          </p>
        )}
        {state === 'returned' && (
          <p className={typography.t2}>
            <Trans>Your withdrawal didn’t go through. The money is back in your balance.</Trans>
          </p>
        )}
      </section>
      <Rows>
        <Row title={<Trans>Balance after</Trans>} value={<Money cents={balance_after_cents} tone="inherit" />} />
        <Row title={<Trans>Time</Trans>} value={momentText(created_at, languageTag(i18n))} />
        <Row title={<Trans>Transaction number</Trans>} value={bill_id} />
        <Reference bill={bill} />
      </Rows>
    </>
  )
}

/** A link to the order, withdrawal or recharge of the bill, if it has one. */
function Reference({ bill: { ref_type, order_id, order_number } }: OfBill) {
  if (order_id) return <Row title={<Trans>Order number</Trans>} value={order_number} href={`/orderInfo/${order_id}`} />
  if (ref_type === 'withdrawal') return <Row title={<Trans>Withdrawal record</Trans>} href="/depositRecord" />
  if (ref_type === 'recharge') return <Row title={<Trans>Recharge record</Trans>} href="/topUpRecord?status=1" />
  return null
}
