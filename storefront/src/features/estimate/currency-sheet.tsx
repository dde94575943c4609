import { Trans, useLingui } from '@lingui/react/macro'
import type { CurrencyRate } from '@sampan/contract'
import { dayText } from '@sampan/contract/moment-text'
import { CURRENCIES, type Currency } from '@sampan/contract/rules'
import { languageTag } from '@sampan/front/language'
import { useRead } from '@sampan/front/use-read'
import { InstantChoices } from '../../ui/form/choice-row.tsx'
import { Sheet } from '../../ui/layer/sheet.tsx'
import { Note } from '../../ui/layout/note.tsx'
import layout from '../../ui/styles/layout.module.css'
import { type CurrencyChoice, chooseCurrency, DOLLARS } from './currency.ts'
import { currencyName } from './currency-name.ts'
import { estimateText, freshRate } from './estimate-text.ts'

type Props = { open: boolean; onClose: () => void; current: CurrencyChoice | undefined }

/** Chooses the currency in which prices are estimated, in addition to dollars. */
export function CurrencySheet({ open, onClose, current }: Props) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onClose={onClose} title={t`Price estimates`}>
      <Choices current={current} onClose={onClose} />
    </Sheet>
  )
}

const DOLLAR_CENTS = 100

function Choices({ current, onClose }: Pick<Props, 'current' | 'onClose'>) {
  const { t, i18n } = useLingui()
  const { data: rates = [] } = useRead('GET /api/currency/rates')
  const choose = (choice: CurrencyChoice) => {
    chooseCurrency(choice)
    onClose()
  }
  const options = [
    { value: DOLLARS, title: <Trans>US dollars only</Trans> } as const,
    ...CURRENCIES.map((currency) => ({
      value: currency,
      title: currencyName(currency, languageTag(i18n)),
      detail: <RateText rates={rates} currency={currency} />,
    })),
  ]
  return (
    <div className={layout.stack}>
      <Note>
        <Trans>You always pay in US dollars. Estimates are only a guide.</Trans>
      </Note>
      <InstantChoices legend={t`Price estimates`} name="currency" options={options} value={current} onChoose={choose} />
    </div>
  )
}

/** The value of a dollar and the date of its rate, or a note that no estimate is possible. */
function RateText({ rates, currency }: { rates: readonly CurrencyRate[]; currency: Currency }) {
  const { i18n } = useLingui()
  const rate = freshRate(rates, currency, Date.now())
  if (!rate) return <Trans>No current rate, so no estimate</Trans>
  const language = languageTag(i18n)
  const [worth, day] = [estimateText(DOLLAR_CENTS, rate, language), dayText(rate.set_at, language)]
  return (
    <Trans>
      $1 {worth}, as of {day}
    </Trans>
  )
}
