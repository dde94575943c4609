import { Trans, useLingui } from '@lingui/react/macro'
import type { AgentRequest } from '@sampan/contract'
import { CallError } from '@sampan/contract/call-error'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { FormSkeleton } from '../../forms/form-skeleton.tsx'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { useVisits } from '../../navigation/visits.ts'
import { Button } from '../../ui/button/button.tsx'
import { Outcome } from '../../ui/layout/outcome.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import { ConsentForm } from './consent-form.tsx'

/** Asks the shopper whether an app may use the account. The app has sent the browser here with its request. */
export default function LinkAgentScreen({ search }: ScreenProps) {
  const visits = useVisits()
  const [back_to, setBackTo] = useState<{ name: string; href: string }>()
  const request = {
    client_id: search.get('client_id') ?? '',
    redirect_uri: search.get('redirect_uri') ?? '',
    scope: search.get('scope') ?? '',
    code_challenge: search.get('code_challenge') ?? '',
    ...(search.has('state') && { state: search.get('state') ?? '' }),
  }
  const isComplete = !search.has('error') && request.client_id !== '' && request.redirect_uri !== ''
  const { data, error, refetch } = useRead('GET /api/user/agent/request', request, {
    enabled: isComplete,
    once: true, // the shop reads the app's document for each request
  })
  const leave = (request: AgentRequest, href: string) => {
    setBackTo({ name: request.name, href })
    location.assign(href)
  }
  return (
    <Page>
      <TopBar title={<Trans>Allow access</Trans>} onBack={visits.back} />
      {back_to ? (
        <Allowed {...back_to} />
      ) : data ? (
        <ConsentForm request={data} onAllowed={(href) => leave(data, href)} />
      ) : isComplete && !error ? (
        <FormSkeleton fields={4} />
      ) : (
        <Fault error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  )
}

function Allowed({ name, href }: { name: string; href: string }) {
  return (
    <Outcome title={<Trans>{name} now has access</Trans>} text={<Trans>Taking you back to the app…</Trans>}>
      <Button wide href={href}>
        <Trans>Continue</Trans>
      </Button>
    </Outcome>
  )
}

function Fault({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useLingui()
  const isRefused = error instanceof CallError && error.reason !== undefined
  // A malformed request stays malformed; only a lost reply is worth another try.
  if (error instanceof CallError && !isRefused && error.status !== 400) return <ErrorState onRetry={onRetry} />
  const incomplete = t`The app’s request isn’t complete. Go back to the app and try again.`
  return (
    <Outcome
      tone="bad"
      title={<Trans>This app can’t be given access</Trans>}
      text={isRefused ? error.message : incomplete}
    >
      <Button wide tone="plain" href="/home">
        <Trans>Home</Trans>
      </Button>
    </Outcome>
  )
}
