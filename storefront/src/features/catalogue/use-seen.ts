import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCall } from '../../call.ts'
import { useSession } from '../../session/use-session.ts'

/** Who leaves sooner has not looked. */
const A_LOOK_MS = 1_500

/** Remembers that a signed-in shopper looked at a product. Nothing is said when that fails: nobody asked for it. */
export function useSeen(product_id: string): void {
  const call = useCall()
  const client = useQueryClient()
  const { token } = useSession()
  useEffect(() => {
    if (!token) return
    const remember = async () => {
      await call('POST /api/user/history', { body: { product_id } }, { quiet: true, repeatable: true })
      await client.invalidateQueries({ queryKey: ['user', 'history'] })
      // The shopper's own page counts what was viewed; it reads that when it is opened next.
      await client.invalidateQueries({ queryKey: ['user', 'info'], refetchType: 'none' })
    }
    const timer = setTimeout(() => void remember().catch(() => {}), A_LOOK_MS)
    return () => clearTimeout(timer)
  }, [call, client, token, product_id])
}
