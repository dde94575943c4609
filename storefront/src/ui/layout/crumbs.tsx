import { Trans, useLingui } from '@lingui/react/macro'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import type { ReactNode } from 'react'
import { Anchor } from './anchor.tsx'
import css from './crumbs.module.css'

type CrumbsProps = {
  /** From the front page down to what is above this screen. */
  way: readonly { href: string; name: ReactNode }[]
  /** What this screen is. */
  here: ReactNode
}

/** Where a wide page stands in the shop, and the way up; on a phone the bar has the way back. */
export function Crumbs({ way, here }: CrumbsProps) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Where you are`} className={css.crumbs}>
      <ol>
        {[{ href: '/home', name: <Trans>Home</Trans> }, ...way].map(({ href, name }) => (
          <li key={href}>
            <Anchor href={href}>{name}</Anchor>
            <IconChevronRight aria-hidden="true" />
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}
