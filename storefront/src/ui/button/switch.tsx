import css from './switch.module.css'

type SwitchProps = { label: string; checked: boolean; onChange: (checked: boolean) => void; disabled?: boolean }

/**
 * A switch that takes effect immediately. Its visible text is in the row around it; `label` repeats this text for
 * screen readers.
 */
export function Switch({ label, checked, onChange, disabled }: SwitchProps) {
  return (
    <input
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox has the state already, and HTML forbids aria-checked on it
      role="switch"
      className={css.switch}
      aria-label={label}
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
