import { Trans, useLingui } from '@lingui/react/macro'
import type { Receipt } from '@sampan/contract'
import { dateText } from '@sampan/contract/moment-text'
import { moneyText } from '@sampan/contract/money-text'
import { requiredWords, reverseChargeWords } from '@sampan/contract/rules'
import { languageTag } from '@sampan/front/language'
import { localText, rateText, taxName } from './invoice-text.ts'
import css from './receipt-paper.module.css'

type Props = { invoice: NonNullable<Receipt['invoice']> }

/** Taxes by rate with their taxable value, duties and charges. */
export function InvoiceTaxes({ invoice }: Props) {
  const { i18n, t } = useLingui()
  const { rates, charges, exchange, exemption } = invoice
  const language = languageTag(i18n)
  const words = requiredWords(invoice.country)
  const rows = rates.map((rate) => {
    const [name, percent, net] = [taxName(rate.name, i18n), rateText(rate.rate_1000, i18n), moneyText(rate.net_cents)]
    const local = exchange && rate.local_tax !== null && localText(rate.local_tax, exchange.currency, i18n)
    return { ...rate, label: t`${name} ${percent} on ${net}`, local }
  })
  // A refund of freight alone returns none.
  if (rates.length === 0 && charges.length === 0 && exemption === null) return null
  const price = exchange && moneyRate(exchange.micros, language)
  return (
    <section className={css.taxes}>
      <h2 className={css.party}>
        <Trans>Taxes and duties</Trans>
      </h2>
      {exemption && <Exemption exemption={exemption} country={invoice.country} />}
      <dl>
        {charges.map(({ name, amount_cents }) => (
          <div key={name}>
            <dt>{taxName(name, i18n)}</dt>
            <dd>{moneyText(amount_cents)}</dd>
          </div>
        ))}
        {rows.map(({ name, rate_1000, label, tax_cents, included_cents, local }) => (
          <div key={`${name} ${rate_1000}`}>
            <dt>
              {label}
              {included_cents > 0 && (
                <span className={css.options}>
                  <Trans>Contained in the prices</Trans>
                </span>
              )}
            </dt>
            <dd>
              {moneyText(tax_cents)}
              {local && <span className={css.options}>{local}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {exchange && (
        <p className={css.note}>
          <Trans>
            Exchange rate of {dateText(exchange.day, language)}: {exchange.currency} 1 = USD {price}
          </Trans>
        </p>
      )}
      {invoice.reduced_lines.length > 0 && (
        <p className={css.note}>
          <Trans>※ Reduced tax rate</Trans>
          {words?.reduced && words.language !== language && <span lang={words.language}> ({words.reduced})</span>}
        </p>
      )}
    </section>
  )
}

type Exempt = { exemption: NonNullable<Props['invoice']['exemption']>; country: string }

/** Why a company pays no tax, in the reader's language, and for a reverse charge in the words of the destination. */
function Exemption({ exemption, country }: Exempt) {
  const { i18n } = useLingui()
  if (exemption === 'exempt')
    return (
      <p className={css.note}>
        <Trans>No tax is charged, because the buyer is a company that is exempt.</Trans>
      </p>
    )
  const words = reverseChargeWords(country)
  return (
    <p className={css.note}>
      <Trans>Reverse charge: the buyer accounts for the tax.</Trans>
      {words && words.language !== languageTag(i18n) && <span lang={words.language}> ({words.text})</span>}
    </p>
  )
}

const moneyRate = (micros: number, language: string): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 6 }).format(micros / 1_000_000)
