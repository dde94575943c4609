import { useLingui as useI18n } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { VisuallyHidden } from '@mantine/core'
import { classNames } from '@sampan/front/class-names'
import { type Work, workPath } from '../features/today/work-urls.ts'
import { type Route, startOf } from '../navigation/route.ts'
import { countText } from '../ui/text/count-text.ts'
import css from './frame.module.css'

type NavCountProps = { waiting: readonly Work[]; screens: readonly Route[] }

/** The number of waiting items on `screens`, red if some are overdue. Renders nothing if no items are waiting. */
export function NavCount({ waiting, screens }: NavCountProps) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const here = waiting.filter(({ kind }) => screens.some((route) => startOf(route) === workPath(kind)))
  const sum = (what: 'count' | 'overdue') => here.reduce((all, one) => all + one[what], 0)
  const [count, overdue] = [sum('count'), sum('overdue')]
  if (count === 0) return null
  const text = countText(
    count,
    here.some(({ is_least }) => is_least),
    i18n,
  )
  return (
    <>
      <span className={classNames(css.waits, overdue > 0 && css.late)} aria-hidden>
        {text}
      </span>
      <VisuallyHidden>{overdue > 0 ? t`${text} waiting, ${overdue} overdue` : t`${text} waiting`}</VisuallyHidden>
    </>
  )
}
