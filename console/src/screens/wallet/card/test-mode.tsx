import { Trans } from '@lingui/react/macro'
import { Alert } from '@mantine/core'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'

type Mode = 'test' | 'live'

/** Marks test payments and test keys. Real money has no mark. */
export function TestModeBadge({ mode }: { mode: Mode }) {
  if (mode === 'live') return null
  return (
    <StatusBadge tone="wait">
      <Trans>Test mode</Trans>
    </StatusBadge>
  )
}

type BannerProps = { providers: readonly { mode: Mode; is_demo: boolean }[] | undefined }

/** Warns as long as a provider has test keys: its payments are credited, although no money arrives. */
export function TestModeBanner({ providers = [] }: BannerProps) {
  const tests = providers.filter(({ mode }) => mode === 'test')
  if (tests.length === 0) return null
  return (
    <Alert variant="light" color="yellow" role="note" title={<Trans>Test mode: no real money moves</Trans>}>
      {tests.every(({ is_demo }) => is_demo) ? (
        <Trans>This demo pays with test cards. A stand-in for the provider runs next to the shop.</Trans>
      ) : (
        <Trans>
          Payments by test cards are credited to shoppers’ balances, but no money arrives. Never open test keys in a
          shop that sends goods.
        </Trans>
      )}
    </Alert>
  )
}
