import { useLingui } from '@lingui/react/macro'
import { ActionIcon } from '@mantine/core'
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import { type ReactNode, useId, useState } from 'react'
import css from './filters.module.css'

type Children = { children: ReactNode }
type FiltersProps = Children & {
  /** The other filters. On a phone, a button next to `children` shows and hides them. */
  more?: ReactNode
  /** How many filters in `more` are set. The button displays the number, because they may be hidden. */
  set?: number
}

/** The filters between the heading of a list and its table. On a phone, only `children` are shown, in one line. */
export function Filters({ children, more, set = 0 }: FiltersProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className={css.frame}>
      <div className={css.filters}>
        <div className={css.line}>
          {children}
          {more && (
            <ActionIcon
              className={css.fold ?? ''}
              variant="default"
              size={34}
              aria-label={set > 0 ? t`More filters, ${set} set` : t`More filters`}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
            >
              <IconAdjustmentsHorizontal size={18} aria-hidden />
              {set > 0 && <span className={css.set}>{set}</span>}
            </ActionIcon>
          )}
        </div>
        {more && (
          <div id={id} className={css.more} data-open={isOpen || undefined}>
            {more}
          </div>
        )}
      </div>
    </div>
  )
}

/** The number of filters that have a value. */
export const countSet = (values: readonly unknown[]): number => values.filter(Boolean).length

/** Fields that stay together next to the tabs of a list. */
export function FilterFields({ children }: Children) {
  return <div className={css.fields}>{children}</div>
}

/** Two fields that share a line on a phone. */
export function FilterPair({ children }: Children) {
  return <div className={css.pair}>{children}</div>
}

/** A filter that takes a whole line at any width. */
export function FilterLine({ children }: Children) {
  return <div className={css.whole}>{children}</div>
}
