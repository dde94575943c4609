import { Trans, useLingui } from '@lingui/react/macro'
import type { ReplyTo } from '@sampan/front/calls'
import { useRead } from '@sampan/front/use-read'
import { OPEN_ROW_MS } from '../../../api/desk-client.ts'
import { categoryNames } from '../../../features/catalogue/category-names.tsx'
import { ProposalActions } from '../../../features/operator/proposal-actions.tsx'
import { ProposalChanges } from '../../../features/operator/proposal-changes.tsx'
import { ProposalHint } from '../../../features/operator/proposal-hint.tsx'
import { kindText } from '../../../features/operator/proposal-text.ts'
import { Link } from '../../../navigation/link.tsx'
import { DetailPane } from '../../../ui/layout/detail-pane.tsx'
import { Fact, Facts, Part } from '../../../ui/layout/facts.tsx'
import { MomentText } from '../../../ui/time/moment-text.tsx'
import { ProposalStateBadge } from './proposal-state.tsx'
import { proposalUrl, subjectOf } from './proposal-subject.ts'
import css from './proposals.module.css'

type Proposal = ReplyTo<'GET /api/admin/proposal/detail'>

export function ProposalPane({ proposal_id, onClose }: { proposal_id: string; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const query = useRead('GET /api/admin/proposal/detail', { proposal_id }, { every_ms: OPEN_ROW_MS })
  const proposal = query.data
  return (
    <DetailPane
      title={proposal ? kindText(proposal.kind, i18n) : t`Request`}
      mark={proposal && <ProposalStateBadge state={proposal.state} />}
      actions={proposal && <ProposalActions proposal={proposal} categoryNames={categoryNames} />}
      onClose={onClose}
      query={query}
    >
      {proposal && <ProposalParts proposal={proposal} />}
    </DetailPane>
  )
}

function ProposalParts({ proposal }: { proposal: Proposal }) {
  const { i18n } = useLingui()
  const { state, why, outdated_because } = proposal
  return (
    <div className={css.parts}>
      <ProposalHint proposal={proposal} />
      <Facts>
        <Fact name={<Trans>Related to</Trans>}>
          <Link to={proposalUrl(proposal)}>{subjectOf(proposal, i18n)}</Link>
        </Fact>
        <Fact name={<Trans>Requested by</Trans>}>{proposal.proposed_by}</Fact>
        <Fact name={<Trans>Requested</Trans>}>
          <MomentText at={proposal.proposed_at} />
        </Fact>
        {proposal.reason && <Fact name={<Trans>Reason</Trans>}>{proposal.reason}</Fact>}
        {state === 'open' && (
          <Fact name={<Trans>Expires</Trans>}>
            <MomentText at={proposal.expires_at} />
          </Fact>
        )}
        {outdated_because && (
          <Fact name={<Trans>Why it’s out of date</Trans>}>
            {outdated_because === 'moved' ? (
              <Trans>Something it depends on has changed</Trans>
            ) : (
              <Trans>The requester no longer has permission</Trans>
            )}
          </Fact>
        )}
        {proposal.decided_by && <Fact name={<DeciderLabel state={state} />}>{proposal.decided_by}</Fact>}
        {proposal.decided_at && (
          <Fact name={state === 'outdated' ? <Trans>Ended</Trans> : <Trans>Decided</Trans>}>
            <MomentText at={proposal.decided_at} />
          </Fact>
        )}
        {why && (
          <Fact name={state === 'refused' ? <Trans>Reason for declining</Trans> : <Trans>Note</Trans>}>{why}</Fact>
        )}
      </Facts>
      <Part title={<Trans>Requested changes</Trans>}>
        <ProposalChanges
          changes={proposal.changes}
          account_number={proposal.account_number}
          categoryNames={categoryNames}
        />
      </Part>
    </div>
  )
}

function DeciderLabel({ state }: Pick<Proposal, 'state'>) {
  if (state === 'withdrawn') return <Trans>Cancelled by</Trans>
  if (state === 'outdated') return <Trans>Closed by a change from</Trans>
  return state === 'refused' ? <Trans>Declined by</Trans> : <Trans>Approved by</Trans>
}
