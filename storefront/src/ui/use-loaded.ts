import { useEffect, useEffectEvent, useState } from 'react'
import { loadCode } from '../http/load-code.ts'

/**
 * What `load` brings, from the moment it is wanted: code that most visits never need costs them nothing. Undefined
 * until it is here. A failure (connection lost) is told, and tried again at the next wish.
 * @param load stands at module level, so that it is the same function at each rendering.
 */
export function useLoaded<Loaded>(
  load: () => Promise<Loaded>,
  isWanted: boolean,
  onFail?: () => void,
): Loaded | undefined {
  const [loaded, setLoaded] = useState<{ value: Loaded }>()
  const fail = useEffectEvent(() => onFail?.())
  const isMissing = isWanted && loaded === undefined
  useEffect(() => {
    if (!isMissing) return
    let isStale = false
    loadCode(load).then(
      (value) => isStale || setLoaded({ value }),
      () => isStale || fail(),
    )
    return () => {
      isStale = true
    }
  }, [isMissing, load])
  return loaded?.value
}
