import { makeStore } from '@sampan/front/store'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/** Shortcuts of a screen. A sequence of two keys is written with a space: `g o`. */
export type Keys = Readonly<Record<string, { label: string; run: () => void }>>

/** Maximum time between the two keys of a sequence. */
const SECOND_KEY_MS = 1_200

const keySets = new Set<Keys>()
const all = makeStore<Keys>({})
let first = { key: '', at_ms: 0 }

const update = () => all.set(Object.assign({}, ...keySets))

/** The letter on the key: with a Thai or Korean layout `event.key` is not Latin. */
function letterOf({ key, code }: KeyboardEvent): string {
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? []
  return letter && !/^[\x20-\x7e]$/.test(key) && key.length === 1 ? letter.toLowerCase() : key
}

const TYPES_TEXT = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable="true"]'
/** Keys pressed in a text field, menu, list or dialog are not shortcuts. */
const isTaken = ({ target }: KeyboardEvent) =>
  (target instanceof Element && target.closest(`${TYPES_TEXT}, [role="menu"], [role="listbox"]`) !== null) ||
  document.querySelector('[role="dialog"][aria-modal="true"]') !== null

/** The last keydown event that is not a shortcut. */
let takenEvent: KeyboardEvent | undefined
/**
 * Runs in the capture phase, before a dialog handles the key. If Escape closes a dialog, the dialog no longer exists
 * when `press` runs, and `press` would also close the pane behind it.
 */
function noteTaken(event: KeyboardEvent): void {
  if (isTaken(event)) takenEvent = event
}

function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
  if (takenEvent === event) return
  const letter = letterOf(event)
  const isSecond = event.timeStamp - first.at_ms < SECOND_KEY_MS
  const shortcut = (isSecond && all.get()[`${first.key} ${letter}`]) || all.get()[letter]
  first = { key: letter, at_ms: event.timeStamp }
  if (!shortcut) return
  event.preventDefault()
  first = { key: '', at_ms: 0 }
  shortcut.run()
}

/** Registers shortcuts of the operators' desk while the component is mounted, and lists them for `?`. */
export function useKeys(keys: Keys): void {
  const run = useEffectEvent((key: string) => keys[key]?.run())
  const labels = Object.entries(keys).map(([key, { label }]) => `${key}\n${label}`)
  const labelText = labels.join('\n\n')
  useEffect(() => {
    const pairs = labelText === '' ? [] : labelText.split('\n\n').map((pair) => pair.split('\n'))
    const listened = Object.fromEntries(pairs.map(([key = '', label = '']) => [key, { label, run: () => run(key) }]))
    if (keySets.size === 0) {
      addEventListener('keydown', noteTaken, true)
      addEventListener('keydown', press)
    }
    keySets.add(listened)
    update()
    return () => {
      keySets.delete(listened)
      if (keySets.size === 0) {
        removeEventListener('keydown', noteTaken, true)
        removeEventListener('keydown', press)
      }
      update()
    }
  }, [labelText])
}

/** All shortcuts that are currently registered. */
export const useAllKeys = (): Keys => useSyncExternalStore(all.subscribe, all.get)
