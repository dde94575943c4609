import { Trans, useLingui } from '@lingui/react/macro'
import type { CardPayment } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import { instrumentName } from '@sampan/contract/pay-method'
import { languageTag } from '@sampan/front/language'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { firstToPay, paymentHref, totalOf, useUnpaidOrders } from '../../features/order/unpaid-orders.ts'
import { TestMoneyNote } from '../../features/wallet/test-money.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Spinner } from '../../ui/button/spinner.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Note } from '../../ui/layout/note.tsx'
import { notPaidText } from './not-paid-text.ts'
import css from './payment-state.module.css'
import { PaymentState, StateActions } from './payment-state.tsx'

type Props = { payment: CardPayment }

/** The money is in the balance; says what became of the orders that it was for. */
export function Credited({ payment }: Props) {
  const { orders, amount_cents, balance_cents, mode } = payment
  const sum = moneyText(amount_cents)
  const balance = <strong>{moneyText(balance_cents)}</strong>
  const isPaid = orders?.outcome === 'paid'
  return (
    <PaymentState
      tone="good"
      mark={<IconCheck />}
      title={isPaid ? <Trans>Your order is paid</Trans> : <Trans>{sum} is in your balance</Trans>}
      text={
        isPaid ? (
          <Trans>
            {sum} arrived and paid for it. You have {balance} left.
          </Trans>
        ) : (
          <Trans>You now have {balance}.</Trans>
        )
      }
    >
      {mode === 'test' && <TestMoneyNote />}
      {orders ? <OfOrders orders={orders} /> : <AfterTopUp balance_cents={balance_cents} />}
      <Facts payment={payment} />
    </PaymentState>
  )
}

function OfOrders({ orders: { order_ids, outcome, reason } }: { orders: NonNullable<CardPayment['orders']> }) {
  const { i18n } = useLingui()
  const [only, second] = order_ids
  if (outcome === 'paid') {
    return (
      <StateActions>
        <Button wide href={`/payment?paid=${order_ids.join()}`}>
          <Trans>See order</Trans>
        </Button>
        <ToBalance />
      </StateActions>
    )
  }
  if (outcome === 'waiting') {
    return (
      <p className={css.paying}>
        <Spinner size="small" />
        <Trans>Paying for your order…</Trans>
      </p>
    )
  }
  const canStillPay = reason === 'insufficient_funds' || reason === 'promo_pay_together'
  return (
    <>
      <Note tone="wait">
        <span className={css.line}>{notPaidText(reason, i18n)}</span>
        <Trans>The money stays in your balance.</Trans>
      </Note>
      <StateActions>
        {canStillPay ? (
          <Button wide href={`/payment?orders=${order_ids.join()}`}>
            <Trans>Finish paying</Trans>
          </Button>
        ) : (
          <Button wide href={second ? '/myPurchases/all' : `/orderInfo/${only}`}>
            <Trans>See order</Trans>
          </Button>
        )}
        <ToBalance />
      </StateActions>
    </>
  )
}

/** After a top-up alone: the payment of orders that the balance now covers, if there are any. */
function AfterTopUp({ balance_cents }: { balance_cents: number }) {
  const orders = firstToPay((useUnpaidOrders() ?? []).filter((order) => !order.waits_for_recharge))
  const total_cents = totalOf(orders)
  const total = moneyText(total_cents)
  const isCovered = orders.length > 0 && total_cents <= balance_cents
  return (
    <StateActions>
      {isCovered ? (
        <Button wide href={paymentHref(orders)}>
          <Trans>Finish paying {total}</Trans>
        </Button>
      ) : (
        <Button wide href="/home">
          <Trans>Keep shopping</Trans>
        </Button>
      )}
      <ToBalance />
    </StateActions>
  )
}

const ToBalance = () => (
  <Button tone="plain" wide href="/filter">
    <Trans>Go to my balance</Trans>
  </Button>
)

function Facts({ payment }: Props) {
  const { t, i18n } = useLingui()
  const instrument = instrumentName(payment, languageTag(i18n))
  const fee = payment.fee_cents === 0 ? t`No fee` : moneyText(payment.fee_cents)
  return (
    <Card flush>
      <dl className={css.facts}>
        {instrument && (
          <div>
            <dt>{t`Paid with`}</dt>
            <dd>{instrument}</dd>
          </div>
        )}
        <div>
          <dt>{t`Fee`}</dt>
          <dd>{fee}</dd>
        </div>
      </dl>
    </Card>
  )
}
