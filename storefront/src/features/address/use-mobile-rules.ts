import { useState } from 'react'
import { useLoaded } from '../../ui/loading/use-loaded.ts'
import { loadMobileRules } from './mobile-number.ts'

/** The rules for mobile numbers, which a form needs to begin with one. They are code that a lost connection may keep away. */
export function useMobileRules() {
  const [isLost, setLost] = useState(false)
  const rules = useLoaded(loadMobileRules, !isLost, () => setLost(true))
  return { rules, isLost, loadAgain: () => setLost(false) }
}
