import { UnstyledButton } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import css from './filter-tabs.module.css'

type FilterTabsProps<Value extends string> = {
  label: string
  value: Value
  options: readonly { value: Value; label: ReactNode }[]
  onChange: (value: Value) => void
}

/** The states by which a list is most often filtered, one of them always on. */
export function FilterTabs<Value extends string>({ label, value, options, onChange }: FilterTabsProps<Value>) {
  const row = useRef<HTMLDivElement>(null)
  // In a narrow window the row scrolls: the one that is on must be in view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is on
  useEffect(() => {
    row.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [value])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a scrolling row
    <div ref={row} className={css.tabs} role="group" aria-label={label}>
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
