import { Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '@mantine/core'
import type { ProviderAtDesk } from '@sampan/contract'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { PROVIDER_TITLES } from '../../../features/provider/provider-title.ts'
import { ConfirmDialog } from '../../../forms/confirm-dialog.tsx'
import { OpenedInDialog } from '../../../forms/opened-version.tsx'
import { Link } from '../../../navigation/link.tsx'
import { useIsOwner } from '../../../session/use-session.ts'
import { toast } from '../../../ui/layer/toast.ts'
import { ErrorState } from '../../../ui/layout/error-state.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import css from './card.module.css'
import { CardProtection } from './card-protection.tsx'
import { ProviderDialog } from './provider-dialog.tsx'
import { isReadOnly, ProviderPart } from './provider-part.tsx'
import { TestModeBanner } from './test-mode.tsx'

/** The providers that the server can use. */
const OFFERED = ['stripe', 'paypal'] as const satisfies readonly ProviderAtDesk['provider'][]

/** The dialog that is open. */
type Open = { kind: 'save' | 'close'; name: (typeof OFFERED)[number] }

/** Payment providers, by which shoppers top up instantly. Only owners change them. */
export default function Providers() {
  const { data, error, refetch } = useRead('GET /api/admin/provider/list')
  const isOwner = useIsOwner()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const rowOf = (name: string) => data?.providers.find(({ provider }) => provider === name)
  const canChange = isOwner && !OFFERED.every((name) => isReadOnly(rowOf(name)))
  const stored = open && rowOf(open.name)
  return (
    <Page>
      <div className={css.providers}>
        <PageHeader
          title={<Trans>Payment providers</Trans>}
          note={
            <Trans>
              Shoppers top up by card or wallet app. The payments are in <Link to="/card-top-ups">Instant top-ups</Link>
              .
            </Trans>
          }
        />
        <TestModeBanner providers={data?.providers} />
        {canChange && data?.has_second && (
          <p className={css.note}>
            <Trans>New keys and opening need the approval of a second owner. Closing takes effect right away.</Trans>
          </p>
        )}
        {canChange && data?.has_second === false && (
          <Alert variant="light" color="yellow">
            <Trans>
              New keys and opening need the approval of a second owner, and no other owner can approve yet. Add one in
              Operators first.
            </Trans>
          </Alert>
        )}
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data &&
          OFFERED.map((name) => (
            <ProviderPart
              key={name}
              name={name}
              title={PROVIDER_TITLES[name]}
              provider={rowOf(name)}
              proposals={data.proposals.filter(({ ref_id }) => ref_id === name)}
              eventsUrl={data.events_url + name}
              {...(isOwner && {
                onSave: () => setOpen({ kind: 'save', name }),
                onClose: () => setOpen({ kind: 'close', name }),
              })}
            />
          ))}
        {data && <CardProtection />}
      </div>
      {open?.kind === 'save' && (
        <OpenedInDialog data={stored}>
          {(provider) => <ProviderDialog name={open.name} provider={provider} onClose={close} />}
        </OpenedInDialog>
      )}
      {open?.kind === 'close' && stored && (
        <OpenedInDialog data={stored}>
          {(provider) => <CloseDialog provider={provider} onClose={close} />}
        </OpenedInDialog>
      )}
    </Page>
  )
}

function CloseDialog({ provider: row, onClose }: { provider: ProviderAtDesk; onClose: () => void }) {
  const { t } = useLingui()
  const { provider, revision } = row
  const title = PROVIDER_TITLES[provider]
  return (
    <ConfirmDialog
      call="POST /api/admin/provider/save"
      input={{ provider, revision, is_open: false }}
      title={t`Close ${title} for shoppers?`}
      note={
        <Trans>
          Shoppers can’t start new top-ups by card or wallet app. Payments that have begun are still credited. Opening
          it again needs a second owner.
        </Trans>
      }
      confirm={<Trans>Close now</Trans>}
      isDangerous
      after={() => toast.success(t`${title} is closed`)}
      onClose={onClose}
    />
  )
}
