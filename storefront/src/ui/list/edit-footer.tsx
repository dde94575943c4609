import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../button/button.tsx'
import { Check } from '../button/check.tsx'
import { Footer } from '../layout/footer.tsx'
import css from './edit-footer.module.css'

export type AllProps = { isAll: boolean; isSome: boolean; onAll: (selected: boolean) => void }

/** A checkbox that selects every item of a list, or none. */
export function All({ isAll, isSome, onAll }: AllProps) {
  const { t } = useLingui()
  return <Check label={t`All`} isLabelShown checked={isAll} isMixed={isSome} onChange={onAll} />
}

type EditProps = AllProps & {
  /** Accessible name of "Remove", which says from where. */
  label: string
  count: number
  onRemove: () => void
  busy?: boolean
  /** Places the footer above the tab bar, for a screen with tabs. */
  aboveTabs?: boolean
}

/** The footer of a list in edit mode, with a button that removes the selected items together. */
export function EditFooter({ label, count, onRemove, busy = false, aboveTabs = false, ...all }: EditProps) {
  return (
    <Footer aboveTabs={aboveTabs}>
      <All {...all} />
      <Button
        className={css.remove}
        tone="bad"
        aria-label={label}
        busy={busy}
        disabled={count === 0}
        onClick={onRemove}
      >
        {count === 0 ? <Trans>Remove</Trans> : <Trans>Remove {count}</Trans>}
      </Button>
    </Footer>
  )
}
