import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ReplyTo } from '../../api/reads.ts'
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx'
import { Empty } from '../../ui/layout/empty.tsx'
import { StatusBadge } from '../../ui/text/status-badge.tsx'
import { SettingRow, SettingRows } from './setting-rows.tsx'
import { tellOutcome } from './told.ts'

type Network = ReplyTo<'GET /api/admin/setting/list'>['networks'][number]

export function OpenMark({ isOpen }: { isOpen: boolean }) {
  return (
    <StatusBadge tone={isOpen ? 'good' : 'calm'}>{isOpen ? <Trans>Open</Trans> : <Trans>Closed</Trans>}</StatusBadge>
  )
}

/** The networks for top-ups and withdrawals on a chain. */
export function Networks({ networks }: { networks: readonly Network[] }) {
  const { t, i18n } = useLingui()
  const [edited, setEdited] = useState<Network>()
  if (networks.length === 0)
    return (
      <Empty
        title={<Trans>No networks</Trans>}
        note={<Trans>Their keys come from the server’s environment; nobody can set them here.</Trans>}
      />
    )
  return (
    <>
      <SettingRows>
        {networks.map((network) => (
          <SettingRow
            key={network.network}
            name={network.network}
            value={<OpenMark isOpen={network.is_open} />}
            note={network.token?.toUpperCase() ?? <Trans>Unknown to this version of the shop</Trans>}
            changed_by={network.changed_by}
            changed_at={network.changed_at}
            onChange={() => setEdited(network)}
          />
        ))}
      </SettingRows>
      {edited && (
        <ConfirmDialog
          call="POST /api/admin/setting/network"
          sent={{ network: edited.network, is_open: !edited.is_open, version: edited.version }}
          title={edited.is_open ? t`Close this network?` : t`Open this network?`}
          note={<Trans>It counts for top-ups and withdrawals at once.</Trans>}
          confirm={edited.is_open ? <Trans>Close it</Trans> : <Trans>Open it</Trans>}
          isDangerous={edited.is_open}
          after={(reply) => tellOutcome(reply, i18n)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}
