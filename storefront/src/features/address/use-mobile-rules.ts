import { useState } from 'react'
import { useLoaded } from '../../ui/layer/use-loaded.ts'
import { loadMobileRules } from './mobile-number.ts'

/**
 * The rules for mobile numbers, for a form that is initialised with a number. Their code may fail to load without a
 * connection; `retry` loads them again, and refetches the form's data.
 */
export function useMobileRules(refetch: () => unknown) {
  const [isLost, setLost] = useState(false)
  const rules = useLoaded(loadMobileRules, !isLost, () => setLost(true))
  function retry() {
    setLost(false)
    void refetch()
  }
  return { rules, isLost, retry }
}
