import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { ReplyTo } from '../../api/reads.ts'
import { Empty } from '../../ui/layout/empty.tsx'
import { BankAccountChange, BankAccountDialog } from './bank-account-dialog.tsx'
import { OpenMark } from './networks.tsx'
import { SettingRow, SettingRows } from './setting-rows.tsx'

type Account = ReplyTo<'GET /api/admin/setting/list'>['bank_accounts'][number]

/** The bank accounts that shoppers send money to. */
export function BankAccounts({ accounts }: { accounts: readonly Account[] }) {
  const [isNew, setNew] = useState(false)
  const [edited, setEdited] = useState<Account>()
  return (
    <>
      <div>
        <Button onClick={() => setNew(true)}>
          <Trans>Add a bank account</Trans>
        </Button>
      </div>
      {accounts.length === 0 && (
        <Empty title={<Trans>No bank account yet</Trans>} note={<Trans>Without one, nobody can top up.</Trans>} />
      )}
      <SettingRows>
        {accounts.map((account) => (
          <SettingRow
            key={account.bank_account_id}
            name={`${account.bank_name} · ${account.account_name}`}
            note={`${account.account_number} · ${account.swift} · ${account.country}`}
            value={<OpenMark isOpen={account.is_open} />}
            changed_by={account.changed_by}
            changed_at={account.changed_at}
            onChange={() => setEdited(account)}
          />
        ))}
      </SettingRows>
      {isNew && <BankAccountDialog onClose={() => setNew(false)} />}
      {edited && <BankAccountChange account={edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}
