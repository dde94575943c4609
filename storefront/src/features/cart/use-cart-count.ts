import { useRead } from '@sampan/front/use-read'
import { useSyncExternalStore } from 'react'
import { useSession } from '../../session/use-session.ts'
import { deviceLines } from './device-lines.ts'

export const useDeviceCart = () => useSyncExternalStore(deviceLines.subscribe, deviceLines.get, deviceLines.none)

/** The number of lines in the account's cart, or for a visitor in the device's cart. */
export function useCartCount(): number {
  const { token } = useSession()
  const onDevice = useDeviceCart()
  const { data } = useRead('GET /api/cart', undefined, { enabled: token !== undefined })
  return token ? (data?.count ?? 0) : onDevice.length
}
