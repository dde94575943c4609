import type { ReactNode } from 'react'
import css from './markable.module.css'

type MarkableProps = { label: string; marked: boolean; onMark: (marked: boolean) => void; children: ReactNode }

/** A card that is marked by a tap anywhere on it: what is in it neither opens nor acts meanwhile. */
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
