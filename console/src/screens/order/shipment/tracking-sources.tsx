import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { ConfirmDialog } from '../../../forms/confirm-dialog.tsx'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { useFormWithCode } from '../../../forms/use-form-with-code.ts'
import { useIsOwner } from '../../../session/use-session.ts'
import { SecretDialog } from '../../../ui/layer/secret-dialog.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { ErrorState } from '../../../ui/layout/error-state.tsx'
import { Fact, Facts } from '../../../ui/layout/facts.tsx'
import { CodeText } from '../../../ui/text/code-text.tsx'
import { CopyButton } from '../../../ui/text/copy-button.tsx'
import { MomentText } from '../../../ui/time/moment-text.tsx'
import css from './carriers.module.css'

type Source = ReplyTo<'GET /api/admin/tracking/list'>['sources'][number]

/** The services that report the events of parcels. Owners make their secrets. */
export function TrackingSources() {
  const { data, error, refetch } = useRead('GET /api/admin/tracking/list')
  return (
    <section className={css.part}>
      <h2>
        <Trans>Reports of carriers</Trans>
      </h2>
      <p className={css.note}>
        <Trans>
          A carrier or logistics partner sends the events of parcels to this address. Shoppers see them at their orders.
        </Trans>
      </p>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.sources.map((source) => (
        <TrackingSource key={source.source} source={source} />
      ))}
    </section>
  )
}

function TrackingSource({ source }: { source: Source }) {
  const { t } = useLingui()
  const isOwner = useIsOwner()
  const [dialog, setDialog] = useState<'renew' | 'remove'>()
  const close = () => setDialog(undefined)
  const { url, is_open, is_from_environment } = source
  return (
    <>
      <SourceFacts source={source} />
      {isOwner && !is_from_environment && (
        <Group gap="xs">
          <Button variant={is_open ? 'default' : 'filled'} onClick={() => setDialog('renew')}>
            {is_open ? <Trans>Replace secret</Trans> : <Trans>Make a secret</Trans>}
          </Button>
          {is_open && (
            <Button variant="default" c="red" onClick={() => setDialog('remove')}>
              <Trans>Take no more reports</Trans>
            </Button>
          )}
        </Group>
      )}
      {dialog === 'renew' && <RenewDialog source={source} onClose={close} />}
      {dialog === 'remove' && (
        <ConfirmDialog
          call="POST /api/admin/tracking/remove"
          input={{ source: source.source }}
          title={t`Take no more reports?`}
          note={<Trans>No reports to {url} are taken until there is a new secret.</Trans>}
          confirm={<Trans>Take no more reports</Trans>}
          isDangerous
          after={() => toast.success(t`Secret removed`)}
          onClose={close}
        />
      )}
    </>
  )
}

function SourceFacts({ source }: { source: Source }) {
  const { url, is_open, is_from_environment, reported_at, refused_at, unknown_reports } = source
  return (
    <Facts>
      <Fact name={<Trans>Address for reports</Trans>}>
        <span className={css.address}>
          <CodeText>{url}</CodeText>
          <CopyButton text={url} />
        </span>
      </Fact>
      <Fact name={<Trans>Secret</Trans>}>
        {is_from_environment ? (
          <Trans>Set in the server’s environment</Trans>
        ) : is_open ? (
          <Trans context="secret">In use</Trans>
        ) : (
          <Trans>None, so no reports are taken</Trans>
        )}
      </Fact>
      <Fact name={<Trans>Last report</Trans>}>
        {reported_at ? <MomentText at={reported_at} /> : <Trans context="report">None yet</Trans>}
      </Fact>
      {refused_at && (
        <Fact name={<Trans>Last wrong signature</Trans>}>
          <MomentText at={refused_at} />
        </Fact>
      )}
      {unknown_reports > 0 && <Fact name={<Trans>Reports about unknown parcels</Trans>}>{unknown_reports}</Fact>}
    </Facts>
  )
}

function RenewDialog({ source: { source, is_open }, onClose }: { source: Source; onClose: () => void }) {
  const { t } = useLingui()
  const [secret, setSecret] = useState<string>()
  const form = useFormWithCode({
    call: 'POST /api/admin/tracking/renew',
    start: {},
    inputOf: () => ({ source }),
    leave: (reply) => setSecret(reply.secret),
  })
  if (secret !== undefined)
    return (
      <SecretDialog
        title={t`Signing secret`}
        note={<Trans>The carrier signs each report with it. Copy it now: this is the only time it is shown.</Trans>}
        secret={secret}
        onClose={onClose}
      />
    )
  return (
    <FormDialog
      form={form}
      title={is_open ? t`Replace secret` : t`Make a secret`}
      send={<Trans>Make a secret</Trans>}
      onClose={onClose}
    >
      <p className={css.note}>
        {is_open ? (
          <Trans>From then on, the shop takes no reports with the former secret.</Trans>
        ) : (
          <Trans>The carrier signs each report with a secret that only the two of you know.</Trans>
        )}
      </p>
    </FormDialog>
  )
}
