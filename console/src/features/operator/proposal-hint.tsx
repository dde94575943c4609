import { Trans } from '@lingui/react/macro'
import { Alert } from '@mantine/core'
import type { ReplyTo } from '../../api/reads.ts'

type Proposal = ReplyTo<'GET /api/admin/proposal/detail'>

/** If the proposal cannot be approved now, explains why. */
export function ProposalHint({ proposal: { state, has_moved, cannot_agree, has_second } }: { proposal: Proposal }) {
  if (state !== 'open') return null
  const text = has_moved ? (
    <Trans>What this concerns has changed since, so it can’t be carried out.</Trans>
  ) : cannot_agree === 'too_new' ? (
    <Trans>You have had this right for less than a day: another person has to agree, or you later.</Trans>
  ) : cannot_agree === 'proposer_too_new' ? (
    <Trans>Who proposed this has had the right for less than a day: it can be agreed to later.</Trans>
  ) : !has_second ? (
    <Trans>Nobody else can agree yet. An operator counts after a day with the right and a password of their own.</Trans>
  ) : cannot_agree === 'own' ? (
    <Trans>This is your proposal: another person decides.</Trans>
  ) : cannot_agree === 'held' ? (
    <Trans>Payouts to this shopper are held. It can be agreed to once the hold ends.</Trans>
  ) : undefined
  return (
    text && (
      <Alert color="yellow" variant="light">
        {text}
      </Alert>
    )
  )
}
