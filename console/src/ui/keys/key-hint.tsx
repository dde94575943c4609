import css from './key-hint.module.css'

/** Shortcut shown on a button. Hidden from screen readers, which find it in the list of shortcuts. */
export function KeyHint({ of }: { of: string }) {
  return (
    <kbd className={css.hint} aria-hidden>
      {of.toUpperCase()}
    </kbd>
  )
}
