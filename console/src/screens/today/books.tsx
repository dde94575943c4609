import type { I18n } from '@lingui/core'
import { t as translate } from '@lingui/core/macro'
import { useLingui as useI18n } from '@lingui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReplyTo } from '@sampan/front/calls'
import { Fact, Facts } from '../../ui/layout/facts.tsx'
import { MoneyText } from '../../ui/money/money-text.tsx'
import { countText } from '../../ui/text/count-text.ts'
import { countryText } from '../../ui/text/country-text.ts'
import { StatusBadge } from '../../ui/text/status-badge.tsx'
import { MomentText } from '../../ui/time/moment-text.tsx'
import css from './today.module.css'

type BooksState = NonNullable<ReplyTo<'GET /api/admin/today'>['books']>

/** The text of an account such as `taxes:DE:tax`. */
function owedText(account: string, i18n: I18n): string {
  const [, code = '', kind] = account.split(':')
  const country = countryText(code, i18n)
  switch (kind) {
    case 'duty':
      return translate(i18n)`Customs duties owed: ${country}`
    case 'charge':
      return translate(i18n)`Charges owed: ${country}`
    default:
      return translate(i18n)`Taxes owed: ${country}`
  }
}

function accountText(account: string, i18n: I18n): string {
  const [, , network, token] = account.split(':')
  if (account.startsWith('taxes:')) return owedText(account, i18n)
  if (account.startsWith('external:chain:')) return `${token?.toUpperCase()} (${network?.toUpperCase()})`
  switch (account) {
    case 'external:bank':
      return translate(i18n)`In the bank`
    case 'orders:escrow':
      return translate(i18n)`Paid orders not completed yet`
    case 'sales':
      return translate(i18n)`Sales of completed orders`
    case 'fees:withdrawal':
      return translate(i18n)`Service charges`
    case 'disputes':
      return translate(i18n)`Held for disputes`
    case 'suspense':
      return translate(i18n)`Unassigned`
    case 'fees:provider':
      return translate(i18n)`Fees of payment providers`
    case 'clearing:stripe':
      return translate(i18n)`At Stripe`
    case 'clearing:paypal':
      return translate(i18n)`At PayPal`
    case 'remittances':
      return translate(i18n)`Differences of tax payments`
    case 'opening':
      return translate(i18n)`Opening balances`
    case 'losses':
      return translate(i18n)`Losses`
    default:
      return account
  }
}

/** State of the ledger audit, and the balances. */
export function Books({ books }: { books: BooksState }) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  return (
    <section className={css.books} aria-label={t`Ledger`}>
      <div className={css.box}>
        <h2 className={css.boxTitle}>
          <Trans>Ledger</Trans>
        </h2>
        <Facts>
          <Fact name={<Trans>Last check</Trans>}>
            <Check books={books} />
          </Fact>
          <Fact name={<Trans>On hold for withdrawals</Trans>}>
            <MoneyText cents={books.holds.amount_cents} /> ({countText(books.holds.count, books.holds.is_least, i18n)})
          </Fact>
        </Facts>
      </div>
      <div className={css.box}>
        <h2 className={css.boxTitle}>
          <Trans>Balances</Trans>
        </h2>
        <dl className={css.balances}>
          {books.balances.map(({ account, balance_cents }) => (
            <div key={account} className={css.balance}>
              <dt>{accountText(account, i18n)}</dt>
              <dd>
                <MoneyText cents={balance_cents} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

function Check({ books: { audited_at, problems } }: { books: BooksState }) {
  if (audited_at === null) return <Trans>Not checked yet</Trans>
  return (
    <>
      {problems === 0 ? (
        <StatusBadge tone="good">
          <Trans>No problems</Trans>
        </StatusBadge>
      ) : (
        <StatusBadge tone="bad">
          <Plural value={problems} one="# problem" other="# problems" />
        </StatusBadge>
      )}{' '}
      <MomentText at={audited_at} as="near" />
    </>
  )
}
