import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Bill } from '@sampan/contract'
import { momentText } from '@sampan/contract/moment-text'
import { classNames } from '@sampan/front/class-names'
import { languageTag } from '@sampan/front/language'
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
import { Anchor } from '../../ui/button/anchor.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { Money } from '../../ui/money/money.tsx'
import { FirstAndMore } from '../../ui/text/first-and-more.tsx'
import { Tag } from '../../ui/text/tag.tsx'
import css from './bill-row.module.css'

type Kind = Bill['kind']

const KIND_ICONS: Record<Kind, ComponentType<{ 'aria-hidden': true }>> = {
  recharge: IconArrowDown,
  payment: IconShoppingBag,
  refund: IconReceiptRefund,
  withdrawal: IconArrowUp,
  withdrawal_returned: IconArrowBackUp,
  correction: IconScale,
  opening_balance: IconArrowDown,
  dispute: IconScale,
  dispute_returned: IconArrowBackUp,
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
    opening_balance: () => t(i18n)`Opening balance`,
    dispute: () => t(i18n)`Disputed payment`,
    dispute_returned: () => t(i18n)`Dispute settled`,
    repayment: () => t(i18n)`Debt repaid`,
  }
  return texts[kind]()
}

export type OfBill = { bill: Bill }

/** A line of the fund record, with a link. Payments and refunds show the goods. */
export function BillRow({ bill }: OfBill) {
  const { i18n } = useLingui()
  const { bill_id, kind, state, amount_cents, goods, order_number, agent, created_at } = bill
  const Icon = KIND_ICONS[kind]
  return (
    <Anchor href={`/capitalRecord?bill=${bill_id}`} className={css.bill}>
      {goods ? (
        <Picture src={goods.image} alt="" show="thumb" shape="thumb" className={css.picture} />
      ) : (
        <span className={classNames(css.kind, amount_cents > 0 && css.incoming)}>
          <Icon aria-hidden={true} />
        </span>
      )}
      <span className={css.text}>
        <strong>{kindText(kind, i18n)}</strong>
        {goods && <FirstAndMore title={goods.title} more={goods.more} className={css.goods} />}
        <span className={css.when}>
          <time dateTime={created_at}>{momentText(created_at, languageTag(i18n))}</time>
          {order_number && <span>{order_number}</span>}
          {agent && (
            <span>
              <Trans>Paid by {agent}</Trans>
            </span>
          )}
        </span>
        {state !== 'done' && <BillStateTag state={state} />}
      </span>
      <BillAmount bill={bill} />
    </Anchor>
  )
}

/** Amounts that are held or were returned are neither money in nor money out, so they are styled differently. */
export function BillAmount({ bill: { amount_cents, state, kind }, className }: OfBill & { className?: string }) {
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

export function BillStateTag({ state }: Pick<Bill, 'state'>) {
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
