import type { SignedIn } from '@sampan/contract'
import { device } from '../../device/device.ts'
import { useMergeDeviceCart } from '../../features/cart/use-merge-device-cart.ts'
import { safeNext } from '../../navigation/safe-next.ts'
import { useVisits } from '../../navigation/visits.ts'
import { wish } from '../../navigation/wish.ts'
import { useStartSession } from '../../sign-in/use-start-session.ts'
import { useSetMark } from './use-set-mark.ts'

/**
 * Continues after a login or registration: starts the session, merges the device's cart, sets the favourite or follows
 * the shop that asked for the login, then opens the screen that the shopper wanted.
 */
export function useEntry(next: string | null) {
  const startSession = useStartSession()
  const mergeDeviceCart = useMergeDeviceCart()
  const setMark = useSetMark()
  const visits = useVisits()
  return {
    async enter({ userinfo, device_token }: SignedIn) {
      device.keep(device_token)
      await startSession(userinfo.token)
      await mergeDeviceCart()
      const mark = wish.take(next ?? '')
      if (mark) await setMark(mark)
    },
    leave: () => visits.go(safeNext(next), { replace: true }),
  }
}
