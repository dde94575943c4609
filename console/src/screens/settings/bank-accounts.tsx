import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { ReplyTo } from '../../api/reads.ts'
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx'
import { Empty } from '../../ui/layout/empty.tsx'
import { BankAccountDialog } from './bank-account-dialog.tsx'
import { OpenMark } from './networks.tsx'
import { SettingRow, SettingRows } from './setting-rows.tsx'
import css from './settings.module.css'
import { tellOutcome } from './told.ts'

type Account = ReplyTo<'GET /api/admin/setting/list'>['bank_accounts'][number]

/** The bank accounts that shoppers send money to. */
export function BankAccounts({ accounts }: { accounts: readonly Account[] }) {
  const { t, i18n } = useLingui()
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
      {edited && (
        <ConfirmDialog
          call="POST /api/admin/setting/bank_account"
          sent={{
            bank_account_id: edited.bank_account_id,
            version: edited.version,
            is_open: !edited.is_open,
            position: edited.position,
            note: edited.note,
          }}
          title={edited.is_open ? t`Close this bank account?` : t`Open this bank account?`}
          note={
            <p className={css.account}>
              {edited.bank_name} · {edited.account_number}
            </p>
          }
          confirm={edited.is_open ? <Trans>Close it</Trans> : <Trans>Open it</Trans>}
          isDangerous={edited.is_open}
          after={(reply) => tellOutcome(reply, i18n)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}
