import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Table } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { ConfirmDialog } from '../../../forms/confirm-dialog.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { Empty } from '../../../ui/layout/empty.tsx'
import { ErrorState } from '../../../ui/layout/error-state.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { MomentText } from '../../../ui/time/moment-text.tsx'
import { rightsText } from './machine-right-text.ts'
import css from './machine-tokens.module.css'
import { MakeTokenDialog } from './make-token-dialog.tsx'

type MachineToken = ReplyTo<'GET /api/admin/machine_token/list'>['tokens'][number]

/** Tokens for programs, such as cron jobs. Owners create and revoke them. */
export default function MachineTokens() {
  const { t } = useLingui()
  const { data, error, refetch } = useRead('GET /api/admin/machine_token/list')
  const [isMaking, setMaking] = useState(false)
  const [revoking, setRevoking] = useState<MachineToken>()
  return (
    <Page>
      <PageHeader title={<Trans>Machine tokens</Trans>}>
        <Button onClick={() => setMaking(true)}>
          <Trans>Create token</Trans>
        </Button>
      </PageHeader>
      <p className={css.note}>
        <Trans>
          With a token, a program such as a nightly job can make a few calls to the desk. The activity log shows the
          token and the owner who created it. A token stops working if that owner is blocked or loses the owner role.
        </Trans>
      </p>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.tokens.length === 0 && <Empty title={<Trans>No machine tokens yet</Trans>} />}
      {data && data.tokens.length > 0 && <TokenTable tokens={data.tokens} onRevoke={setRevoking} />}
      {isMaking && <MakeTokenDialog onClose={() => setMaking(false)} />}
      {revoking && (
        <ConfirmDialog
          call="POST /api/admin/machine_token/revoke"
          input={{ token_id: revoking.token_id }}
          title={t`Revoke ${revoking.name}?`}
          note={<Trans>Programs that use it stop working right away. You can’t undo this.</Trans>}
          confirm={<Trans>Revoke</Trans>}
          isDangerous
          after={() => toast.success(t`Token revoked`)}
          onClose={() => setRevoking(undefined)}
        />
      )}
    </Page>
  )
}

type TokenTableProps = { tokens: readonly MachineToken[]; onRevoke: (token: MachineToken) => void }

function TokenTable({ tokens, onRevoke }: TokenTableProps) {
  const { t } = useLingui()
  return (
    <Table.ScrollContainer minWidth={720}>
      <Table aria-label={t`Machine tokens`}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>
              <Trans>Name</Trans>
            </Table.Th>
            <Table.Th>
              <Trans>Permissions</Trans>
            </Table.Th>
            <Table.Th>
              <Trans>Created</Trans>
            </Table.Th>
            <Table.Th>
              <Trans>Last used</Trans>
            </Table.Th>
            <Table.Th>
              <Trans>Expires</Trans>
            </Table.Th>
            <Table.Td />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {tokens.map((token) => (
            <TokenRow key={token.token_id} token={token} onRevoke={() => onRevoke(token)} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

function TokenRow({ token, onRevoke }: { token: MachineToken; onRevoke: () => void }) {
  const { t, i18n } = useLingui()
  const { name, rights, made_by, made_at, last_used_at, expires_at, has_expired } = token
  return (
    <Table.Tr>
      <Table.Td className={css.name}>{name}</Table.Td>
      <Table.Td>{rightsText(rights, i18n)}</Table.Td>
      <Table.Td>
        <MomentText at={made_at} as="day" />
        <div className={css.maker}>{made_by}</div>
      </Table.Td>
      <Table.Td>{last_used_at ? <MomentText at={last_used_at} as="near" /> : <Trans>Never</Trans>}</Table.Td>
      <Table.Td>
        {has_expired ? (
          <StatusBadge tone="bad">
            <Trans>Expired</Trans>
          </StatusBadge>
        ) : expires_at ? (
          <MomentText at={expires_at} as="day" />
        ) : (
          <Trans>Doesn’t expire</Trans>
        )}
      </Table.Td>
      <Table.Td>
        <Button size="xs" variant="default" aria-label={t`Revoke ${name}`} onClick={onRevoke}>
          <Trans>Revoke</Trans>
        </Button>
      </Table.Td>
    </Table.Tr>
  )
}
