import type { ReactNode } from 'react'
import typography from '../../ui/styles/typography.module.css'
import css from './my-favourite.module.css'

/** What the chosen tab shows. Its heading, for readers, stands between the screen's and those of its cards. */
export const Panel = ({ id, label, children }: { id: string; label: string; children: ReactNode }) => (
  <div id={id} role="tabpanel" aria-label={label} className={css.list}>
    <h2 className={typography.srOnly}>{label}</h2>
    {children}
  </div>
)
