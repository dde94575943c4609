import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { WaitingProposal as Waiting } from '@sampan/contract'
import { Link } from '../../navigation/link.tsx'
import { useMay } from '../../session/use-session.ts'
import { MomentText } from '../../ui/time/moment-text.tsx'
import css from './proposal.module.css'
import { type CategoryNames, ProposedField, ProposedValue } from './proposal-changes.tsx'
import { kindWord } from './proposal-words.ts'

type WaitingProps = {
  proposal: Waiting
  /** Needed where a proposal may change categories. */
  categoryNames?: CategoryNames
}

/** What is proposed about a thing and waits, on the thing's own pane. */
export function WaitingProposal({ proposal, categoryNames }: WaitingProps) {
  const { i18n } = useLingui()
  return (
    <section className={css.waiting} aria-label={kindWord(proposal.kind, i18n)}>
      <strong>{kindWord(proposal.kind, i18n)}</strong>
      <Waits proposal={proposal} categoryNames={categoryNames} />
    </section>
  )
}

/** The same within a row that says what it is about. */
export function WaitingBeside({ proposal }: { proposal: Waiting }) {
  return (
    <div className={css.beside}>
      <Waits proposal={proposal} categoryNames={undefined} />
    </div>
  )
}

type WaitsProps = { proposal: Waiting; categoryNames: CategoryNames | undefined }

function Waits({ proposal, categoryNames = (ids) => ids.join(', ') }: WaitsProps) {
  const { proposal_id, proposed_by, proposed_at, changes } = proposal
  const { t } = useLingui()
  const mayDecide = useMay('finance', 'catalogue')
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
      {mayDecide ? <Link to={`/proposals/${proposal_id}`}>{waits}</Link> : <span>{waits}</span>}
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
