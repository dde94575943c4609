import { TextInput } from '@mantine/core'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useEffect, useEffectEvent, useState } from 'react'

/** How long typing may pause before the list is asked. */
const PAUSE_MS = 300

type SearchFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
}

/** Filters a list by what is typed, once typing pauses, and not while an input method still composes. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState(value)
  const [isComposing, setComposing] = useState(false)
  const tell = useEffectEvent(() => {
    if (typed.trim() !== value) onChange(typed.trim())
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins the pause anew
  useEffect(() => {
    if (isComposing) return
    const timer = setTimeout(tell, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, isComposing])
  // Another address was opened, or the filter cleared.
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
