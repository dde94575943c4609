import { useLingui } from '@lingui/react'
import type { ProposalState } from '@sampan/contract/rules'
import { StatusBadge, type Tone } from '../../../ui/text/status-badge.tsx'
import { stateText } from './proposal-subject.ts'

const TONES: Record<ProposalState, Tone> = {
  open: 'wait',
  carried_out: 'good',
  refused: 'calm',
  withdrawn: 'calm',
  expired: 'calm',
  outdated: 'calm',
}

export function ProposalStateBadge({ state }: { state: ProposalState }) {
  const { i18n } = useLingui()
  return <StatusBadge tone={TONES[state]}>{stateText(state, i18n)}</StatusBadge>
}
