import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { loadCode, loadForTap } from '../loading/load-code.ts'
import { toast } from './toast.ts'

/**
 * The result of `load` once `isWanted` is true, for code that most visits never need. Undefined until the code is
 * loaded.
 * @param load defined at module level, so that it is the same function in each render.
 * @param onFail called if loading failed. It should reset `isWanted`, so that the shopper can try again. The failure is
 * also shown as a toast. Without `onFail` a failure is ignored.
 */
export function useLoaded<Loaded>(
  load: () => Promise<Loaded>,
  isWanted: boolean,
  onFail?: () => void,
): Loaded | undefined {
  const [loadedCode, setLoadedCode] = useState<{ value: Loaded }>()
  const { t } = useLingui()
  const isWaitedFor = onFail !== undefined
  const fail = useEffectEvent(() => {
    if (!onFail) return
    toast.fail(t`Can’t reach the shop`)
    onFail()
  })
  const isMissing = isWanted && loadedCode === undefined
  useEffect(() => {
    if (!isMissing) return
    let isStale = false
    const code = isWaitedFor ? loadForTap(load) : loadCode(load)
    code.then(
      (value) => isStale || setLoadedCode({ value }),
      () => isStale || fail(),
    )
    return () => {
      isStale = true
    }
  }, [isMissing, isWaitedFor, load])
  return loadedCode?.value
}
