import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { WaitingProposal } from '@sampan/contract'
import type { ReplyTo } from '@sampan/front/calls'
import { useState } from 'react'
import { needsSecondOperator } from '../../../features/operator/second-operator-note.tsx'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { FormFooter } from '../../../forms/form-footer.tsx'
import { ReasonDialog } from '../../../forms/reason-dialog.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { KeyHint } from '../../../ui/keys/key-hint.tsx'
import { useKeys } from '../../../ui/keys/keys.ts'
import { toast } from '../../../ui/layer/toast.ts'
import { ReasonChoice } from '../reason-choice.tsx'
import { requestCents } from './card-parts.tsx'
import { isHeld } from './payout-hold.tsx'

type Withdrawal = ReplyTo<'GET /api/admin/extract/detail'>
type ActionsProps = { withdrawal: Withdrawal; isPaused: boolean; onDone: () => void }

/** The actions that the state of a withdrawal allows. Afterwards the next withdrawal opens. */
export function WithdrawalActions(props: ActionsProps) {
  const { status, payout_state, draw_type } = props.withdrawal
  if (status === 0) return <AuditActions {...props} />
  // The provider reports the outcome of a refund. It can only be stopped before the provider is asked.
  if (draw_type === 'card' && payout_state !== 'queued') return null
  if (payout_state === 'queued' || payout_state === 'sent') return <PayoutActions {...props} />
  return null
}

function AuditActions({ withdrawal, isPaused, onDone }: ActionsProps) {
  const { t } = useLingui()
  const [isRefusing, setRefusing] = useState(false)
  const { extract_id, alone, proposals, ready_reasons } = withdrawal
  const proposes = needsSecondOperator(alone, requestCents(withdrawal))
  const form = useForm({
    call: 'POST /api/admin/extract/audit',
    start: {},
    inputOf: () => ({ extract_id, status: 1 as const }),
    after: ({ outcome }) =>
      toast.success(outcome === 'proposed' ? t`Sent to a second approver` : t`Withdrawal approved. Payout queued.`),
    leave: onDone,
  })
  const mayPass = !isHeld(withdrawal) && proposals.length === 0
  useKeys({
    ...(mayPass &&
      !isPaused && {
        p: {
          label: proposes ? t`Request withdrawal approval` : t`Approve withdrawal`,
          run: () => form.props.ref.current?.requestSubmit(),
        },
      }),
    ...(!isPaused && { r: { label: t`Decline withdrawal`, run: () => setRefusing(true) } }),
  })
  return (
    <>
      {mayPass && (
        <form {...form.props}>
          <FormFooter
            form={form}
            send={proposes ? <Trans>Request approval</Trans> : <Trans>Approve</Trans>}
            sendKey="p"
            isDisabled={isPaused}
          />
        </form>
      )}
      <Button variant="default" disabled={isPaused} rightSection={<KeyHint of="r" />} onClick={() => setRefusing(true)}>
        <Trans>Decline…</Trans>
      </Button>
      {isRefusing && (
        <ReasonChoice
          call="POST /api/admin/extract/audit"
          inputOf={(reason) => ({ extract_id, status: 2 as const, reason })}
          ready={ready_reasons}
          title={t`Decline withdrawal`}
          note={<Trans>The money goes back to the balance, and the shopper sees the reason.</Trans>}
          confirm={<Trans>Decline</Trans>}
          after={() => {
            toast.success(t`Withdrawal declined`)
            onDone()
          }}
          onClose={() => setRefusing(false)}
        />
      )}
    </>
  )
}

function PayoutActions({ withdrawal, isPaused, onDone }: ActionsProps) {
  const { t } = useLingui()
  const [dialog, setDialog] = useState<'paid' | 'failed' | 'again'>()
  const { extract_id, draw_type, payout_state, ready_reasons, proposals } = withdrawal
  const isSent = payout_state === 'sent'
  const isProposed = (kind: WaitingProposal['kind']) => proposals.some((proposal) => proposal.kind === kind)
  const close = () => setDialog(undefined)
  // A payment that the bank has made is recorded even if a hold applies.
  const mayBePaid = draw_type !== 'card' && (isSent || !isHeld(withdrawal))
  useKeys(mayBePaid && !isPaused ? { p: { label: t`Mark as paid`, run: () => setDialog('paid') } } : {})
  return (
    <>
      {mayBePaid && (
        <Button disabled={isPaused} rightSection={<KeyHint of="p" />} onClick={() => setDialog('paid')}>
          <Trans>Mark as paid…</Trans>
        </Button>
      )}
      {!isProposed('payout_failed') && (
        <Button variant="default" disabled={isPaused} onClick={() => setDialog('failed')}>
          {isSent ? <Trans>Request to mark as failed…</Trans> : <Trans>Mark as failed…</Trans>}
        </Button>
      )}
      {isSent && !isProposed('payout_requeue') && (
        <Button variant="default" disabled={isPaused} onClick={() => setDialog('again')}>
          <Trans>Request to resend…</Trans>
        </Button>
      )}
      {dialog === 'again' && (
        <ReasonDialog
          call="POST /api/admin/extract/requeue"
          inputOf={(reason) => ({ extract_id, reason })}
          title={t`Resend a payout`}
          note={
            <>
              <CheckFirst draw_type={draw_type} />{' '}
              <Trans>The payout goes back to the queue once a second operator approves.</Trans>
            </>
          }
          confirm={<Trans>Request approval</Trans>}
          after={() => toast.success(t`Sent to a second approver`)}
          onClose={close}
        />
      )}
      {dialog === 'paid' && <PaidDialog withdrawal={withdrawal} onPaid={onDone} onClose={close} />}
      {dialog === 'failed' && (
        <ReasonChoice
          call="POST /api/admin/extract/payout"
          inputOf={(reason) => ({ extract_id, payout_state: 'failed' as const, reason })}
          ready={ready_reasons}
          title={t`Mark payout as failed`}
          note={
            <>
              <CheckFirst draw_type={draw_type} />{' '}
              {isSent ? (
                <Trans>
                  The money goes back to the balance once a second operator approves. The shopper sees the reason.
                </Trans>
              ) : (
                <Trans>The money goes back to the balance, and the shopper sees the reason.</Trans>
              )}
            </>
          }
          confirm={isSent ? <Trans>Request approval</Trans> : <Trans>Mark as failed</Trans>}
          after={({ outcome }) => {
            toast.success(outcome === 'proposed' ? t`Sent to a second approver` : t`Money returned to the balance`)
            onDone()
          }}
          onClose={close}
        />
      )}
    </>
  )
}

/** Money that is returned or sent again must not arrive from the first attempt as well. */
function CheckFirst({ draw_type }: Pick<Withdrawal, 'draw_type'>) {
  if (draw_type === 'card') return <Trans>The provider isn’t asked for the refund then.</Trans>
  if (draw_type === 'bank') return <Trans>Check with the bank first that it didn’t pay.</Trans>
  return (
    <Trans>
      First check that no transaction pays it. A signed transaction can still be sent, and one that’s pending on the
      network can still go through.
    </Trans>
  )
}

const REFERENCE_LIMIT = 120

type PaidDialogProps = { withdrawal: Withdrawal; onPaid: () => void; onClose: () => void }

/** The proof of a payout: the bank's reference, or the transaction. */
function PaidDialog({ withdrawal: { extract_id, draw_type, is_verified }, onPaid, onClose }: PaidDialogProps) {
  const { t } = useLingui()
  const form = useForm({
    call: 'POST /api/admin/extract/payout',
    start: { reference: '' },
    rules: ({ reference }, i18n) => ({
      ...(reference.trim() === '' && { reference: translate(i18n)`Enter the reference` }),
    }),
    inputOf: ({ reference }) => ({ extract_id, payout_state: 'done' as const, reference: reference.trim() }),
    after: ({ outcome }) => {
      if (outcome === 'checking') return toast.success(t`We’re checking the payment`)
      toast.success(t`Withdrawal paid out`)
      onPaid()
    },
    leave: onClose,
  })
  return (
    <FormDialog form={form} title={t`Mark as paid`} send={<Trans>Confirm</Trans>} onClose={onClose}>
      <TextInput
        label={draw_type === 'bank' ? t`Bank reference` : t`Transaction`}
        description={
          is_verified
            ? t`We read it from both nodes, and close the withdrawal once token, address and amount match in a final block.`
            : t`Helps the shopper find the transfer`
        }
        maxLength={REFERENCE_LIMIT}
        autoComplete="off"
        data-autofocus
        {...form.field('reference')}
      />
    </FormDialog>
  )
}
