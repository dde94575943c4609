import css from './key-hint.module.css'

/** The key that does what the button does; whoever listens hears of it in the list of keys. */
export function KeyHint({ of }: { of: string }) {
  return (
    <kbd className={css.hint} aria-hidden>
      {of.toUpperCase()}
    </kbd>
  )
}
