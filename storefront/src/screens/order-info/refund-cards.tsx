import type { I18n } from '@lingui/core'
import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Order, Refund } from '@sampan/contract'
import { dayText, momentText } from '@sampan/contract/moment-text'
import { moneyText } from '@sampan/contract/money-text'
import { languageTag } from '@sampan/front/language'
import { useState } from 'react'
import { useSend } from '../../api/use-send.ts'
import { deductionLines } from '../../features/order/deduction-lines.ts'
import { Parcel } from '../../features/order/parcel.tsx'
import { refundReasonText } from '../../features/order/refund-reason-text.ts'
import { PrivatePictures } from '../../features/private-file/private-pictures.tsx'
import { Anchor } from '../../ui/button/anchor.tsx'
import { Button } from '../../ui/button/button.tsx'
import { CopyButton } from '../../ui/form/copy-button.tsx'
import { confirm } from '../../ui/layer/layer-requests.ts'
import { toast } from '../../ui/layer/toast.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Note } from '../../ui/layout/note.tsx'
import { Money } from '../../ui/money/money.tsx'
import { Sums } from '../../ui/money/sums.tsx'
import layout from '../../ui/styles/layout.module.css'
import typography from '../../ui/styles/typography.module.css'
import { AsTyped } from '../../ui/text/as-typed.tsx'
import { Tag, type TagTone } from '../../ui/text/tag.tsx'
import css from './order-details.module.css'
import { ReturnSheet } from './return-sheet.tsx'

const TONES: Record<Refund['state'], TagTone> = {
  applied: 'wait',
  agreed: 'accent',
  returning: 'accent',
  executed: 'good',
  refused: 'plain',
  withdrawn: 'plain',
}

function stateText(state: Refund['state'], i18n: I18n): string {
  const texts: Record<Refund['state'], () => string> = {
    applied: () => translate(i18n)`Apply refund`,
    agreed: () => translate(i18n)`Refunding`,
    returning: () => translate(i18n)`Refunding`,
    executed: () => translate(i18n)`Refunded`,
    refused: () => translate(i18n)`Declined`,
    withdrawn: () => translate(i18n)({ message: 'Cancelled', context: 'refund request' }),
  }
  return texts[state]()
}

/** A text about the goods of a refund: they were not sent, were returned, or stay with the shopper. */
function fateText({ items, product_status }: Refund, i18n: I18n): string | undefined {
  const [first] = items
  if (!first) return undefined
  if (first.fate === 'not_sent') return translate(i18n)`The items won’t be sent.`
  if (first.fate === 'returns') return translate(i18n)`The goods go back to the shop.`
  return product_status === 'not_received'
    ? translate(i18n)`The goods did not arrive.`
    : translate(i18n)`You keep the goods.`
}

/** The refunds of the order, latest first, with the shopper's actions. */
export function RefundCards({ order }: { order: Order }) {
  return order.refunds.map((refund) => <RefundCard key={refund.refund_id} refund={refund} items={order.items} />)
}

type RefundCardProps = { refund: Refund; items: Order['items'] }

function RefundCard({ refund, items }: RefundCardProps) {
  const { t, i18n } = useLingui()
  const language = languageTag(i18n)
  const { by, state, type, refusal_reason, refusal_pictures, explanation, attachments, carrier, tracking_number } =
    refund
  const { agreed_cents, less_reason } = refund
  const loss = { discount_cents: refund.deducted_discount_cents, freight_cents: refund.deducted_freight_cents }
  const taxes = { label: t`Taxes and duties, included`, value: moneyText(refund.tax_cents) }
  const lines = [...deductionLines(loss, i18n), ...(refund.tax_cents > 0 ? [taxes] : [])]
  return (
    <Card as="section" className={layout.stack}>
      <div className={`${layout.row} ${layout.between}`}>
        <h2 className={typography.title3}>{type === 'return_and_refund' ? t`Return and refund` : t`Refund`}</h2>
        <Tag tone={TONES[state]}>{stateText(state, i18n)}</Tag>
      </div>
      <div className={`${layout.row} ${layout.between}`}>
        <Money cents={refund.amount_cents + refund.tax_cents} className={typography.title2} />
        <span className={`${typography.small} ${typography.t2}`}>{momentText(refund.created_at, language)}</span>
      </div>
      <Pieces refund={refund} items={items} />
      {lines.length > 0 && <Sums lines={lines} bare />}
      {agreed_cents !== null && less_reason && (
        <Note tone="wait">
          <Trans>
            The shop refunded less than the approved {moneyText(agreed_cents)}: <AsTyped text={less_reason} />
          </Trans>
        </Note>
      )}
      {refusal_reason && (
        <Note tone="bad">
          <Trans>
            The shop declined: <AsTyped text={refusal_reason} />
          </Trans>
        </Note>
      )}
      {refusal_pictures.length > 0 && <PrivatePictures label={t`Pictures from the shop`} pictures={refusal_pictures} />}
      <p className={`${typography.small} ${typography.t2}`}>
        {by === 'operator' ? t`Refunded by the shop` : refundReasonText(refund.reason, i18n)}
        <br />
        <AsTyped text={explanation} />
        <br />
        {fateText(refund, i18n)}
      </p>
      {attachments.length > 0 && <PrivatePictures label={t`Proof`} pictures={attachments} />}
      {tracking_number && <Parcel carrier={carrier} tracking_number={tracking_number} />}
      {state === 'executed' && (
        <Anchor href={`/receipt/${refund.order_id}/${refund.refund_id}`} className={`${typography.link} ${css.shop}`}>
          <Trans>Credit note</Trans>
        </Anchor>
      )}
      <WhatToDo refund={refund} />
    </Card>
  )
}

/** The goods of a refund: order lines with their quantity in the refund. */
function Pieces({ refund, items }: RefundCardProps) {
  if (refund.items.length === 0) return null
  return (
    <ul className={`${typography.small} ${css.pieces}`}>
      {refund.items.map(({ order_item_id, quantity }) => {
        const line = items.find((item) => item.order_item_id === order_item_id)
        const words = [line?.title, ...(line?.values ?? []).map(({ value }) => value)]
        return (
          <li key={order_item_id}>
            {quantity} × {words.filter(Boolean).join(' · ')}
          </li>
        )
      })}
    </ul>
  )
}

function WhatToDo({ refund }: { refund: Refund }) {
  const { t, i18n } = useLingui()
  const [isSending, setSending] = useState(false)
  const { return_address, return_until, state } = refund
  if (state === 'applied') return <Withdraw refund_id={refund.refund_id} />
  if (state !== 'agreed' && state !== 'returning') return null
  const day = return_until && dayText(return_until, languageTag(i18n))
  return (
    <>
      {return_address && (
        <div className={css.parcel}>
          <span>
            <span className={`${typography.small} ${typography.t2}`}>{t`Return address`}</span>
            <br />
            <AsTyped text={return_address} />
          </span>
          <CopyButton text={return_address} label={t`Copy address`} />
        </div>
      )}
      {state === 'agreed' && day && (
        <Note tone="wait">
          <Trans>Send the goods back by {day} and add the tracking number, or we’ll close your request.</Trans>
        </Note>
      )}
      <Button {...(state === 'returning' && { tone: 'plain' as const })} wide onClick={() => setSending(true)}>
        {state === 'agreed' ? t`I’ve sent it back` : t`Edit tracking number`}
      </Button>
      <ReturnSheet refund={refund} open={isSending} onClose={() => setSending(false)} />
    </>
  )
}

function Withdraw({ refund_id }: { refund_id: string }) {
  const { t } = useLingui()
  const { send, isSending } = useSend('POST /api/order/refund_withdraw')
  async function withdraw() {
    const yes = await confirm({
      title: t`Cancel this request?`,
      text: t`Your order will continue as normal. You can request a refund up to three times per order.`,
      yes: t`Cancel request`,
      no: t`Keep request`,
      tone: 'bad',
    })
    if (!yes) return
    // A toast has already reported a failure. The order is refetched after a success and after a failure.
    await send({ refund_id }).then(
      () => toast.success(t`Request cancelled`),
      () => undefined,
    )
  }
  return (
    <Button tone="plain" wide busy={isSending} onClick={() => void withdraw()}>
      {t`Cancel request`}
    </Button>
  )
}
