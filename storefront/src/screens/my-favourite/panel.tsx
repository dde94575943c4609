import type { ReactNode } from 'react'
import typography from '../../ui/styles/typography.module.css'
import css from './my-favourite.module.css'

/**
 * The panel of the chosen tab. Its heading is for screen readers: the level is between the screen's heading and the
 * cards' headings.
 */
export const Panel = ({ id, label, children }: { id: string; label: string; children: ReactNode }) => (
  <div id={id} role="tabpanel" aria-label={label} className={css.list}>
    <h2 className={typography.srOnly}>{label}</h2>
    {children}
  </div>
)
