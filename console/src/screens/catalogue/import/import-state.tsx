import { useLingui } from '@lingui/react/macro'
import type { ImportState as State } from '@sampan/contract/rules'
import { StatusBadge, type Tone } from '../../../ui/text/status-badge.tsx'

const TONES: Record<State, Tone> = {
  arriving: 'busy',
  asking: 'wait',
  checking: 'busy',
  checked: 'wait',
  applying: 'busy',
  done: 'good',
  cancelled: 'calm',
  failed: 'bad',
}

export function ImportState({ state }: { state: State }) {
  const { t } = useLingui()
  const texts: Record<State, string> = {
    arriving: t`Uploading`,
    asking: t`Waiting for your answer`,
    checking: t`Checking`,
    checked: t`Checked`,
    applying: t`Applying`,
    done: t`Applied`,
    cancelled: t({ message: 'Cancelled', context: 'import' }),
    failed: t`Failed`,
  }
  return <StatusBadge tone={TONES[state]}>{texts[state]}</StatusBadge>
}
