import { useLingui } from '@lingui/react/macro'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useEffect, useEffectEvent, useState } from 'react'
import { looksLikeKey, shortenHash } from './secret-text.ts'
import { TextInput } from './text-input.tsx'

/** Debounce of the search text. */
const PAUSE_MS = 300

type SearchFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  /** Whether whole hashes are searched. Then the text must not be in the address of the page. */
  hasHash?: boolean
}

/**
 * Filters a list by the typed text, debounced, and not during input method composition. A private key that is pasted by
 * mistake is removed or shortened, before it is in the address of the page or in a call.
 */
export function SearchField({ label, value, onChange, hasHash = false }: SearchFieldProps) {
  const { t } = useLingui()
  const [input, setInput] = useState(value)
  const [isRefused, setRefused] = useState(false)
  const [isComposing, setComposing] = useState(false)
  const tell = useEffectEvent(() => {
    if (input.trim() !== value) onChange(input.trim())
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each keystroke restarts the debounce
  useEffect(() => {
    if (isComposing) return
    const timer = setTimeout(tell, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [input, isComposing])
  // The URL has changed, or the filter was cleared.
  useEffect(() => {
    setInput((before) => (before.trim() === value ? before : value))
  }, [value])
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      w={240}
      leftSection={<IconSearch size={14} aria-hidden />}
      value={input}
      {...(isRefused && { error: t`This looks like a private key or a seed phrase, so we removed it` })}
      onChange={({ currentTarget: { value: text } }) => {
        const isKey = looksLikeKey(text)
        setRefused(isKey)
        setInput(isKey ? '' : hasHash ? text : shortenHash(text))
      }}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Escape') currentTarget.blur()
      }}
    />
  )
}
