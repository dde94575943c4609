import { Trans } from '@lingui/react/macro'
import { Alert, Button } from '@mantine/core'
import type { ChainNetworkAtDesk } from '@sampan/contract'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { OpenedInDialog } from '../../../forms/opened-version.tsx'
import { Link } from '../../../navigation/link.tsx'
import { useIsOwner } from '../../../session/use-session.ts'
import { Empty } from '../../../ui/layout/empty.tsx'
import { ErrorState } from '../../../ui/layout/error-state.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import css from './chain.module.css'
import { KeyDialog } from './key-dialog.tsx'
import { NetworkDialog } from './network-dialog.tsx'
import { NetworkPart } from './network-part.tsx'
import { ResumeDialog } from './resume-dialog.tsx'

/** The dialog that is open. */
type Open =
  | { kind: 'save'; network: ChainNetworkAtDesk | undefined }
  | { kind: 'key' | 'resume'; network: ChainNetworkAtDesk }

/** The networks that the server reads, with their health. Only owners change them. */
export default function ChainNetworks() {
  const { data, error, refetch } = useRead('GET /api/admin/chain/networks')
  const isOwner = useIsOwner()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const latest = (network: ChainNetworkAtDesk) =>
    data?.networks.find((one) => one.network === network.network) ?? network
  return (
    <Page>
      <div className={css.networks}>
        <PageHeader
          title={<Trans>On-chain networks</Trans>}
          note={
            <Trans>
              The server reads two nodes from different providers. Open or close networks in{' '}
              <Link to="/settings?part=networks">Settings</Link>. Transfers are under{' '}
              <Link to="/deposits">On-chain deposits</Link>.
            </Trans>
          }
        >
          {isOwner && (
            <Button onClick={() => setOpen({ kind: 'save', network: undefined })}>
              <Trans>Add a network</Trans>
            </Button>
          )}
        </PageHeader>
        {isOwner && data && !data.has_second && (
          <Alert variant="light" color="yellow" mb="md">
            <Trans>A key needs a second approver. Add another operator in Operators first.</Trans>
          </Alert>
        )}
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data?.networks.length === 0 && (
          <Empty
            title={<Trans>No networks</Trans>}
            note={<Trans>On-chain top-ups are off until you add a network.</Trans>}
          />
        )}
        {data?.networks.map((network) => (
          <NetworkPart
            key={network.network}
            network={network}
            proposals={data.proposals.filter(({ ref_id }) => ref_id === network.network)}
            {...(isOwner && {
              onSave: () => setOpen({ kind: 'save', network }),
              onKey: () => setOpen({ kind: 'key', network }),
              onResume: () => setOpen({ kind: 'resume', network }),
            })}
          />
        ))}
      </div>
      {open?.kind === 'save' && (
        <OpenedInDialog data={open.network && latest(open.network)}>
          {(network) => <NetworkDialog network={network} onClose={close} />}
        </OpenedInDialog>
      )}
      {open?.kind === 'key' && (
        <OpenedInDialog data={latest(open.network)}>
          {(network) => <KeyDialog network={network} onClose={close} />}
        </OpenedInDialog>
      )}
      {open?.kind === 'resume' && <ResumeDialog network={open.network} onClose={close} />}
    </Page>
  )
}
