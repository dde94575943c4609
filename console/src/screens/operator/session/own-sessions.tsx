import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useRead } from '@sampan/front/use-read'
import { useAction } from '../../../forms/use-action.ts'
import { toast } from '../../../ui/layer/toast.ts'
import { ErrorState } from '../../../ui/layout/error-state.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { SessionRows } from './session-rows.tsx'

/** The operator's sessions. Unknown sessions can be ended. */
export function OwnSessions() {
  const { t } = useLingui()
  const { data, error, refetch } = useRead('GET /api/admin/session/list')
  const { run, isBusy } = useAction('POST /api/admin/session/end')
  const end = async (which: Parameters<typeof run>[0], message: string) => {
    if ((await run(which)) !== undefined) toast.success(message)
  }
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <div aria-busy="true" />
  return (
    <>
      <SessionRows
        sessions={data.sessions}
        action={({ session_id, is_current, device }) =>
          is_current ? (
            <StatusBadge tone="good">
              <Trans>This device</Trans>
            </StatusBadge>
          ) : (
            <Button
              variant="default"
              disabled={isBusy}
              aria-label={t`Sign out ${device}`}
              onClick={() => void end({ session_id }, t`Session ended`)}
            >
              <Trans>Sign out</Trans>
            </Button>
          )
        }
      />
      {data.sessions.length > 1 && (
        <div>
          <Button
            variant="default"
            disabled={isBusy}
            onClick={() => void end({ all_others: true }, t`Signed out of all other sessions`)}
          >
            <Trans>Sign out everywhere else</Trans>
          </Button>
        </div>
      )}
    </>
  )
}
