import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button } from '@mantine/core'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { BlockedBadge } from '../../features/account/blocked-badge.tsx'
import { WaitingButton, WaitingProposal } from '../../features/operator/waiting-proposal.tsx'
import { useFilters } from '../../navigation/address.ts'
import { Link } from '../../navigation/link.tsx'
import { useMay } from '../../session/use-session.ts'
import { FilterTabs } from '../../ui/form/filter-tabs.tsx'
import { DetailPane } from '../../ui/layout/detail-pane.tsx'
import { Fact, Facts } from '../../ui/layout/facts.tsx'
import { MoneyText } from '../../ui/money/money-text.tsx'
import { MomentText } from '../../ui/time/moment-text.tsx'
import { WalletCorrections } from './correction/wallet-corrections.tsx'
import { WriteOffDialog } from './correction/write-off-dialog.tsx'
import type { Wallet } from './wallet.ts'
import { WalletBills } from './wallet-bills.tsx'
import { WALLET_FILTERS } from './wallet-filters.ts'
import { WalletHolds } from './wallet-holds.tsx'
import css from './wallets.module.css'

export function WalletPane({ user_id, onClose }: { user_id: string; onClose: () => void }) {
  const { t } = useLingui()
  const query = useRead('GET /api/admin/wallet/detail', { user_id })
  const wallet = query.data
  const mayPropose = useMay('finance') && wallet?.is_own === false
  return (
    <DetailPane
      title={wallet?.account ?? t`Wallet`}
      mark={wallet?.blocked_at && <BlockedBadge />}
      actions={wallet && mayPropose && wallet.receivable_cents > 0 && <WalletActions wallet={wallet} />}
      onClose={onClose}
      query={query}
    >
      {wallet && <WalletParts wallet={wallet} mayPropose={mayPropose} />}
    </DetailPane>
  )
}

function WalletActions({ wallet }: { wallet: Wallet }) {
  const [isOpen, setOpen] = useState(false)
  const waiting = wallet.proposals.find(({ kind }) => kind === 'debt_write_off')
  if (waiting) return <WaitingButton proposal={waiting} />
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        <Trans>Request debt write-off</Trans>
      </Button>
      {isOpen && <WriteOffDialog debt={wallet} onClose={() => setOpen(false)} />}
    </>
  )
}

function WalletParts({ wallet, mayPropose }: { wallet: Wallet; mayPropose: boolean }) {
  const { t } = useLingui()
  const { filters, set } = useFilters(WALLET_FILTERS)
  const { user_id } = wallet
  return (
    <>
      {wallet.is_own && (
        <Alert color="yellow" variant="light">
          <Trans>This is your own wallet, so only other operators can change it.</Trans>
        </Alert>
      )}
      {wallet.proposals.map((proposal) => (
        <WaitingProposal key={proposal.proposal_id} proposal={proposal} />
      ))}
      <WalletFacts wallet={wallet} />
      <div className={css.tabs}>
        <FilterTabs
          label={t`Sections`}
          value={filters.part}
          options={[
            { value: 'bills', label: t`Transactions` },
            { value: 'holds', label: t`On hold` },
            { value: 'corrections', label: t`Corrections` },
          ]}
          onChange={(part) => set({ part })}
        />
      </div>
      {filters.part === 'bills' && <WalletBills wallet={wallet} mayPropose={mayPropose} />}
      {filters.part === 'holds' && <WalletHolds holds={wallet.holds} />}
      {filters.part === 'corrections' && <WalletCorrections user_id={user_id} />}
    </>
  )
}

function WalletFacts({ wallet }: { wallet: Wallet }) {
  return (
    <Facts>
      <Fact name={<Trans>Balance</Trans>}>
        <MoneyText cents={wallet.balance_cents} isStrong />
      </Fact>
      <Fact name={<Trans>On hold for withdrawals</Trans>}>
        <MoneyText cents={wallet.held_cents} />
      </Fact>
      {wallet.receivable_cents > 0 && (
        <Fact name={<Trans>Owed to the shop</Trans>}>
          <MoneyText cents={wallet.receivable_cents} isStrong />
        </Fact>
      )}
      <Fact name={<Trans>Shopper</Trans>}>
        <Link to={`/shoppers/${wallet.user_id}`}>{wallet.name || wallet.account}</Link>
      </Fact>
      <Fact name={<Trans>Transfer reference</Trans>}>{wallet.reference}</Fact>
      {wallet.waits_until && (
        <Fact name={<Trans>Can withdraw from</Trans>}>
          <MomentText at={wallet.waits_until} />
        </Fact>
      )}
    </Facts>
  )
}
