import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { cents } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import { RETURN_ADDRESS_LIMIT } from '@sampan/contract/rules'
import { parseMoney } from '@sampan/contract/typed-number'
import type { ReplyTo } from '@sampan/front/calls'
import { useState } from 'react'
import { needsSecondOperator, SecondOperatorNote } from '../../../features/operator/second-operator-note.tsx'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { amountFault } from '../../../forms/input-values.ts'
import { ReasonDialog } from '../../../forms/reason-dialog.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { Textarea, TextInput } from '../../../ui/form/text-input.tsx'
import { KeyHint } from '../../../ui/keys/key-hint.tsx'
import { useKeys } from '../../../ui/keys/keys.ts'
import { toast } from '../../../ui/layer/toast.ts'
import { amountOf, sumOf } from './refund-amount.ts'
import { RefusalPictures, type SentPicture } from './refusal-pictures.tsx'

type Refund = ReplyTo<'GET /api/admin/refund/detail'>
type Action = 'agree' | 'refuse' | 'execute'

/** The actions that a refund's state allows. */
function actionsOf({ state, proposal }: Refund): Action[] {
  const isAgreed = state === 'agreed' || state === 'returning'
  if (state !== 'applied' && !isAgreed) return []
  if (proposal) return ['refuse']
  return [isAgreed ? 'execute' : 'agree', 'refuse']
}

/**
 * Whether the operator can only propose the refund. Approving a return needs no proposal, because nothing is paid yet.
 */
const proposes = (refund: Refund) =>
  !(refund.state === 'applied' && refund.type === 'return_and_refund') &&
  needsSecondOperator(refund.alone, sumOf(refund))

export function RefundActions({ refund }: { refund: Refund }) {
  const { t } = useLingui()
  const [dialog, setDialog] = useState<Action>()
  const actions = actionsOf(refund)
  const first = actions[0]
  const isProposed = proposes(refund)
  const agree = isProposed ? t`Request refund approval` : t`Approve refund`
  const execute = isProposed ? t`Request refund approval` : t`Issue refund`
  useKeys({
    ...(first === 'agree' && { p: { label: agree, run: () => setDialog('agree') } }),
    ...(first === 'execute' && { p: { label: execute, run: () => setDialog('execute') } }),
    ...(first && { r: { label: t`Decline refund`, run: () => setDialog('refuse') } }),
  })
  if (actions.length === 0) return null
  const labels: Record<Action, string> = {
    agree: isProposed ? agree : t`Approve`,
    refuse: refund.proposal ? t`Decline refund` : t`Decline`,
    execute,
  }
  const close = () => setDialog(undefined)
  return (
    <>
      {actions.map((action) => (
        <Button
          key={action}
          variant={action === 'refuse' ? 'default' : 'filled'}
          rightSection={<KeyHint of={action === 'refuse' ? 'r' : 'p'} />}
          onClick={() => setDialog(action)}
        >
          {labels[action]}
        </Button>
      ))}
      {dialog === 'agree' && <AgreeDialog refund={refund} onClose={close} />}
      {dialog === 'execute' && <ExecuteDialog refund={refund} onClose={close} />}
      {dialog === 'refuse' && <RefuseDialog refund={refund} onClose={close} />}
    </>
  )
}

type DialogProps = { refund: Refund; onClose: () => void }

/** Dialog that refuses the refund, with a reason and optional pictures. */
function RefuseDialog({ refund, onClose }: DialogProps) {
  const { t } = useLingui()
  const { refund_id, shopper } = refund
  const [pictures, setPictures] = useState<SentPicture[]>([])
  return (
    <ReasonDialog
      call="POST /api/admin/refund/refuse"
      inputOf={(reason) => ({
        refund_id,
        reason,
        ...(pictures.length > 0 && { picture_ids: pictures.map(({ file_id }) => file_id) }),
      })}
      title={t`Decline refund`}
      note={<Trans>The shopper sees the reason, and the order continues as normal.</Trans>}
      confirm={<Trans>Decline</Trans>}
      after={() => toast.success(t`Refund declined`)}
      onClose={onClose}
    >
      <RefusalPictures user_id={shopper.user_id} value={pictures} onChange={setPictures} />
    </ReasonDialog>
  )
}

/** Dialog that approves the refund, and asks for the return address if goods are returned. */
function AgreeDialog({ refund, onClose }: DialogProps) {
  const { t } = useLingui()
  const returns = refund.type === 'return_and_refund'
  const form = useForm({
    call: 'POST /api/admin/refund/agree',
    start: { return_address: refund.shop_return_address ?? '' },
    rules: ({ return_address }, i18n) =>
      returns && return_address.trim() === '' ? { return_address: translate(i18n)`Enter the return address` } : {},
    inputOf: ({ return_address }) => ({ refund_id: refund.refund_id, ...(returns && { return_address }) }),
    after: ({ state, outcome }) => {
      if (outcome === 'proposed') toast.success(t`Sent to a second approver`)
      else toast.success(state === 'executed' ? t`Refund issued` : t`Refund approved`)
    },
    leave: onClose,
  })
  const amount = moneyText(sumOf(refund))
  const isProposed = proposes(refund)
  return (
    <FormDialog
      form={form}
      title={isProposed ? t`Request approval of ${amount}` : t`Approve ${amount}`}
      send={isProposed ? <Trans>Request approval</Trans> : <Trans>Approve</Trans>}
      onClose={onClose}
    >
      {returns ? (
        <Textarea
          label={t`Return address`}
          autosize
          minRows={2}
          maxLength={RETURN_ADDRESS_LIMIT}
          data-autofocus
          {...form.field('return_address')}
        />
      ) : isProposed ? (
        <SecondOperatorNote alone={refund.alone} cents={sumOf(refund)}>
          <Trans>The refund goes out once a second operator approves.</Trans>
        </SecondOperatorNote>
      ) : (
        <Trans>The refund goes out right away.</Trans>
      )}
    </FormDialog>
  )
}

/** The minimum amount: the deduction that is returned with the goods; 0 if there is none. The server refuses less. */
const leastOf = ({ deducted_discount_cents, deducted_freight_cents }: Refund) =>
  Math.max(0, -deducted_discount_cents - deducted_freight_cents)

/** Dialog that pays the approved amount, or a lower amount with a reason. */
function ExecuteDialog({ refund, onClose }: DialogProps) {
  const { t } = useLingui()
  const full_cents = amountOf(refund)
  const full = moneyText(full_cents)
  const least_cents = leastOf(refund)
  const least = moneyText(least_cents)
  const lessOf = (input: string) => {
    const amount_cents = parseMoney(input)
    return amount_cents === null || amount_cents === full_cents ? undefined : amount_cents
  }
  const form = useForm({
    call: 'POST /api/admin/refund/execute',
    start: { amount_cents: '', reason: '' },
    rules: ({ amount_cents, reason }, i18n) => {
      const fault = amountFault(amount_cents, i18n)
      if (fault) return { amount_cents: fault }
      const less = lessOf(amount_cents)
      if (less === undefined) return {}
      return {
        ...((less <= 0 || less > full_cents) && { amount_cents: translate(i18n)`Maximum ${full}` }),
        ...(less > 0 && less < least_cents && { amount_cents: translate(i18n)`At least ${least}` }),
        ...(reason.trim() === '' && { reason: translate(i18n)`Enter why it’s less` }),
      }
    },
    inputOf: ({ amount_cents, reason }) => {
      const less = lessOf(amount_cents)
      return {
        refund_id: refund.refund_id,
        ...(less !== undefined && { less: { amount_cents: less as ReturnType<typeof cents>, reason } }), // checked above
      }
    },
    after: ({ outcome }) => toast.success(outcome === 'proposed' ? t`Sent to a second approver` : t`Refund issued`),
    leave: onClose,
  })
  const amount_cents = lessOf(form.draft.amount_cents) ?? full_cents
  // A lower amount returns its share of the taxes.
  const tax_cents = Math.floor((refund.tax_cents * amount_cents) / full_cents)
  const taxes = moneyText(tax_cents)
  const isProposed = needsSecondOperator(refund.alone, amount_cents + tax_cents)
  return (
    <FormDialog
      form={form}
      title={isProposed ? t`Request refund approval` : t`Issue refund`}
      send={isProposed ? <Trans>Request approval</Trans> : <Trans>Issue refund</Trans>}
      onClose={onClose}
    >
      <SecondOperatorNote alone={refund.alone} cents={amount_cents + tax_cents}>
        <Trans>The refund goes out once a second operator approves.</Trans>
      </SecondOperatorNote>
      {tax_cents > 0 && <Trans>The shopper also gets {taxes} in taxes and duties back.</Trans>}
      <TextInput
        label={t`Amount in dollars`}
        description={
          least_cents > 0
            ? t`Leave empty for the full ${full}. At least ${least}, because an earlier deduction is refunded with these items.`
            : t`Leave empty for the full ${full}`
        }
        inputMode="decimal"
        data-autofocus
        {...form.field('amount_cents')}
      />
      <TextInput
        label={t`Reason for the lower amount`}
        description={t`The shopper will see this`}
        maxLength={300}
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
