import { useEffect } from 'react'
import { useSend } from '../../api/use-send.ts'
import { useSession } from '../../session/use-session.ts'

/** A visit shorter than this is not recorded as a view. */
const A_LOOK_MS = 1_500

/**
 * Adds the product to a signed-in shopper's history. Failures are not reported, because the shopper did not ask to add
 * it.
 */
export function useSeen(product_id: string): void {
  const { send } = useSend('POST /api/user/history', { quiet: true, repeatable: true, caller: 'screen' })
  const { token } = useSession()
  useEffect(() => {
    if (!token) return
    const timer = setTimeout(() => void send({ product_id }).catch(() => {}), A_LOOK_MS)
    return () => clearTimeout(timer)
  }, [send, token, product_id])
}
