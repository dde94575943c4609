import { useRead } from '@sampan/front/use-read'
import { useSession } from '../../session/use-session.ts'

/** The signed-in shopper; undefined for a visitor, and until the reply has arrived. */
export function useUser() {
  const { token } = useSession()
  return useRead('GET /api/user/getUserInfo', undefined, { enabled: token !== undefined })
}
