import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { toast } from '../../ui/layer/toast.ts'

/** As many as one call takes. */
const AT_ONCE = 100

type Removal = {
  send: (keys: string[]) => Promise<unknown>
  /** Reads the list again, so that what was removed leaves it. */
  onRefresh: () => Promise<unknown>
}

/** Takes several entries off a list of the shopper's. */
export function useRemoval({ send, onRefresh }: Removal) {
  const { t } = useLingui()
  const [isBusy, setBusy] = useState(false)
  async function remove(keys: readonly string[]) {
    setBusy(true)
    try {
      for (let at = 0; at < keys.length; at += AT_ONCE) await send(keys.slice(at, at + AT_ONCE))
      toast.success(t`Delete Success`)
    } catch {
      // A toast has reported the failure. What was removed before it leaves the list all the same.
    }
    await onRefresh()
    setBusy(false)
  }
  return { isBusy, remove }
}
