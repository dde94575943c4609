import { classNames } from '@sampan/front/class-names'
import { type ReactNode, useEffect, useRef } from 'react'
import { chooseWithArrows } from '../button/choose-with-arrows.ts'
import typography from '../styles/typography.module.css'
import css from './tabs.module.css'

type TabsProps<Value extends string> = {
  label: string
  tabs: readonly { value: Value; label: string; count?: number }[]
  value: Value
  onChange: (value: Value) => void
  /** The id of the panel that the tabs control. */
  panel?: string
  /** Whether the tabs stay below the top bar while the page scrolls. */
  sticky?: boolean
}

/** A row of tabs that scrolls sideways and keeps the current tab in view. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, panel, sticky }: TabsProps<Value>) {
  const strip = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when the current tab changes
  useEffect(() => {
    const currentTab = strip.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (!strip.current || !currentTab) return
    strip.current.scrollLeft = currentTab.offsetLeft - (strip.current.clientWidth - currentTab.offsetWidth) / 2
  }, [value])
  const list = (
    <div
      ref={strip}
      role="tablist"
      aria-label={label}
      className={css.tabs}
      onKeyDown={(event) => chooseWithArrows(event, 'tab')}
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          aria-selected={tab.value === value}
          aria-controls={panel}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => tab.value !== value && onChange(tab.value)}
        >
          {tab.label}
          {tab.count ? <span className={css.count}> {tab.count}</span> : null}
        </button>
      ))}
    </div>
  )
  return sticky ? <div className={css.sticky}>{list}</div> : list
}

type TabPanelProps = {
  id: string
  label: string
  /** Whether the label is also a heading for screen readers, above the headings of the cards. */
  headed?: boolean
  className?: string | undefined
  children: ReactNode
}

/** The panel of the current tab. */
export const TabPanel = ({ id, label, headed, className, children }: TabPanelProps) => (
  <div id={id} role="tabpanel" aria-label={label} className={classNames(css.panel, className)}>
    {headed && <h2 className={typography.srOnly}>{label}</h2>}
    {children}
  </div>
)
