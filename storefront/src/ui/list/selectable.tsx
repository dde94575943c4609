import type { ReactNode } from 'react'
import css from './selectable.module.css'

type SelectableProps = { label: string; selected: boolean; onSelect: (selected: boolean) => void; children: ReactNode }

/** A card in edit mode: a tap anywhere selects it, and its own links and buttons are disabled. */
export function Selectable({ label, selected, onSelect, children }: SelectableProps) {
  return (
    <div className={css.box}>
      <div inert className={css.card}>
        {children}
      </div>
      <input
        type="checkbox"
        className={css.check}
        aria-label={label}
        checked={selected}
        onChange={(event) => onSelect(event.currentTarget.checked)}
      />
    </div>
  )
}
