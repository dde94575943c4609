import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useVisits } from '../../navigation/visits.ts'
import { session } from '../../session/session.ts'
import { toast } from '../../ui/layer/toast.ts'

/**
 * A password change ends every session on the server: clears this session, and opens the login with the account filled
 * in.
 */
export function usePasswordChanged(next: string | null = null) {
  const { t } = useLingui()
  const visits = useVisits()
  useEffect(() => visits.preload('/login'), [visits])
  const leave = () => visits.go(next ? `/login?next=${encodeURIComponent(next)}` : '/login', { replace: true })
  return {
    finish(account: string) {
      toast.success(t`Change Successful`)
      const wasSignedIn = session.get().token !== undefined
      session.clear()
      session.mergeBackData({ account })
      // The shopper may have moved on to a screen that requires a session.
      return wasSignedIn ? leave() : undefined
    },
    leave,
  }
}
