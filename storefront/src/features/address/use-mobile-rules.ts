import { useState } from 'react'
import { useLoaded } from '../../ui/loading/use-loaded.ts'
import { loadMobileRules } from './mobile-number.ts'

/**
 * The rules for mobile numbers, for a form that is initialised with a number. Their code may fail to load without a
 * connection.
 */
export function useMobileRules() {
  const [isLost, setLost] = useState(false)
  const rules = useLoaded(loadMobileRules, !isLost, () => setLost(true))
  return { rules, isLost, loadAgain: () => setLost(false) }
}
