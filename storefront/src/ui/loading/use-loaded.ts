import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { toast } from '../layer/toast.ts'
import { loadCode, loadWished } from './load-code.ts'

/**
 * The result of `load`, once it is wanted: code that most visits never need is not loaded for them. Undefined until it
 * has loaded.
 * @param load defined at module level, so that it is the same function at each rendering.
 * @param onFail resets the wish when loading failed (connection lost), so that it can be made again. The shopper is told.
 * Without it nobody waits, and nothing is said.
 */
export function useLoaded<Loaded>(
  load: () => Promise<Loaded>,
  isWanted: boolean,
  onFail?: () => void,
): Loaded | undefined {
  const [loaded, setLoaded] = useState<{ value: Loaded }>()
  const { t } = useLingui()
  const isWaitedFor = onFail !== undefined
  const fail = useEffectEvent(() => {
    if (!onFail) return
    toast.fail(t`Cannot reach the shop`)
    onFail()
  })
  const isMissing = isWanted && loaded === undefined
  useEffect(() => {
    if (!isMissing) return
    let isStale = false
    const code = isWaitedFor ? loadWished(load) : loadCode(load)
    code.then(
      (value) => isStale || setLoaded({ value }),
      () => isStale || fail(),
    )
    return () => {
      isStale = true
    }
  }, [isMissing, isWaitedFor, load])
  return loaded?.value
}
