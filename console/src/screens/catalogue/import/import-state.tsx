import { useLingui } from '@lingui/react/macro'
import type { ImportState as State } from '@sampan/contract/rules'
import { StatusBadge, type Tone } from '../../../ui/text/status-badge.tsx'

const TONES: Record<State, Tone> = {
  arriving: 'busy',
  mapping: 'wait',
  translating: 'busy',
  asking: 'wait',
  checking: 'busy',
  checked: 'wait',
  applying: 'busy',
  done: 'good',
  undoing: 'busy',
  undone: 'calm',
  cancelled: 'calm',
  failed: 'bad',
}

export function ImportState({ state }: { state: State }) {
  const { t } = useLingui()
  const texts: Record<State, string> = {
    arriving: t`Uploading`,
    mapping: t`Waiting for its columns`,
    translating: t`Reading`,
    asking: t`Waiting for your answer`,
    checking: t`Checking`,
    checked: t`Checked`,
    applying: t`Applying`,
    done: t`Applied`,
    undoing: t`Undoing`,
    undone: t`Undone`,
    cancelled: t({ message: 'Cancelled', context: 'import' }),
    failed: t`Failed`,
  }
  return <StatusBadge tone={TONES[state]}>{texts[state]}</StatusBadge>
}
