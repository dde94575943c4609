import { useLingui } from '@lingui/react/macro'
import { classNames } from '@sampan/front/class-names'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import type { ReactNode } from 'react'
import typography from '../styles/typography.module.css'
import css from './stages.module.css'

type Props = {
  label: string
  stages: readonly { key: string; title: ReactNode; detail?: ReactNode }[]
  /** The index of the current stage; the number of stages when all are done. */
  current: number
}

/** The stages of a request, one below the other. Stages that are done have a check. */
export function Stages({ label, stages, current }: Props) {
  const { t } = useLingui()
  return (
    <ol className={css.stages} aria-label={label}>
      {stages.map(({ key, title, detail }, place) => (
        <li
          key={key}
          className={classNames(place < current && css.done, place === current && css.now)}
          aria-current={place === current ? 'step' : undefined}
        >
          <span className={css.dot}>{place < current && <IconCheck aria-hidden="true" />}</span>
          <span>
            {title}
            {place < current && <span className={typography.srOnly}> {t`Done`}</span>}
          </span>
          {detail && <span className={css.detail}>{detail}</span>}
        </li>
      ))}
    </ol>
  )
}
