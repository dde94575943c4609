import { Trans } from '@lingui/react/macro'
import { Alert } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'

type Proposal = ReplyTo<'GET /api/admin/proposal/detail'>

/** If the proposal cannot be approved now, explains why. */
export function ProposalHint({ proposal: { state, has_moved, cannot_agree, has_second } }: { proposal: Proposal }) {
  if (state !== 'open') return null
  const text = has_moved ? (
    <Trans>Something this request depends on has changed, so it can’t be approved.</Trans>
  ) : cannot_agree === 'too_new' ? (
    <Trans>You’ve had this role for less than a day. Someone else can approve this, or you can later.</Trans>
  ) : cannot_agree === 'proposer_too_new' ? (
    <Trans>The requester has had this role for less than a day. You can approve the request later.</Trans>
  ) : !has_second ? (
    <Trans>
      No second approver yet. Operators can approve once they’ve had the role for a day and set their own password.
    </Trans>
  ) : cannot_agree === 'own' ? (
    <Trans>This is your own request, so someone else must approve it.</Trans>
  ) : cannot_agree === 'held' ? (
    <Trans>Payouts to this shopper are on hold. You can approve this once the hold ends.</Trans>
  ) : undefined
  return (
    text && (
      <Alert color="yellow" variant="light">
        {text}
      </Alert>
    )
  )
}
