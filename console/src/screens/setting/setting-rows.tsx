import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { WaitingProposal } from '@sampan/contract'
import type { ReactNode } from 'react'
import { InlineWaitingProposal } from '../../features/operator/waiting-proposal.tsx'
import { MomentText } from '../../ui/time/moment-text.tsx'
import css from './settings.module.css'

type SettingRowProps = {
  name: string
  value: ReactNode
  /** The pending change, or the purpose of the setting. */
  note?: ReactNode
  changed_by: string | null
  changed_at: string | null
  /** A pending proposal. It must be decided before the next change. */
  proposal?: WaitingProposal | undefined
  /** Undefined if the operator may not change the setting. */
  onChange?: (() => void) | undefined
}

/** One line per setting: name, value, last change, and the button to change it. */
export function SettingRow({ name, value, note, changed_by, changed_at, proposal, onChange }: SettingRowProps) {
  const { t } = useLingui()
  return (
    <li className={css.row}>
      <div className={css.name}>
        {name}
        {note && <div className={css.note}>{note}</div>}
        {proposal && <InlineWaitingProposal proposal={proposal} />}
      </div>
      <div className={css.value}>{value}</div>
      <div className={css.changed}>
        {changed_by && changed_at && (
          <>
            {changed_by} · <MomentText at={changed_at} as="near" />
          </>
        )}
      </div>
      {onChange && !proposal && (
        <Button variant="default" aria-label={t`Change ${name}`} onClick={onChange}>
          <Trans>Change</Trans>
        </Button>
      )}
    </li>
  )
}

export function SettingRows({ children }: { children: ReactNode }) {
  return <ul className={css.rows}>{children}</ul>
}
