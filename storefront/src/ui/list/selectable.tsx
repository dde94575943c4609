import type { ReactNode } from 'react'
import css from './selectable.module.css'

type SelectableProps = {
  isEditing: boolean
  label: string
  selected: boolean
  onSelect: (selected: boolean) => void
  children: ReactNode
}

/** A card. In edit mode a tap anywhere selects it, and its own links and buttons are disabled. */
export function Selectable({ isEditing, label, selected, onSelect, children }: SelectableProps) {
  if (!isEditing) return children
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
