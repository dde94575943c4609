import { Trans, useLingui } from '@lingui/react/macro'
import type { Order, OrderCompany } from '@sampan/contract'
import { momentText } from '@sampan/contract/moment-text'
import { isPartlyRefunded } from '@sampan/contract/refund-sums'
import { classNames } from '@sampan/front/class-names'
import { languageTag } from '@sampan/front/language'
import type { ReactNode } from 'react'
import { LostTag, OrderStateTag, PartlySentTag, RefundTag } from '../../features/order/order-tag.tsx'
import { nextStepText } from '../../features/order/order-text.ts'
import { WaitsForRecharge } from '../../features/order/waits-for-recharge.tsx'
import { CompanyTaxesNote } from '../../features/tax/company-taxes-note.tsx'
import { Anchor } from '../../ui/button/anchor.tsx'
import { Button } from '../../ui/button/button.tsx'
import { CopyButton } from '../../ui/form/copy-button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Steps } from '../../ui/list/steps.tsx'
import { Timeline } from '../../ui/list/timeline.tsx'
import beside from '../../ui/styles/beside.module.css'
import layout from '../../ui/styles/layout.module.css'
import typography from '../../ui/styles/typography.module.css'
import { AsTyped } from '../../ui/text/as-typed.tsx'
import { Countdown } from '../../ui/time/countdown.tsx'
import { OrderArrival } from './order-arrival.tsx'
import css from './order-details.module.css'
import { OrderLine } from './order-line.tsx'
import { Logistics } from './order-logistics.tsx'
import { OrderSums } from './order-sums.tsx'
import { RefundCards } from './refund-cards.tsx'

type Props = {
  order: Order
  /** The address, formatted for its country. */
  address_text: string
  /** The buttons, shown here only on a wide page. */
  actions: ReactNode
  onExpired: () => void
}

/** An order's details: first state and goods, then address and sums, last the history. */
export function OrderDetails({ order, address_text, actions, onExpired }: Props) {
  const part = `${layout.pad} ${layout.stack}`
  return (
    <>
      <div className={`${part} ${css.goods}`}>
        <Answer order={order} onExpired={onExpired} />
        <RefundCards order={order} />
        <Logistics order={order} />
        <Goods order={order} />
      </div>
      <div className={`${part} ${beside.stays} ${css.side}`}>
        <AddressCard address={order.address} address_text={address_text} />
        {order.company?.company && <CompanyCard company={order.company} />}
        <OrderSums order={order} />
        <div className={css.actions}>{actions}</div>
        <Facts order={order} />
      </div>
      <div className={`${part} ${css.past}`}>
        <History order={order} />
      </div>
    </>
  )
}

function Goods({ order }: { order: Order }) {
  return (
    <Card as="section" className={layout.stack}>
      <h2 className={typography.title3}>
        <Anchor href={`/shop/${order.shop.shop_id}`} className={css.shop}>
          {order.shop.name}
        </Anchor>
      </h2>
      {order.items.map((item) => (
        <OrderLine key={item.order_item_id} item={item} />
      ))}
      <Button tone="plain" size="small" href={`/service?order=${order.order_id}`}>
        <Trans>Contact us</Trans>
      </Button>
    </Card>
  )
}

/** The order's state, at the top of the screen. */
function Answer({ order, onExpired }: Pick<Props, 'order' | 'onExpired'>) {
  const { t, i18n } = useLingui()
  const { cancel_reason } = order
  const steps = [t`Paid`, t`Preparing`, t`On its way`, t`Received`]
  return (
    <section className={css.answer}>
      <div className={classNames(layout.row, layout.tight, layout.wrap)}>
        <OrderStateTag order={order} />
        <PartlySentTag order={order} />
        <LostTag order={order} />
        {isPartlyRefunded(order) && <RefundTag label={order.refund_label} isPart />}
      </div>
      <h2 className={typography.title1}>{nextStepText(order, i18n)}</h2>
      <OrderArrival order={order} />
      {order.can.pay && (
        <p className={css.deadline}>
          {order.waits_for_recharge ? (
            <WaitsForRecharge expires_at={order.expires_at} />
          ) : (
            <Trans>
              Pay within <Countdown until={order.expires_at} onEnd={onExpired} />
            </Trans>
          )}
        </p>
      )}
      {cancel_reason && (
        <p className={typography.t2}>
          <Trans>
            Reason: <AsTyped text={cancel_reason} />
          </Trans>
        </p>
      )}
      {order.status > 0 && <Steps label={t`Order progress`} steps={steps} current={order.status} />}
    </section>
  )
}

function AddressCard({ address, address_text }: { address: Order['address']; address_text: string }) {
  return (
    <Card as="section" className={layout.stackS}>
      <h2 className={typography.title3}>
        <Trans>Shipping address</Trans>
      </h2>
      <p>
        {address.addressee} <span className={`${typography.t2} ${typography.num}`}>{address.mobile_text}</span>
      </p>
      <p className={`${typography.small} ${typography.t2}`}>{address_text}</p>
    </Card>
  )
}

function CompanyCard({ company: { company, company_tax_number, tax_effect } }: { company: OrderCompany }) {
  return (
    <Card as="section" className={layout.stackS}>
      <h2 className={typography.title3}>
        <Trans context="buyer">Company</Trans>
      </h2>
      <p translate="no">{company}</p>
      {company_tax_number && (
        <p className={`${typography.small} ${typography.t2}`}>
          <Trans>
            Tax number: <AsTyped text={company_tax_number} />
          </Trans>
        </p>
      )}
      <CompanyTaxesNote effect={tax_effect} />
    </Card>
  )
}

function Facts({ order }: { order: Order }) {
  const { t, i18n } = useLingui()
  const { notes, agent, is_paid_by_agent } = order
  return (
    <Card className={layout.stackS}>
      <div className={`${css.parcel} ${layout.wrap}`}>
        <span className={css.number}>
          <span className={`${typography.small} ${typography.t2}`}>{t`Order number`}</span>
          <br />
          <span className={`${typography.num} ${typography.strong}`}>{order.order_number}</span>
        </span>
        <CopyButton text={order.order_number} label={t`Copy order number`} />
      </div>
      <p className={`${typography.small} ${typography.t2}`}>{momentText(order.created_at, languageTag(i18n))}</p>
      {agent && (
        <p className={`${typography.small} ${typography.t2}`}>
          {is_paid_by_agent ? <Trans>Bought by {agent} within your limit</Trans> : <Trans>Prepared by {agent}</Trans>}
        </p>
      )}
      {order.paid_at !== null && (
        <Anchor href={`/receipt/${order.order_id}`} className={`${typography.link} ${css.shop}`}>
          <Trans>Receipt</Trans>
        </Anchor>
      )}
      {order.has_contract_withdrawal && (
        <Anchor href={`/withdrawFromContract?order=${order.order_id}`} className={`${typography.link} ${css.shop}`}>
          <Trans>Withdraw from contract here</Trans>
        </Anchor>
      )}
      {notes && (
        <p className={typography.small}>
          <Trans>
            Note: <AsTyped text={notes} />
          </Trans>
        </p>
      )}
    </Card>
  )
}

function History({ order }: { order: Order }) {
  const { i18n } = useLingui()
  const language = languageTag(i18n)
  // The server lists the history in order of events, even for events at the same time.
  const items = order.history
    .toReversed()
    .map(({ at, event, text }) => ({ key: `${at} ${event}`, title: text, at: momentText(at, language) }))
  return (
    <Card as="section" className={layout.stack}>
      <h2 className={typography.title3}>
        <Trans>History</Trans>
      </h2>
      <Timeline items={items} />
    </Card>
  )
}
