import type { ReactNode } from 'react'
import css from './my-favourite.module.css'

/** What the chosen tab shows. */
export const Panel = ({ id, label, children }: { id: string; label: string; children: ReactNode }) => (
  <div id={id} role="tabpanel" aria-label={label} className={css.list}>
    {children}
  </div>
)
