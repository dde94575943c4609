import { useLingui } from '@lingui/react'
import type { SignedIn } from '@sampan/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../api/call.ts'
import { mergeDeviceCart } from '../../features/cart/device-cart.ts'
import { safeNext } from '../../navigation/guard.ts'
import { useVisits } from '../../navigation/visits.ts'
import { device } from '../../session/device.ts'
import { startSession } from '../../session/sign-in.ts'

/** What follows a login and a registration: the session, the device's cart joined in, and where the shopper wanted to go. */
export function useEntry(next: string | null) {
  const { i18n } = useLingui()
  const call = useCall()
  const client = useQueryClient()
  const visits = useVisits()
  return async ({ userinfo, device_token }: SignedIn) => {
    device.keep(device_token)
    await startSession({ call, client, i18n }, userinfo.token)
    // What could not be joined now stays on the device and is joined at the next login.
    await mergeDeviceCart(call).catch(() => {})
    await visits.go(safeNext(next), { replace: true })
  }
}
