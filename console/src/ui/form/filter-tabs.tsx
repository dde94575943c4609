import { UnstyledButton } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import css from './filter-tabs.module.css'

/** Width of the fade-out at the edges. */
const FADE_PX = 28

type FilterTabsProps<Value extends string> = {
  label: string
  value: Value
  options: readonly { value: Value; label: ReactNode }[]
  onChange: (value: Value) => void
}

/** The most important filter of a list, as tabs; exactly one is selected. */
export function FilterTabs<Value extends string>({ label, value, options, onChange }: FilterTabsProps<Value>) {
  const row = useRef<HTMLDivElement>(null)
  // A narrow row scrolls. The selected tab must be visible, also after a pane has narrowed the row.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the selected tab changes
  useEffect(() => {
    const tabs = row.current
    if (!tabs) return
    const watch = new ResizeObserver(() => showChosen(tabs))
    watch.observe(tabs)
    return () => watch.disconnect()
  }, [value])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a scrollable row
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

/** Scrolls only the row: `scrollIntoView` would also scroll the page. */
function showChosen(tabs: HTMLElement): void {
  const chosenTab = tabs.querySelector<HTMLElement>('[aria-pressed="true"]')
  if (!chosenTab) return
  const [row, tab] = [tabs.getBoundingClientRect(), chosenTab.getBoundingClientRect()]
  if (tab.left < row.left) tabs.scrollLeft -= row.left - tab.left + FADE_PX
  else if (tab.right > row.right) tabs.scrollLeft += tab.right - row.right + FADE_PX
}
