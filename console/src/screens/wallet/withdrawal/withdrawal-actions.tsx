import { t as word } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import type { WaitingProposal } from '@sampan/contract'
import { useState } from 'react'
import type { ReplyTo } from '../../../api/reads.ts'
import { needsSecondOperator } from '../../../features/operator/second-operator-note.tsx'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { FormFooter } from '../../../forms/form-footer.tsx'
import { ReasonDialog } from '../../../forms/reason-dialog.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { KeyHint } from '../../../ui/keys/key-hint.tsx'
import { useKeys } from '../../../ui/keys/keys.ts'
import { toast } from '../../../ui/layer/toast.ts'
import { ReasonChoice } from '../reason-choice.tsx'
import { isHeld } from './payout-hold.tsx'

type Withdrawal = ReplyTo<'GET /api/admin/extract/detail'>
type ActionsProps = { withdrawal: Withdrawal; isPaused: boolean; onDone: () => void }

/** The actions that the state of a withdrawal allows. Afterwards the next withdrawal opens. */
export function WithdrawalActions(props: ActionsProps) {
  const { status, payout_state } = props.withdrawal
  if (status === 0) return <AuditActions {...props} />
  if (payout_state === 'queued' || payout_state === 'sent') return <PayoutActions {...props} />
  return null
}

function AuditActions({ withdrawal, isPaused, onDone }: ActionsProps) {
  const { t } = useLingui()
  const [isRefusing, setRefusing] = useState(false)
  const { extract_id, amount_cents, alone, proposals, ready_reasons } = withdrawal
  const proposes = needsSecondOperator(alone, amount_cents)
  const form = useForm({
    call: 'POST /api/admin/extract/audit',
    start: {},
    sent: () => ({ extract_id, status: 1 as const }),
    after: ({ outcome }) =>
      toast.success(
        outcome === 'proposed'
          ? t`Proposed: another operator has to agree`
          : t`The withdrawal is passed: its payout is queued`,
      ),
    leave: onDone,
  })
  const mayPass = !isHeld(withdrawal) && proposals.length === 0
  useKeys({
    ...(mayPass &&
      !isPaused && {
        p: {
          label: proposes ? t`Propose to pass the withdrawal` : t`Pass the withdrawal`,
          run: () => form.props.ref.current?.requestSubmit(),
        },
      }),
    ...(!isPaused && { r: { label: t`Refuse the withdrawal`, run: () => setRefusing(true) } }),
  })
  return (
    <>
      {mayPass && (
        <form {...form.props}>
          <FormFooter
            form={form}
            send={proposes ? <Trans>Propose to pass it</Trans> : <Trans>Pass</Trans>}
            sendKey="p"
            isDisabled={isPaused}
          />
        </form>
      )}
      <Button variant="default" disabled={isPaused} rightSection={<KeyHint of="r" />} onClick={() => setRefusing(true)}>
        <Trans>Refuse…</Trans>
      </Button>
      {isRefusing && (
        <ReasonChoice
          call="POST /api/admin/extract/audit"
          sent={(reason) => ({ extract_id, status: 2 as const, reason })}
          ready={ready_reasons}
          title={t`Refuse the withdrawal`}
          note={<Trans>The money goes back to the balance. The shopper reads the reason.</Trans>}
          confirm={<Trans>Refuse</Trans>}
          after={() => {
            toast.success(t`The withdrawal is refused`)
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
  const { extract_id, payout_state, ready_reasons, proposals } = withdrawal
  const isSent = payout_state === 'sent'
  const isProposed = (kind: WaitingProposal['kind']) => proposals.some((proposal) => proposal.kind === kind)
  const close = () => setDialog(undefined)
  // A payment that the bank has made is recorded even if a hold applies.
  const mayBePaid = isSent || !isHeld(withdrawal)
  useKeys(mayBePaid && !isPaused ? { p: { label: t`Enter that it was paid out`, run: () => setDialog('paid') } } : {})
  return (
    <>
      {mayBePaid && (
        <Button disabled={isPaused} rightSection={<KeyHint of="p" />} onClick={() => setDialog('paid')}>
          <Trans>It was paid out…</Trans>
        </Button>
      )}
      {!isProposed('payout_failed') && (
        <Button variant="default" disabled={isPaused} onClick={() => setDialog('failed')}>
          {isSent ? <Trans>Propose that it failed…</Trans> : <Trans>It failed…</Trans>}
        </Button>
      )}
      {isSent && !isProposed('payout_requeue') && (
        <Button variant="default" disabled={isPaused} onClick={() => setDialog('again')}>
          <Trans>Propose to send it again…</Trans>
        </Button>
      )}
      {dialog === 'again' && (
        <ReasonDialog
          call="POST /api/admin/extract/requeue"
          sent={(reason) => ({ extract_id, reason })}
          title={t`Send a payout again`}
          note={
            <Trans>
              Check with the bank first that it did not pay. It is queued again once another operator agrees.
            </Trans>
          }
          confirm={<Trans>Propose</Trans>}
          after={() => toast.success(t`Proposed: another operator has to agree`)}
          onClose={close}
        />
      )}
      {dialog === 'paid' && <PaidDialog withdrawal={withdrawal} onPaid={onDone} onClose={close} />}
      {dialog === 'failed' && (
        <ReasonChoice
          call="POST /api/admin/extract/payout"
          sent={(reason) => ({ extract_id, payout_state: 'failed' as const, reason })}
          ready={ready_reasons}
          title={t`The payout failed for good`}
          note={
            isSent ? (
              <Trans>
                Check with the bank first that it did not pay. The money goes back to the balance once another operator
                agrees. The shopper reads the reason.
              </Trans>
            ) : (
              <Trans>
                The money goes back to the balance. Check with the bank first that it did not pay. The shopper reads the
                reason.
              </Trans>
            )
          }
          confirm={isSent ? <Trans>Propose</Trans> : <Trans>It failed</Trans>}
          after={({ outcome }) => {
            toast.success(
              outcome === 'proposed' ? t`Proposed: another operator has to agree` : t`The money is back in the balance`,
            )
            onDone()
          }}
          onClose={close}
        />
      )}
    </>
  )
}

const REFERENCE_LIMIT = 120

type PaidDialogProps = { withdrawal: Withdrawal; onPaid: () => void; onClose: () => void }

/** The proof of a payout: the bank's reference, or the transaction. */
function PaidDialog({ withdrawal: { extract_id, draw_type }, onPaid, onClose }: PaidDialogProps) {
  const { t } = useLingui()
  const form = useForm({
    call: 'POST /api/admin/extract/payout',
    start: { reference: '' },
    rules: ({ reference }, i18n) => ({
      ...(reference.trim() === '' && { reference: word(i18n)`Enter the reference` }),
    }),
    sent: ({ reference }) => ({ extract_id, payout_state: 'done' as const, reference: reference.trim() }),
    after: () => {
      toast.success(t`The withdrawal is paid out`)
      onPaid()
    },
    leave: onClose,
  })
  return (
    <FormDialog form={form} title={t`It was paid out`} send={<Trans>Confirm</Trans>} onClose={onClose}>
      <TextInput
        label={draw_type === 'bank' ? t`Reference of the bank` : t`Transaction`}
        description={t`The shopper finds the transfer by it`}
        maxLength={REFERENCE_LIMIT}
        autoComplete="off"
        data-autofocus
        {...form.field('reference')}
      />
    </FormDialog>
  )
}
