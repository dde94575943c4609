import { useLingui } from '@lingui/react/macro'
import type { BankAccount } from '@sampan/contract'
import { languageTag } from '@sampan/front/language'
import { currencyName } from '../../features/estimate/currency-name.ts'
import { CopyButton } from '../../ui/form/copy-button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import css from './bank-account-card.module.css'

type Line = { label: string; value: string; textToCopy?: string; isMain?: boolean }

/** The bank account to transfer to; each part can be copied. */
export function BankAccountCard({ account, reference }: { account: BankAccount; reference: string }) {
  const { t, i18n } = useLingui()
  const tag = languageTag(i18n)
  const country = new Intl.DisplayNames([tag], { type: 'region' }).of(account.country)
  const lines: Line[] = [
    { label: t`Bank`, value: [account.bank_name, country].filter(Boolean).join(' · ') },
    { label: t`Currency`, value: `${account.currency} · ${currencyName(account.currency, tag)}` },
    { label: t`Account holder`, value: account.account_name, textToCopy: t`Copy account holder` },
    { label: t`Account number`, value: account.account_number, textToCopy: t`Copy account number` },
    { label: 'SWIFT', value: account.swift, textToCopy: t`Copy SWIFT code` },
    { label: t`Your reference`, value: reference, textToCopy: t`Copy your reference`, isMain: true },
  ]
  return (
    <Card flush>
      <dl className={css.lines}>
        {lines.map(({ label, value, textToCopy, isMain }) => (
          <div key={label}>
            <dt>{label}</dt>
            {/* Browser translation must not change text that is copied. */}
            <dd className={isMain ? css.main : undefined} translate={textToCopy ? 'no' : undefined}>
              {value}
            </dd>
            {textToCopy && (
              <dd>
                <CopyButton text={value} label={textToCopy} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Card>
  )
}
