import { Trans, useLingui } from '@lingui/react/macro'
import type { Order, Refund } from '@sampan/contract'
import { REFUND_EXPLANATION_LIMIT, REFUND_PROOF_LIMIT } from '@sampan/contract/rules'
import { useId, useState } from 'react'
import { refundReasonText } from '../../features/order/refund-reason-text.ts'
import { type Form, useForm } from '../../forms/use-form.ts'
import { useUpload } from '../../forms/use-upload.ts'
import { Button } from '../../ui/button/button.tsx'
import { ChoiceRow, ChoiceRows } from '../../ui/form/choice-row.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { toast } from '../../ui/layer/toast.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Footer } from '../../ui/layout/footer.tsx'
import { Note } from '../../ui/layout/note.tsx'
import { PictureUpload } from '../../ui/picture-upload/picture-upload.tsx'
import layout from '../../ui/styles/layout.module.css'
import typography from '../../ui/styles/typography.module.css'
import { RefundAmount, UnsentAmount } from './refund-amount.tsx'
import {
  isReceived,
  isUnshipped,
  isWholeUnshipped,
  mostPieces,
  needsProof,
  newRefund,
  piecesOf,
  type RefundDraft,
  type RefundHint,
  reasonsFor,
  refundBody,
  refundFaults,
  withReason,
  withStatus,
} from './refund-draft.ts'
import css from './refund-form.module.css'
import { RefundLine } from './refund-line.tsx'

type Props = { order: Order; hint: RefundHint; onSent: (refund: Refund) => void }

/** The refund request: pieces, amount, reason and proof. Prefilled for an order that has not been sent. */
export function RefundForm({ order, hint, onSent }: Props) {
  const { t, i18n } = useLingui()
  const form_id = useId()
  const upload = useUpload('refund')
  const [isUploading, setUploading] = useState(false)
  const [start] = useState(() => newRefund(order, hint, i18n))
  const form = useForm({
    start,
    rules: (draft, i18n) => refundFaults(draft, order, i18n),
    fieldNames: { amount_cents: 'amount', items: 'pieces', attachment_ids: 'proof' },
    call: 'POST /api/order/refund',
    inputOf: (draft) => refundBody(draft, order),
    after: () => toast.success(t`Application successful`),
    leave: onSent,
  })
  const { draft, isBusy, props, field } = form
  return (
    <>
      <form {...props} id={form_id} className={`${layout.pad} ${layout.stack}`}>
        {isUnshipped(order) && (
          <Note>
            <Trans>
              This order hasn’t shipped yet. Once your request is approved, the money goes straight to your balance.
            </Trans>
          </Note>
        )}
        <Lines order={order} form={form} />
        {!isUnshipped(order) && <Kind order={order} form={form} />}
        {isUnshipped(order) ? <UnsentAmount order={order} form={form} /> : <RefundAmount order={order} form={form} />}
        <SelectField
          label={t`Reason`}
          required
          placeholder={t`Choose a reason`}
          options={reasonsFor(order).map((reason) => ({ value: reason, label: refundReasonText(reason, i18n) }))}
          {...field('reason')}
          onChange={(value) => {
            const reason = value as RefundDraft['reason'] // the value of one of the options
            form.set(isUnshipped(order) ? { reason } : withReason(reason))
          }}
        />
        <TextArea
          label={t`Explanation`}
          required
          rows={3}
          maxLength={REFUND_EXPLANATION_LIMIT}
          {...field('explanation')}
        />
        {!isWholeUnshipped(order, draft) && (
          <PictureUpload
            label={needsProof(order, draft) ? t`Attachment` : t`Attachment (optional)`}
            required={needsProof(order, draft)}
            max={REFUND_PROOF_LIMIT}
            takesPdf
            {...field('proof')}
            upload={upload}
            onBusy={setUploading}
            hint={t`Add pictures of the problem. Only you and our team can see them.`}
          />
        )}
      </form>
      <Footer>
        <Button type="submit" form={form_id} wide busy={isBusy} disabled={isUploading}>
          {isUploading ? <Trans>Uploading pictures…</Trans> : <Trans>Apply refund</Trans>}
        </Button>
      </Footer>
    </>
  )
}

type PartProps = { order: Order; form: Form<RefundDraft> }

function Lines({ order, form: { draft, set, faults } }: PartProps) {
  return (
    <Card as="section" className={layout.stack}>
      <h2 className={typography.title3}>
        <Trans>Items to refund</Trans>
      </h2>
      <ul className={layout.stack}>
        {order.items
          .filter((item) => mostPieces(order, draft, item) > 0)
          .map((item) => (
            <RefundLine
              key={item.order_item_id}
              item={item}
              most={mostPieces(order, draft, item)}
              quantity={piecesOf(order, draft, item)}
              onChange={(quantity) => set({ pieces: { ...draft.pieces, [item.order_item_id]: quantity } })}
            />
          ))}
      </ul>
      {faults.pieces && (
        <p role="alert" className={css.fault}>
          {faults.pieces}
        </p>
      )}
    </Card>
  )
}

/**
 * Asks whether the goods arrived, and whether the shopper returns them. Goods that did not arrive cannot be returned.
 */
function Kind({ order, form: { draft, set } }: PartProps) {
  const { t } = useLingui()
  const isHere = draft.product_status === 'received'
  return (
    <>
      {!isReceived(order) && (
        <ChoiceRows legend={t`Product status`} isLegendShown>
          <ChoiceRow
            name="product_status"
            value="received"
            checked={isHere}
            onChange={() => set(withStatus(draft, 'received'))}
            title={t`Product received`}
          />
          <ChoiceRow
            name="product_status"
            value="not_received"
            checked={!isHere}
            onChange={() => set(withStatus(draft, 'not_received'))}
            title={t`Product not received`}
          />
        </ChoiceRows>
      )}
      {isHere && (
        <ChoiceRows legend={t`Type`} isLegendShown>
          <ChoiceRow
            name="type"
            value="refund_only"
            checked={draft.type === 'refund_only'}
            onChange={() => set({ type: 'refund_only' })}
            title={t`Refund only`}
            detail={t`You keep the goods.`}
          />
          <ChoiceRow
            name="type"
            value="return_and_refund"
            checked={draft.type === 'return_and_refund'}
            onChange={() => set({ type: 'return_and_refund' })}
            title={t`Return and refund`}
            detail={t`Send the goods back once your request is approved.`}
          />
        </ChoiceRows>
      )}
    </>
  )
}
