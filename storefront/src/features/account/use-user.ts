import { useRead } from '../../api/use-read.ts'
import { useSession } from '../../session/use-session.ts'

/** The signed-in shopper as the server knows them; undefined for a visitor and until the answer is here. */
export function useUser() {
  const { token } = useSession()
  return useRead('GET /api/user/getUserInfo', undefined, { enabled: token !== undefined })
}
