import { useQuery } from '@tanstack/react-query'
import { useCall } from '../../api/call.ts'
import { useSession } from '../../session/use-session.ts'
import { userInfoQuery } from './account-queries.ts'

/** The signed-in shopper as the server knows them; undefined for a visitor and until the answer is here. */
export function useUser() {
  const { token } = useSession()
  return useQuery({ ...userInfoQuery(useCall()), enabled: token !== undefined })
}
