import type { ReactNode } from 'react'
import css from './code-text.module.css'

/** A reference, an address or an id, in a font for comparison character by character. */
export function CodeText({ children }: { children: ReactNode }) {
  return <code className={css.code}>{children}</code>
}
