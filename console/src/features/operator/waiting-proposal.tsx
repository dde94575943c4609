import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { WaitingProposal as Waiting } from '@sampan/contract'
import { useRead } from '../../api/use-read.ts'
import { Link } from '../../navigation/link.tsx'
import { MomentText } from '../../ui/time/moment-text.tsx'
import css from './proposal.module.css'
import { ProposalActs } from './proposal-acts.tsx'
import { type CategoryNames, ProposedField, ProposedValue } from './proposal-changes.tsx'
import { ProposalHint } from './proposal-hint.tsx'
import { kindWord } from './proposal-words.ts'

type WaitingProps = {
  proposal: Waiting
  /** Needed where a proposal may change categories. */
  categoryNames?: CategoryNames
  /** It is agreed to and carried out. */
  onDone?: () => void
}

const asTheyAre: CategoryNames = (ids) => ids.join(', ')

/** What is proposed about a thing and waits, on the thing's own pane. Operators who may decide it do so here. */
export function WaitingProposal({ proposal, categoryNames = asTheyAre, onDone }: WaitingProps) {
  const { i18n } = useLingui()
  return (
    <section className={css.waiting} aria-label={kindWord(proposal.kind, i18n)}>
      <strong>{kindWord(proposal.kind, i18n)}</strong>
      <Waits proposal={proposal} categoryNames={categoryNames} />
      {proposal.reason && <span>{proposal.reason}</span>}
      {proposal.can_open && (
        <DecideHere proposal_id={proposal.proposal_id} categoryNames={categoryNames} {...(onDone && { onDone })} />
      )}
    </section>
  )
}

type DecideProps = { proposal_id: string; categoryNames: CategoryNames; onDone?: () => void }

function DecideHere({ proposal_id, ...props }: DecideProps) {
  const { data } = useRead('GET /api/admin/proposal/detail', { proposal_id }, { isWatched: true })
  if (!data) return null
  return (
    <>
      <ProposalHint proposal={data} />
      <div className={css.acts}>
        <ProposalActs proposal={data} isBeside {...props} />
      </div>
    </>
  )
}

/** The same within a row that says what it is about. */
export function WaitingBeside({ proposal }: { proposal: Waiting }) {
  return (
    <div className={css.beside}>
      <Waits proposal={proposal} categoryNames={asTheyAre} />
    </div>
  )
}

function Waits({ proposal, categoryNames }: { proposal: Waiting; categoryNames: CategoryNames }) {
  const { proposal_id, proposed_by, proposed_at, changes, can_open } = proposal
  const { t } = useLingui()
  const waits = t`Waits for a second person`
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
        <Trans>Proposed by {proposed_by}</Trans> · <MomentText at={proposed_at} as="near" />
      </span>
      {can_open ? <Link to={`/proposals/${proposal_id}`}>{waits}</Link> : <span>{waits}</span>}
    </>
  )
}

type WaitingButtonProps = { proposal: Waiting; size?: 'compact-sm' }

/** In place of the button whose form would be refused, because the same is proposed already. */
export function WaitingButton({ proposal: { proposal_id }, ...size }: WaitingButtonProps) {
  return (
    <Button variant="default" component={Link} to={`/proposals/${proposal_id}`} {...size}>
      <Trans>Waits for a second person</Trans>
    </Button>
  )
}
