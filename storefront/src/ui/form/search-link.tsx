import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import type { ReactNode } from 'react'
import { Anchor } from '../button/anchor.tsx'
import css from './search-field.module.css'

/** A link to the search screen that looks like a search field. */
export function SearchLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Anchor href={href} className={css.search}>
      <IconSearch aria-hidden="true" />
      <span className={css.text}>{children}</span>
    </Anchor>
  )
}
