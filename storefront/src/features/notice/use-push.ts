import { useLingui } from '@lingui/react/macro'
import type { NoticeChoices } from '@sampan/contract'
import { CallError } from '@sampan/contract/call-error'
import { useEffect, useState } from 'react'
import { useSend } from '../../api/use-send.ts'
import {
  type PushPermission,
  readPushEndpoint,
  readPushPermission,
  subscribeToPush,
  unsubscribeFromPush,
} from '../../device/push-subscription.ts'
import { toast } from '../../ui/layer/toast.ts'

type Push = {
  /** Undefined until the browser has replied. */
  permission: PushPermission | undefined
  /** Whether notices are pushed to this browser. */
  isOn: boolean
  isBusy: boolean
  turnOn: () => Promise<void>
  turnOff: () => Promise<void>
}

/** Push messages in this browser. Nothing is asked before `turnOn`, which must run in a tap. */
export function usePush({ push_key, push_endpoint }: Pick<NoticeChoices, 'push_key' | 'push_endpoint'>): Push {
  const { t } = useLingui()
  const [state, setState] = useState<{ permission: PushPermission; endpoint: string | null }>()
  const [isAsking, setAsking] = useState(false)
  const on = useSend('POST /api/user/notifications/push_on', { repeatable: true })
  const off = useSend('POST /api/user/notifications/push_off', { repeatable: true })
  useEffect(() => {
    let isCurrent = true
    void readState().then((newState) => isCurrent && setState(newState))
    return () => {
      isCurrent = false
    }
  }, [])

  async function turnOn() {
    setAsking(true)
    try {
      const subscription = await subscribeToPush(push_key).catch(() => {
        toast.fail(t`Notifications couldn’t be turned on. Please try again later.`)
      })
      if (subscription) await on.send(subscription).catch(endTaken) // the send has shown its error
      setState(await readState())
    } finally {
      setAsking(false)
    }
  }
  async function turnOff() {
    await off.send(undefined)
    await unsubscribeFromPush()
    setState(await readState())
  }
  return {
    permission: state?.permission,
    isOn: state !== undefined && state.endpoint !== null && state.endpoint === push_endpoint,
    isBusy: isAsking || on.isSending || off.isSending,
    turnOn,
    turnOff: () => turnOff().catch(() => {}), // the send has shown its error
  }
}

/** Another account has the address of this browser with other keys: the next try gets a new address. */
async function endTaken(error: unknown): Promise<void> {
  if (error instanceof CallError && error.reason === 'push_address_taken') await unsubscribeFromPush()
}

async function readState() {
  const [permission, endpoint] = await Promise.all([readPushPermission(), readPushEndpoint().catch(() => null)])
  return { permission, endpoint }
}
