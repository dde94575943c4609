import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { toast } from '../../ui/layer/toast.ts'

/** The maximum number of entries of one call. */
const AT_ONCE = 100

type Removal = {
  send: (keys: string[]) => Promise<unknown>
  /** Reloads the list without the removed entries. */
  onRefresh: () => Promise<unknown>
}

/** Removes several entries from a list of the shopper. */
export function useRemoval({ send, onRefresh }: Removal) {
  const { t } = useLingui()
  const [isBusy, setBusy] = useState(false)
  async function remove(keys: readonly string[]) {
    setBusy(true)
    try {
      for (let at = 0; at < keys.length; at += AT_ONCE) await send(keys.slice(at, at + AT_ONCE))
      toast.success(t`Delete Success`)
    } catch {
      // A toast has already reported the failure. Entries removed before the failure disappear when the list is
      // reloaded below.
    }
    await onRefresh()
    setBusy(false)
  }
  return { isBusy, remove }
}
