import { Trans, useLingui } from '@lingui/react/macro'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import type { ReactNode } from 'react'
import { Anchor } from '../button/anchor.tsx'
import css from './crumbs.module.css'

type CrumbsProps = {
  /** The levels above this screen, from the home page down. */
  parents: readonly { href: string; name: ReactNode }[]
  /** The name of this screen. */
  here: ReactNode
}

/** The breadcrumbs of a wide page. Phones have a Back button in the bar instead. */
export function Crumbs({ parents, here }: CrumbsProps) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Breadcrumb`} className={css.crumbs}>
      <ol>
        {[{ href: '/home', name: <Trans>Home</Trans> }, ...parents].map(({ href, name }) => (
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
