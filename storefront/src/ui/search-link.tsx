import { IconSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Anchor } from './anchor.tsx'
import css from './search-field.module.css'

/** Looks like the field and leads to the screen that has it. */
export function SearchLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Anchor href={href} className={css.search}>
      <IconSearch aria-hidden="true" />
      <span className={css.words}>{children}</span>
    </Anchor>
  )
}
