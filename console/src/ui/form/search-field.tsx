import { TextInput } from '@mantine/core'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useEffect, useEffectEvent, useState } from 'react'

/** Debounce of the search text. */
const PAUSE_MS = 300

type SearchFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
}

/** Filters a list by the typed text, debounced, and not during input method composition. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState(value)
  const [isComposing, setComposing] = useState(false)
  const tell = useEffectEvent(() => {
    if (typed.trim() !== value) onChange(typed.trim())
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each keystroke restarts the debounce
  useEffect(() => {
    if (isComposing) return
    const timer = setTimeout(tell, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, isComposing])
  // The URL has changed, or the filter was cleared.
  useEffect(() => {
    setTyped((before) => (before.trim() === value ? before : value))
  }, [value])
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      w={240}
      leftSection={<IconSearch size={14} aria-hidden />}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Escape') currentTarget.blur()
      }}
    />
  )
}
