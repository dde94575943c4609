import { useLingui } from '@lingui/react/macro'
import type { BankAccount } from '@sampan/contract'
import { languageTag } from '@sampan/front/language'
import { currencyName } from '../../features/estimate/currency-name.ts'
import { CopyButton } from '../../ui/button/copy-button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import css from './bank-account-card.module.css'

type Line = { label: string; value: string; copied?: string; isMain?: boolean }

/** The bank account to transfer to; each part can be copied. */
export function BankAccountCard({ account, reference }: { account: BankAccount; reference: string }) {
  const { t, i18n } = useLingui()
  const tag = languageTag(i18n)
  const country = new Intl.DisplayNames([tag], { type: 'region' }).of(account.country)
  const lines: Line[] = [
    { label: t`Bank`, value: [account.bank_name, country].filter(Boolean).join(' · ') },
    { label: t`Currency`, value: `${account.currency} · ${currencyName(account.currency, tag)}` },
    { label: t`Account holder`, value: account.account_name, copied: t`Copy account holder` },
    { label: t`Account number`, value: account.account_number, copied: t`Copy account number` },
    { label: 'SWIFT', value: account.swift, copied: t`Copy SWIFT code` },
    { label: t`Your reference`, value: reference, copied: t`Copy your reference`, isMain: true },
  ]
  return (
    <Card flush>
      <dl className={css.lines}>
        {lines.map(({ label, value, copied, isMain }) => (
          <div key={label}>
            <dt>{label}</dt>
            {/* Browser translation must not change text that is copied. */}
            <dd className={isMain ? css.main : undefined} translate={copied ? 'no' : undefined}>
              {value}
            </dd>
            {copied && (
              <dd>
                <CopyButton text={value} label={copied} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Card>
  )
}
