import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import type { ReactNode } from 'react'
import { Anchor } from '../../ui/button/anchor.tsx'
import icon from '../../ui/media/icon.module.css'
import typography from '../../ui/styles/typography.module.css'
import css from './part-head.module.css'

/** The heading of a card, with a link to everything of its kind. */
export function PartHead({ title, all, href }: { title: ReactNode; all: ReactNode; href: string }) {
  return (
    <header className={css.head}>
      <h2 className={typography.title3}>{title}</h2>
      <Anchor href={href} className={css.all}>
        {all}
        <IconChevronRight className={icon.small} aria-hidden="true" />
      </Anchor>
    </header>
  )
}
