import { Trans } from '@lingui/react/macro'
import { useRead } from '@sampan/front/use-read'
import { Link } from '../../../navigation/link.tsx'
import { Empty } from '../../../ui/layout/empty.tsx'
import { ErrorState } from '../../../ui/layout/error-state.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import css from './chain.module.css'
import { ReconciliationPart } from './reconciliation-part.tsx'

/** The stored transfers of each network compared with the balances on its chain. */
export default function Reconciliations() {
  const { data, error, refetch } = useRead('GET /api/admin/chain/reconciliations')
  return (
    <Page>
      <div className={css.networks}>
        <PageHeader
          title={<Trans>On-chain reconciliation</Trans>}
          note={
            <Trans>
              Once a day, the balances of deposit addresses are compared with the stored transfers. Addresses are in{' '}
              <Link to="/chain-balances">On-chain balances</Link>.
            </Trans>
          }
        />
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data?.networks.length === 0 && (
          <Empty
            title={<Trans>No networks</Trans>}
            note={<Trans>Nothing is compared until a network has a key.</Trans>}
          />
        )}
        {data?.networks.map((network) => (
          <ReconciliationPart key={network.network} network={network} />
        ))}
      </div>
    </Page>
  )
}
