import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useVisits } from '../../navigation/visits.ts'
import { session } from '../../session/session.ts'
import { toast } from '../../ui/layer/toast.ts'

/**
 * Ends the session after a password change, because the change ended every session on the server. Then opens the login
 * with the account filled in.
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
      // A signed-in shopper may already be on another screen, which requires a session. So the login opens in any case.
      return wasSignedIn ? leave() : undefined
    },
    leave,
  }
}
