import type { ReactNode } from 'react'
import css from './markable.module.css'

type MarkableProps = { label: string; marked: boolean; onMark: (marked: boolean) => void; children: ReactNode }

/** A card in edit mode: a tap anywhere selects it, and its own links and buttons are disabled. */
export function Markable({ label, marked, onMark, children }: MarkableProps) {
  return (
    <div className={css.box}>
      <div inert className={css.card}>
        {children}
      </div>
      <input
        type="checkbox"
        className={css.mark}
        aria-label={label}
        checked={marked}
        onChange={(event) => onMark(event.currentTarget.checked)}
      />
    </div>
  )
}
