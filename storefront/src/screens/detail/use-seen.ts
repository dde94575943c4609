import { useEffect } from 'react'
import { useSend } from '../../api/use-send.ts'
import { useSession } from '../../session/use-session.ts'

/** Who leaves sooner has not looked. */
const A_LOOK_MS = 1_500

/** Stores a signed-in shopper's view of a product. A failure is not reported, because the shopper did not ask for it. */
export function useSeen(product_id: string): void {
  const { send } = useSend('POST /api/user/history', { quiet: true, repeatable: true, asker: 'screen' })
  const { token } = useSession()
  useEffect(() => {
    if (!token) return
    const timer = setTimeout(() => void send({ product_id }).catch(() => {}), A_LOOK_MS)
    return () => clearTimeout(timer)
  }, [send, token, product_id])
}
