import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { useState } from 'react'
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx'
import { ReasonDialog } from '../../forms/reason-dialog.tsx'
import { KeyHint } from '../../ui/keys/key-hint.tsx'
import { useKeys } from '../../ui/keys/keys.ts'
import { toast } from '../../ui/layer/toast.ts'
import { type CategoryNames, ProposalChanges } from './proposal-changes.tsx'
import { kindText } from './proposal-text.ts'

type Proposal = ReplyTo<'GET /api/admin/proposal/detail'>
type Action = 'agree' | 'refuse' | 'withdraw'

function actionsOf({ may_refuse, may_withdraw, cannot_agree, has_moved }: Proposal): Action[] {
  return [
    ...(may_refuse && cannot_agree === null && !has_moved ? (['agree'] as const) : []),
    ...(may_refuse ? (['refuse'] as const) : []),
    ...(may_withdraw ? (['withdraw'] as const) : []),
  ]
}

type ActionsProps = {
  proposal: Proposal
  categoryNames: CategoryNames
  /** True on the screen of the object concerned, which has its own buttons and shortcuts. */
  isEmbedded?: boolean
  /** Called after approval. If set, a shortcut key approves. */
  onDone?: () => void
}

export function ProposalActions({ proposal, categoryNames, isEmbedded = false, onDone }: ActionsProps) {
  const { t, i18n } = useLingui()
  const [dialog, setDialog] = useState<Action>()
  const actions = actionsOf(proposal)
  const isKeyed = onDone !== undefined && actions.includes('agree')
  useKeys(isKeyed ? { p: { label: t`Approve request`, run: () => setDialog('agree') } } : {})
  if (actions.length === 0) return null
  const { proposal_id } = proposal
  const labels: Record<Action, string> = {
    agree: t`Approve`,
    refuse: isEmbedded ? t`Decline request` : t`Decline`,
    withdraw: t`Cancel request`,
  }
  const onClose = () => setDialog(undefined)
  return (
    <>
      {actions.map((action) => (
        <Button
          key={action}
          variant={action === 'agree' ? 'filled' : 'default'}
          rightSection={isKeyed && action === 'agree' && <KeyHint of="p" />}
          onClick={() => setDialog(action)}
        >
          {labels[action]}
        </Button>
      ))}
      {dialog === 'agree' && (
        <ConfirmDialog
          call="POST /api/admin/proposal/decide"
          input={{ proposal_id, agrees: true }}
          title={kindText(proposal.kind, i18n)}
          note={
            <ProposalChanges
              changes={proposal.changes}
              account_number={proposal.account_number}
              categoryNames={categoryNames}
            />
          }
          confirm={<Trans>Approve and apply</Trans>}
          after={() => {
            toast.success(t`Request approved`)
            onDone?.()
          }}
          onClose={onClose}
        />
      )}
      {dialog === 'refuse' && (
        <ReasonDialog
          call="POST /api/admin/proposal/decide"
          inputOf={(why) => ({ proposal_id, agrees: false, why })}
          title={t`Decline request`}
          note={<Trans>The requester will see the reason. Nothing changes.</Trans>}
          confirm={<Trans>Decline</Trans>}
          after={() => toast.success(t`Request declined`)}
          onClose={onClose}
        />
      )}
      {dialog === 'withdraw' && (
        <ConfirmDialog
          call="POST /api/admin/proposal/withdraw"
          input={{ proposal_id }}
          title={t`Cancel this request?`}
          note={<Trans>Nothing will change.</Trans>}
          confirm={<Trans>Cancel request</Trans>}
          after={() => toast.success(t`Request cancelled`)}
          onClose={onClose}
        />
      )}
    </>
  )
}
