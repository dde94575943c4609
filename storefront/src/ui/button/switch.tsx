import css from './switch.module.css'

type SwitchProps = { label: string; checked: boolean; onChange: (checked: boolean) => void; disabled?: boolean }

/** On or off, at once. The words stand in the row it ends; `label` says them to readers. */
export function Switch({ label, checked, onChange, disabled }: SwitchProps) {
  return (
    <input
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox has its state already, and HTML forbids saying it twice
      role="switch"
      className={css.switch}
      aria-label={label}
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
