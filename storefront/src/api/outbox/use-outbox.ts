import { useLingui } from '@lingui/react'
import { useCall } from '@sampan/front/call'
import { useEffect, useSyncExternalStore } from 'react'
import { outbox } from './outbox.ts'
import { type Unsent, unsent } from './unsent.ts'

const never = () => false

/** Messages not yet read from the server, oldest first, and whether they wait for a connection. */
export function useOutbox(): { messages: readonly Unsent[]; isCutOff: boolean } {
  const call = useCall()
  const { i18n } = useLingui()
  useEffect(() => outbox.start({ call, i18n }), [call, i18n])
  const messages = useSyncExternalStore(unsent.subscribe, unsent.get, unsent.none)
  const isCutOff = useSyncExternalStore(outbox.subscribe, outbox.isCutOff, never)
  return { messages, isCutOff }
}
