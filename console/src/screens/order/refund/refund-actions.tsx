import { t as word } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Textarea, TextInput } from '@mantine/core'
import type { cents } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import { RETURN_ADDRESS_LIMIT } from '@sampan/contract/rules'
import { parseMoney } from '@sampan/contract/typed-money'
import { useState } from 'react'
import type { ReplyTo } from '../../../api/reads.ts'
import { needsSecondOperator, SecondOperatorNote } from '../../../features/operator/second-operator-note.tsx'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { ReasonDialog } from '../../../forms/reason-dialog.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { KeyHint } from '../../../ui/keys/key-hint.tsx'
import { useKeys } from '../../../ui/keys/keys.ts'
import { toast } from '../../../ui/layer/toast.ts'
import { RefusalPictures, type SentPicture } from './refusal-pictures.tsx'

type Refund = ReplyTo<'GET /api/admin/refund/detail'>
type Dialog = 'agree' | 'refuse' | 'execute'

/** The actions that a refund's state allows. */
function actionsOf({ state, proposal }: Refund): Dialog[] {
  const isAgreed = state === 'agreed' || state === 'returning'
  if (state !== 'applied' && !isAgreed) return []
  if (proposal) return ['refuse']
  return [isAgreed ? 'execute' : 'agree', 'refuse']
}

/**
 * Whether the operator can only propose the refund. Agreeing to a return needs no proposal, because it pays nothing
 * yet.
 */
const proposes = ({ state, type, alone, amount_cents }: Refund) =>
  !(state === 'applied' && type === 'return_and_refund') && needsSecondOperator(alone, amount_cents)

export function RefundActions({ refund }: { refund: Refund }) {
  const { t } = useLingui()
  const [dialog, setDialog] = useState<Dialog>()
  const actions = actionsOf(refund)
  const first = actions[0]
  const isProposed = proposes(refund)
  const agree = isProposed ? t`Propose the refund` : t`Agree to the refund`
  const execute = isProposed ? t`Propose the refund` : t`Give the money back`
  useKeys({
    ...(first === 'agree' && { p: { label: agree, run: () => setDialog('agree') } }),
    ...(first === 'execute' && { p: { label: execute, run: () => setDialog('execute') } }),
    ...(first && { r: { label: t`Refuse the refund`, run: () => setDialog('refuse') } }),
  })
  if (actions.length === 0) return null
  const words: Record<Dialog, string> = {
    agree: isProposed ? agree : t`Agree`,
    refuse: refund.proposal ? t`Refuse the refund` : t`Refuse`,
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
          {words[action]}
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
      sent={(reason) => ({
        refund_id,
        reason,
        ...(pictures.length > 0 && { picture_ids: pictures.map(({ file_id }) => file_id) }),
      })}
      title={t`Refuse the refund`}
      note={<Trans>The shopper reads the reason, and the order goes on as before.</Trans>}
      confirm={<Trans>Refuse</Trans>}
      after={() => toast.success(t`The refund is refused`)}
      onClose={onClose}
    >
      <RefusalPictures user_id={shopper.user_id} value={pictures} onChange={setPictures} />
    </ReasonDialog>
  )
}

/** Dialog that agrees to the refund, and asks for the return address if goods are returned. */
function AgreeDialog({ refund, onClose }: DialogProps) {
  const { t } = useLingui()
  const returns = refund.type === 'return_and_refund'
  const form = useForm({
    call: 'POST /api/admin/refund/agree',
    start: { return_address: refund.shop_return_address ?? '' },
    rules: ({ return_address }, i18n) =>
      returns && return_address.trim() === '' ? { return_address: word(i18n)`Say where the goods go` } : {},
    sent: ({ return_address }) => ({ refund_id: refund.refund_id, ...(returns && { return_address }) }),
    after: ({ state, outcome }) => {
      if (outcome === 'proposed') toast.success(t`Proposed: another operator has to agree`)
      else toast.success(state === 'executed' ? t`The money is given back` : t`The refund is agreed`)
    },
    leave: onClose,
  })
  const amount = moneyText(refund.amount_cents)
  const isProposed = proposes(refund)
  return (
    <FormDialog
      form={form}
      title={isProposed ? t`Propose to give back ${amount}` : t`Agree to ${amount}`}
      send={isProposed ? <Trans>Propose</Trans> : <Trans>Agree</Trans>}
      onClose={onClose}
    >
      {returns ? (
        <Textarea
          label={t`Goods go back to`}
          autosize
          minRows={2}
          maxLength={RETURN_ADDRESS_LIMIT}
          data-autofocus
          {...form.field('return_address')}
        />
      ) : isProposed ? (
        <SecondOperatorNote alone={refund.alone} cents={refund.amount_cents}>
          <Trans>The money goes back once another operator agrees.</Trans>
        </SecondOperatorNote>
      ) : (
        <Trans>The money goes back at once.</Trans>
      )}
    </FormDialog>
  )
}

/** The minimum amount: the deduction that is returned with the goods; 0 if there is none. The server refuses less. */
const leastOf = ({ deducted_discount_cents, deducted_freight_cents }: Refund) =>
  Math.max(0, -deducted_discount_cents - deducted_freight_cents)

/** Dialog that pays the agreed amount, or a lower amount with a reason. */
function ExecuteDialog({ refund, onClose }: DialogProps) {
  const { t } = useLingui()
  const agreed = moneyText(refund.amount_cents)
  const least_cents = leastOf(refund)
  const least = moneyText(least_cents)
  const lessOf = (typed: string) => {
    const amount_cents = parseMoney(typed)
    return amount_cents === null || amount_cents === refund.amount_cents ? undefined : amount_cents
  }
  const form = useForm({
    call: 'POST /api/admin/refund/execute',
    start: { amount_cents: '', reason: '' },
    rules: ({ amount_cents, reason }, i18n) => {
      const less = lessOf(amount_cents)
      if (less === undefined) return {}
      return {
        ...((less <= 0 || less > refund.amount_cents) && { amount_cents: word(i18n)`At most ${agreed}` }),
        ...(less > 0 && less < least_cents && { amount_cents: word(i18n)`At least ${least}` }),
        ...(reason.trim() === '' && { reason: word(i18n)`Say why it is less` }),
      }
    },
    sent: ({ amount_cents, reason }) => {
      const less = lessOf(amount_cents)
      return {
        refund_id: refund.refund_id,
        ...(less !== undefined && { less: { amount_cents: less as ReturnType<typeof cents>, reason } }), // checked above
      }
    },
    after: ({ outcome }) =>
      toast.success(outcome === 'proposed' ? t`Proposed: another operator has to agree` : t`The money is given back`),
    leave: onClose,
  })
  const amount_cents = lessOf(form.draft.amount_cents) ?? refund.amount_cents
  const isProposed = needsSecondOperator(refund.alone, amount_cents)
  return (
    <FormDialog
      form={form}
      title={isProposed ? t`Propose the refund` : t`Give the money back`}
      send={isProposed ? <Trans>Propose</Trans> : <Trans>Give the money back</Trans>}
      onClose={onClose}
    >
      <SecondOperatorNote alone={refund.alone} cents={amount_cents}>
        <Trans>The money goes back once another operator agrees.</Trans>
      </SecondOperatorNote>
      <TextInput
        label={t`Amount in dollars`}
        description={
          least_cents > 0
            ? t`Empty for all of ${agreed}. At least ${least}: an earlier deduction comes back with these goods`
            : t`Empty for all of ${agreed}`
        }
        inputMode="decimal"
        data-autofocus
        {...form.field('amount_cents')}
      />
      <TextInput
        label={t`Why it is less`}
        description={t`The shopper reads it`}
        maxLength={300}
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
