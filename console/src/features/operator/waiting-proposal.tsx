import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { WaitingProposal as Waiting } from '@sampan/contract'
import { useRead } from '@sampan/front/use-read'
import { OPEN_ROW_MS } from '../../api/desk-client.ts'
import { Link } from '../../navigation/link.tsx'
import { MomentText } from '../../ui/time/moment-text.tsx'
import css from './proposal.module.css'
import { ProposalActions } from './proposal-actions.tsx'
import { type CategoryNames, ProposedField, ProposedValue } from './proposal-changes.tsx'
import { ProposalHint } from './proposal-hint.tsx'
import { kindText } from './proposal-text.ts'

type WaitingProps = {
  proposal: Waiting
  /** Required if the proposal may change categories. */
  categoryNames?: CategoryNames
  /** Called after approval. */
  onDone?: () => void
}

const joinIds: CategoryNames = (ids) => ids.join(', ')

/** A pending proposal on the pane of the object concerned. Operators who may decide it can do so here. */
export function WaitingProposal({ proposal, categoryNames = joinIds, onDone }: WaitingProps) {
  const { i18n } = useLingui()
  return (
    <section className={css.waiting} aria-label={kindText(proposal.kind, i18n)}>
      <strong>{kindText(proposal.kind, i18n)}</strong>
      <WaitingChanges proposal={proposal} categoryNames={categoryNames} />
      {proposal.reason && <span>{proposal.reason}</span>}
      {proposal.can_open && (
        <ProposalDecision
          proposal_id={proposal.proposal_id}
          categoryNames={categoryNames}
          {...(onDone && { onDone })}
        />
      )}
    </section>
  )
}

type DecisionProps = { proposal_id: string; categoryNames: CategoryNames; onDone?: () => void }

function ProposalDecision({ proposal_id, ...props }: DecisionProps) {
  const { data } = useRead('GET /api/admin/proposal/detail', { proposal_id }, { every_ms: OPEN_ROW_MS })
  if (!data) return null
  return (
    <>
      <ProposalHint proposal={data} />
      <div className={css.actions}>
        <ProposalActions proposal={data} isEmbedded {...props} />
      </div>
    </>
  )
}

/** A pending proposal within a row, without naming the object of the row. */
export function InlineWaitingProposal({ proposal }: { proposal: Waiting }) {
  return (
    <div className={css.inline}>
      <WaitingChanges proposal={proposal} categoryNames={joinIds} />
    </div>
  )
}

function WaitingChanges({ proposal, categoryNames }: { proposal: Waiting; categoryNames: CategoryNames }) {
  const { proposal_id, proposed_by, proposed_at, changes, can_open } = proposal
  const { t } = useLingui()
  const waits = t`Waiting for a second approver`
  return (
    <>
      {changes.map(({ before, after, products, ...change }) => (
        <div key={`${change.field} ${change.language} ${change.sku_id}`}>
          <ProposedField change={change} />:{' '}
          {before !== null && <ProposedValue value={before} field={change.field} {...{ products, categoryNames }} />}
          {before !== null && ' → '}
          <ProposedValue value={after} field={change.field} {...{ products, categoryNames }} />
        </div>
      ))}
      <span className={css.who}>
        <Trans>Requested by {proposed_by}</Trans> · <MomentText at={proposed_at} as="near" />
      </span>
      {can_open ? <Link to={`/proposals/${proposal_id}`}>{waits}</Link> : <span>{waits}</span>}
    </>
  )
}

type WaitingButtonProps = { proposal: Waiting; size?: 'compact-sm' }

/** Replaces the button of a form that would be refused, because the same change is already proposed. */
export function WaitingButton({ proposal: { proposal_id }, ...size }: WaitingButtonProps) {
  return (
    <Button variant="default" component={Link} to={`/proposals/${proposal_id}`} {...size}>
      <Trans>Waiting for a second approver</Trans>
    </Button>
  )
}
