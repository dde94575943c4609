import { useState } from 'react'
import { PRIVATE_PREFIX } from './session.ts'

/**
 * A text that survives a reload, in this tab and session only. The server does not know the text, so a server-rendered
 * screen must show it only after hydration (use-hydrated.ts). An empty text is removed.
 */
export function useStoredText(name: string): [string, (text: string) => void] {
  const key = PRIVATE_PREFIX + name
  const [text, setText] = useState(() => readText(key))
  const change = (next: string) => {
    setText(next)
    write(key, next)
  }
  return [text, change]
}

function readText(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return '' // the device blocks storage
  }
}

function write(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text)
    else sessionStorage.removeItem(key)
  } catch {
    // Without storage the text lasts until the page is closed.
  }
}
