import { Trans, useLingui } from '@lingui/react/macro'
import type { ReplyTo } from '@sampan/front/calls'
import { useState } from 'react'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { OpenedInDialog } from '../../forms/opened-version.tsx'
import { ReasonField } from '../../forms/reason-field.tsx'
import { useFormWithCode } from '../../forms/use-form-with-code.ts'
import { Empty } from '../../ui/layout/empty.tsx'
import { StatusBadge } from '../../ui/text/status-badge.tsx'
import { showOutcome } from './outcome-toast.ts'
import { proposalFor, reasonFault } from './second-operator.ts'
import { SettingRow, SettingRows } from './setting-rows.tsx'

type Settings = ReplyTo<'GET /api/admin/setting/list'>
type Network = Settings['networks'][number]

export function OpenBadge({ isOpen }: { isOpen: boolean }) {
  return (
    <StatusBadge tone={isOpen ? 'good' : 'calm'}>
      {isOpen ? <Trans>In use</Trans> : <Trans context="network">Closed</Trans>}
    </StatusBadge>
  )
}

/** The blockchain networks for recharges and withdrawals. */
export function Networks({ settings: { networks, proposals, needs_second } }: { settings: Settings }) {
  const [editedNetwork, setEditedNetwork] = useState<Network>()
  if (networks.length === 0)
    return (
      <Empty
        title={<Trans>No networks</Trans>}
        note={<Trans>Network keys are set on the server. You can’t change them here.</Trans>}
      />
    )
  return (
    <>
      <SettingRows>
        {networks.map((network) => (
          <SettingRow
            key={network.network}
            name={network.network}
            value={<OpenBadge isOpen={network.is_open} />}
            note={network.token?.toUpperCase() ?? <Trans>Not supported in this version</Trans>}
            changed_by={network.changed_by}
            changed_at={network.changed_at}
            proposal={proposalFor(proposals, 'setting_network', network.network)}
            onChange={() => setEditedNetwork(network)}
          />
        ))}
      </SettingRows>
      {editedNetwork && (
        <OpenedInDialog data={networks.find(({ network }) => network === editedNetwork.network) ?? editedNetwork}>
          {(network) => (
            <NetworkDialog network={network} needsSecond={needs_second} onClose={() => setEditedNetwork(undefined)} />
          )}
        </OpenedInDialog>
      )}
    </>
  )
}

type DialogProps = { network: Network; needsSecond: boolean; onClose: () => void }

function NetworkDialog({ network: { network, is_open, revision }, needsSecond, onClose }: DialogProps) {
  const { t, i18n } = useLingui()
  const form = useFormWithCode({
    call: 'POST /api/admin/setting/network',
    start: { reason: '' },
    rules: ({ reason }, i18n) => reasonFault(needsSecond, reason, i18n),
    inputOf: ({ reason }) => ({ network, is_open: !is_open, revision, ...(needsSecond && { reason }) }),
    after: (reply) => showOutcome(reply, i18n),
    leave: onClose,
  })
  const label = is_open ? <Trans>Close network</Trans> : <Trans>Open network</Trans>
  return (
    <FormDialog
      form={form}
      title={is_open ? t`Close this network?` : t`Open this network?`}
      send={needsSecond ? <Trans>Request approval</Trans> : label}
      isDangerous={is_open && !needsSecond}
      onClose={onClose}
    >
      <Trans>This applies to top-ups and withdrawals right away.</Trans>
      {needsSecond && <ReasonField {...form.field('reason')} />}
    </FormDialog>
  )
}
