import { Trans } from '@lingui/react/macro'
import { Button, Group, Stack } from '@mantine/core'
import type { ProviderAtDesk, WaitingProposal as Waiting } from '@sampan/contract'
import { WaitingProposal } from '../../../features/operator/waiting-proposal.tsx'
import { Fact, Facts } from '../../../ui/layout/facts.tsx'
import { CodeText } from '../../../ui/text/code-text.tsx'
import { CopyButton } from '../../../ui/text/copy-button.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { MomentText } from '../../../ui/time/moment-text.tsx'
import css from './card.module.css'
import { TestModeBadge } from './test-mode.tsx'

type Props = {
  name: ProviderAtDesk['provider']
  title: string
  /** Undefined until its first keys are approved. */
  provider: ProviderAtDesk | undefined
  proposals: readonly Waiting[]
  eventsUrl: string
  onSave?: () => void
  onClose?: () => void
}

/** Whether the provider cannot be changed at the desk. */
export const isReadOnly = (provider: ProviderAtDesk | undefined): boolean =>
  provider !== undefined && (provider.is_from_environment || provider.is_demo)

/** A payment provider with its state, its keys, and the proposals about it. */
export function ProviderPart({ name, title, provider, proposals, eventsUrl, onSave, onClose }: Props) {
  return (
    <section className={css.provider} aria-label={title}>
      <header className={css.head}>
        <h2 className={css.name}>{title}</h2>
        <ProviderState provider={provider} />
        {provider && <TestModeBadge mode={provider.mode} />}
      </header>
      <ProviderNote name={name} title={title} provider={provider} />
      {proposals.length > 0 && (
        <Stack gap="sm">
          {proposals.map((proposal) => (
            <WaitingProposal key={proposal.proposal_id} proposal={proposal} />
          ))}
        </Stack>
      )}
      <ProviderFacts provider={provider} eventsUrl={eventsUrl} />
      {!isReadOnly(provider) && (
        <Group gap="xs">
          {onSave && proposals.length === 0 && (
            <Button variant={provider ? 'default' : 'filled'} onClick={onSave}>
              {provider ? <Trans>Change {title}</Trans> : <Trans>Set up {title}</Trans>}
            </Button>
          )}
          {onClose && provider?.is_open && (
            <Button variant="default" c="red" onClick={onClose}>
              <Trans>Close for shoppers</Trans>
            </Button>
          )}
        </Group>
      )}
    </section>
  )
}

function ProviderState({ provider }: Pick<Props, 'provider'>) {
  if (!provider)
    return (
      <StatusBadge tone="calm">
        <Trans context="provider">Not set up</Trans>
      </StatusBadge>
    )
  return provider.is_open ? (
    <StatusBadge tone="good">
      <Trans>Open for shoppers</Trans>
    </StatusBadge>
  ) : (
    <StatusBadge tone="calm">
      <Trans>Closed for shoppers</Trans>
    </StatusBadge>
  )
}

/** The next step, or why nothing can be changed. */
function ProviderNote({ name, title, provider }: Pick<Props, 'name' | 'title' | 'provider'>) {
  if (!provider && name === 'paypal')
    return (
      <p className={css.note}>
        <Trans>
          You need a business account at {title}. Add the address below to an app there as a webhook, then enter the
          app’s client ID and secret, and the webhook’s ID.
        </Trans>
      </p>
    )
  if (!provider)
    return (
      <p className={css.note}>
        <Trans>
          You need an account at {title}. Add the address below there for events, then enter the secret key and the
          signing secret.
        </Trans>
      </p>
    )
  if (provider.is_demo)
    return (
      <p className={css.note}>
        <Trans>This is the demo’s stand-in for {title}. It can’t be changed.</Trans>
      </p>
    )
  if (provider.is_from_environment)
    return (
      <p className={css.note}>
        <Trans>The keys come from the server’s environment, so they can only be changed there.</Trans>
      </p>
    )
  return null
}

function ProviderFacts({ provider, eventsUrl }: Pick<Props, 'provider' | 'eventsUrl'>) {
  return (
    <Facts>
      {provider && (
        <>
          <Fact name={provider.provider === 'stripe' ? <Trans>Secret key</Trans> : <Trans>Client ID</Trans>}>
            <CodeText>… {provider.key_end}</CodeText>
          </Fact>
          <Fact name={<Trans>Test or real money</Trans>}>
            {provider.mode === 'live' ? <Trans>Real money</Trans> : <Trans>Test mode</Trans>}
          </Fact>
        </>
      )}
      <Fact name={<Trans>Address for events</Trans>}>
        <span className={css.events}>
          <CodeText>{eventsUrl}</CodeText>
          <CopyButton text={eventsUrl} />
        </span>
      </Fact>
      {provider?.changed_at && (
        <Fact name={<Trans>Last change</Trans>}>
          {provider.changed_by && `${provider.changed_by} · `}
          <MomentText at={provider.changed_at} as="near" />
        </Fact>
      )}
    </Facts>
  )
}
