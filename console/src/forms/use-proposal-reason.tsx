import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import { CallError } from '@sampan/contract/call-error'
import { VISIBLE_PATTERN } from '@sampan/contract/rules'
import { type ReactNode, useRef, useState } from 'react'
import { Dialog } from '../ui/layer/dialog.tsx'
import { REASON_LIMIT, ReasonField } from './reason-field.tsx'
import { useSecondFactorCode } from './use-second-factor-code.tsx'

/**
 * For saves that need approval above a limit: pass the error of the call to `handleRefusal`, send `reason()` with the
 * call, and render `dialog`. Once the reason is typed, `retry` repeats the call. A reason is used for one save: a
 * successful call clears it, so that the next proposal asks for its own reason.
 */
export function useProposalReason(retry: () => void) {
  const typedReason = useRef<string>(undefined)
  const sentReason = useRef<string>(undefined)
  const [isAsking, setAsking] = useState(false)
  const code = useSecondFactorCode(retry)
  const handleRefusal = (error: unknown) => {
    if (!(error instanceof CallError) || error.reason !== 'reason_needed') {
      typedReason.current = sentReason.current
      return code.handleRefusal(error)
    }
    setAsking(true)
    return true
  }
  const send = (reason: string) => {
    typedReason.current = reason
    setAsking(false)
    retry()
  }
  const reason = () => {
    sentReason.current = typedReason.current
    typedReason.current = undefined
    return sentReason.current
  }
  const dialog: ReactNode = (
    <>
      {isAsking && <ProposalReasonDialog onSend={send} onClose={() => setAsking(false)} />}
      {code.dialog}
    </>
  )
  return { handleRefusal, reason, dialog }
}

function ProposalReasonDialog({ onSend, onClose }: { onSend: (reason: string) => void; onClose: () => void }) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  return (
    <Dialog onClose={onClose} title={t`Needs two approvals`}>
      <Stack gap="sm">
        <Text size="sm">
          <Trans>
            This is more than one operator may give away (see the limits in Settings). We’ll turn it into a request that
            takes effect once a second operator approves it.
          </Trans>
        </Text>
        <ReasonField data-autofocus value={reason} onChange={(event) => setReason(event.currentTarget.value)} />
        <Group gap="xs" justify="flex-end">
          <Button variant="default" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            disabled={!VISIBLE_PATTERN.test(reason) || reason.length > REASON_LIMIT}
            onClick={() => onSend(reason.trim())}
          >
            <Trans>Request approval</Trans>
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
