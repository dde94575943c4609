import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useVisits } from '../../navigation/visits.ts'
import { session } from '../../session/session.ts'
import { toast } from '../../ui/layer/toast.ts'

/** After a change of the password, which ended every session: forgets this one, and leads to the login with the account filled in. */
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
      // Wherever they are by now, it may be a screen for shoppers only.
      return wasSignedIn ? leave() : undefined
    },
    leave,
  }
}
