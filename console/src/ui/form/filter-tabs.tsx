import { UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import css from './filter-tabs.module.css'

type FilterTabsProps<Value extends string> = {
  label: string
  value: Value
  options: readonly { value: Value; label: ReactNode }[]
  onChange: (value: Value) => void
}

/** The states by which a list is most often filtered, one of them always on. */
export function FilterTabs<Value extends string>({ label, value, options, onChange }: FilterTabsProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a scrolling row
    <div className={css.tabs} role="group" aria-label={label}>
      {options.map((option) => (
        <UnstyledButton
          key={option.value}
          className={css.tab}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </UnstyledButton>
      ))}
    </div>
  )
}
