import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import { deductionLines } from '../../features/order/deduction-lines.ts'
import type { Form } from '../../forms/use-form.ts'
import { MoneyField } from '../../ui/form/money-field.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Money } from '../../ui/money/money.tsx'
import { Sums } from '../../ui/money/sums.tsx'
import layout from '../../ui/styles/layout.module.css'
import typography from '../../ui/styles/typography.module.css'
import { amountOf, isUnshipped, isWholeUnshipped, maxRefund, type RefundDraft, taxBack } from './refund-draft.ts'
import css from './refund-form.module.css'

type Props = { order: Order; form: Form<RefundDraft> }

/** The amount to refund for goods that were shipped. */
export function RefundAmount({ order, form: { draft, set, faults } }: Props) {
  const { t } = useLingui()
  const { all_cents, freight_cents } = maxRefund(order, draft)
  const most = moneyText(all_cents)
  const freight = moneyText(freight_cents)
  return (
    <>
      <MoneyField
        label={t`Refund amount`}
        name="amount"
        required
        cents={amountOf(order, draft)}
        onChange={(amount) => set({ amount })}
        hint={freight_cents > 0 ? t`Maximum ${most}, including ${freight} for delivery` : t`Maximum ${most}`}
        error={faults.amount}
      />
      <Taxes cents={taxBack(order, draft)} />
      <Deduction order={order} draft={draft} />
    </>
  )
}

/** Taxes that come back on top of the amount. */
function Taxes({ cents }: { cents: number }) {
  if (cents === 0) return null
  const taxes = moneyText(cents)
  return (
    <p className={`${typography.small} ${typography.t2}`}>
      <Trans>You also get back {taxes} in taxes and duties.</Trans>
    </p>
  )
}

/** The amount for pieces that are not sent. It is always their full price, so there is no input field. */
export function UnsentAmount({ order, form: { draft, faults } }: Props) {
  const { freight_cents, all_cents } = maxRefund(order, draft)
  const tax_cents = taxBack(order, draft)
  const [freight, taxes] = [moneyText(freight_cents), moneyText(tax_cents)]
  return (
    <Card as="section" className={layout.stackS}>
      <div className={`${layout.row} ${layout.between}`}>
        <h2 className={typography.title3}>
          <Trans>Refund amount</Trans>
        </h2>
        <Money cents={all_cents + tax_cents} className={typography.title2} />
      </div>
      <p className={`${typography.small} ${typography.t2}`}>
        {isWholeUnshipped(order, draft) ? (
          <Trans>Nothing will be sent: the whole order is cancelled.</Trans>
        ) : (
          <Trans>The chosen items won’t be sent. The rest of the order will.</Trans>
        )}
        {freight_cents > 0 && (
          <>
            {' '}
            <Trans>Includes {freight} for delivery.</Trans>
          </>
        )}
        {tax_cents > 0 && (
          <>
            {' '}
            <Trans>Includes {taxes} in taxes and duties.</Trans>
          </>
        )}
      </p>
      <Deduction order={order} draft={draft} />
      {faults.amount && (
        <p role="alert" className={css.fault}>
          {faults.amount}
        </p>
      )}
    </Card>
  )
}

/** Shows deductions and their reasons before the request is sent. */
function Deduction({ order, draft }: { order: Order; draft: RefundDraft }) {
  const { t, i18n } = useLingui()
  const { goods_cents, freight_cents, deduction, all_cents } = maxRefund(order, draft)
  const deducted = deductionLines(deduction, i18n)
  if (deducted.length === 0) return null
  const lines = [
    { label: t`Goods`, value: moneyText(goods_cents) },
    ...(freight_cents > 0 ? [{ label: t`Freight`, value: moneyText(freight_cents) }] : []),
    ...deducted,
  ]
  const total = { label: t`Maximum refund`, value: <Money cents={all_cents} /> }
  const isUnsent = isUnshipped(order)
  return (
    <section aria-label={t`Deductions`} className={`${layout.stackS} ${isUnsent ? css.apart : ''}`}>
      <Sums lines={lines} {...(!isUnsent && { total })} bare />
      <p className={`${typography.small} ${typography.t2}`}>
        <Trans>Discounts and free delivery depend on everything in this purchase.</Trans>{' '}
        {!isUnsent && <Trans>Nothing is deducted if the goods are damaged, wrong or did not arrive.</Trans>}
      </p>
    </section>
  )
}
