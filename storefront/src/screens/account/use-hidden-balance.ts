import { useState } from 'react'
import { PRIVATE_PREFIX } from '../../session/session.ts'

const KEY = `${PRIVATE_PREFIX}balance-hidden`

function isStoredHidden(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

/** Whether the balance is hidden from onlookers. Stored on this device until the session ends. */
export function useHiddenBalance() {
  const [isHidden, setHidden] = useState(isStoredHidden)
  const toggle = () => {
    const next = !isHidden
    setHidden(next)
    try {
      if (next) localStorage.setItem(KEY, '1')
      else localStorage.removeItem(KEY)
    } catch {
      // If the device blocks storage, the choice is lost when the screen opens again.
    }
  }
  return { isHidden, toggle }
}
