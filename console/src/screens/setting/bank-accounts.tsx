import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { useState } from 'react'
import { WaitingProposal } from '../../features/operator/waiting-proposal.tsx'
import { OpenedInDialog } from '../../forms/opened-version.tsx'
import { Empty } from '../../ui/layout/empty.tsx'
import { countryText } from '../../ui/text/country-text.ts'
import { BankAccountChange, BankAccountDialog } from './bank-account-dialog.tsx'
import { OpenBadge } from './networks.tsx'
import { proposalFor } from './second-operator.ts'
import { SettingRow, SettingRows } from './setting-rows.tsx'

type Settings = ReplyTo<'GET /api/admin/setting/list'>
type Account = Settings['bank_accounts'][number]

export function BankAccounts({ settings }: { settings: Settings }) {
  const { bank_accounts: accounts, proposals, needs_second } = settings
  const { i18n } = useLingui()
  const [isNew, setNew] = useState(false)
  const [editedAccount, setEditedAccount] = useState<Account>()
  return (
    <>
      <div>
        <Button onClick={() => setNew(true)}>
          <Trans>Add a bank account</Trans>
        </Button>
      </div>
      {proposals
        .filter(({ kind }) => kind === 'bank_account_add')
        .map((proposal) => (
          <WaitingProposal key={proposal.proposal_id} proposal={proposal} />
        ))}
      {accounts.length === 0 && (
        <Empty
          title={<Trans>No bank account yet</Trans>}
          note={<Trans>Shoppers need one to top up by bank transfer.</Trans>}
        />
      )}
      <SettingRows>
        {accounts.map((account) => (
          <SettingRow
            key={account.bank_account_id}
            name={`${account.bank_name} · ${account.account_name}`}
            note={`${account.account_number} · ${account.swift} · ${countryText(account.country, i18n)} · ${account.currency}`}
            value={<OpenBadge isOpen={account.is_open} />}
            changed_by={account.changed_by}
            changed_at={account.changed_at}
            proposal={proposalFor(proposals, 'bank_account_change', account.bank_account_id)}
            onChange={() => setEditedAccount(account)}
          />
        ))}
      </SettingRows>
      {isNew && <BankAccountDialog needsSecond={needs_second} onClose={() => setNew(false)} />}
      {editedAccount && (
        <OpenedInDialog
          data={accounts.find((one) => one.bank_account_id === editedAccount.bank_account_id) ?? editedAccount}
        >
          {(account) => (
            <BankAccountChange
              account={account}
              needsSecond={needs_second}
              onClose={() => setEditedAccount(undefined)}
            />
          )}
        </OpenedInDialog>
      )}
    </>
  )
}
