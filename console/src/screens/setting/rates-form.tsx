import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Input } from '@mantine/core'
import { CURRENCIES, type Currency, MICROS, RATE_LIMITS, RATES_FRESH_DAYS } from '@sampan/contract/rules'
import { readDecimal } from '@sampan/contract/typed-number'
import type { ReplyTo } from '@sampan/front/calls'
import { languageTag } from '@sampan/front/language'
import { FormFooter } from '../../forms/form-footer.tsx'
import { useForm } from '../../forms/use-form.ts'
import { toast } from '../../ui/layer/toast.ts'
import { Sheet, SheetCell } from '../../ui/table/cell-sheet.tsx'
import { StatusBadge } from '../../ui/text/status-badge.tsx'
import { MomentText } from '../../ui/time/moment-text.tsx'
import css from './settings.module.css'

type Rates = ReplyTo<'GET /api/admin/currency/rates'>
type Rate = Rates['rates'][number]
type Typed = Readonly<Record<Currency, string>>

const FRESH_MS = RATES_FRESH_DAYS * 86_400_000

const MICRO_PLACES = 6

/** Millionths of a currency; undefined if the text is not a valid rate. */
function microsIn(input: string): number | undefined {
  const reading = readDecimal(input, MICRO_PLACES)
  if (reading.state !== 'read' || reading.value < RATE_LIMITS.minimum || reading.value > RATE_LIMITS.maximum)
    return undefined
  return reading.value
}

/** Sets all filled-in rates together; they are shown for another week. */
export function RatesForm({ rates, revision, onSaved }: Rates & { onSaved: (rates: Rates) => void }) {
  const { t, i18n } = useLingui()
  const names = new Intl.DisplayNames(languageTag(i18n), { type: 'currency' })
  const storedRates = new Map(rates.map((rate) => [rate.currency, rate]))
  const form = useForm({
    call: 'POST /api/admin/currency/rates',
    start: {
      rates: Object.fromEntries(
        CURRENCIES.map((currency) => {
          const rate = storedRates.get(currency)
          return [currency, rate ? String(rate.micros_per_dollar / MICROS) : '']
        }),
      ) as Typed, // one entry per currency
    },
    rules: ({ rates: inputs }, i18n) => {
      const all = Object.values(inputs).filter((text) => text.trim() !== '')
      const isRight = all.length > 0 && all.every((text) => microsIn(text) !== undefined)
      return isRight ? {} : { rates: translate(i18n)`Enter rates above 0` }
    },
    inputOf: ({ rates: inputs }) => ({
      revision,
      rates: CURRENCIES.flatMap((currency) => {
        const micros_per_dollar = microsIn(inputs[currency])
        return micros_per_dollar === undefined ? [] : [{ currency, micros_per_dollar }]
      }),
    }),
    after: () => toast.success(t`Rates saved`),
    leave: onSaved,
  })
  const inputs = form.draft.rates
  const head = (
    <>
      <th scope="col">
        <Trans>Currency</Trans>
      </th>
      <th scope="col" data-align="end">
        <Trans>Per US dollar</Trans>
      </th>
      <th scope="col">
        <Trans>Updated</Trans>
      </th>
    </>
  )
  return (
    <form {...form.props} className={css.rates}>
      <Sheet label={t`Currency rates`} head={head} onPaste={(texts) => form.set({ rates: { ...inputs, ...texts } })}>
        <tbody>
          {CURRENCIES.map((currency) => {
            const rate = storedRates.get(currency)
            const text = inputs[currency]
            return (
              <tr key={currency}>
                <th scope="row">
                  {currency} · {names.of(currency)}
                </th>
                <SheetCell
                  name={currency}
                  column="rate"
                  label={t`${currency} per US dollar`}
                  value={text}
                  isChanged={text !== (rate ? String(rate.micros_per_dollar / MICROS) : '')}
                  isLocked={form.isBusy}
                  onType={(next) => form.set({ rates: { ...inputs, [currency]: next } })}
                />
                <td>{rate && <SetAt rate={rate} />}</td>
              </tr>
            )
          })}
        </tbody>
      </Sheet>
      {form.field('rates').error && <Input.Error role="alert">{form.field('rates').error}</Input.Error>}
      <FormFooter form={form} send={<Trans>Save</Trans>} />
    </form>
  )
}

/** The time when a rate was set. Outdated rates are hidden from shoppers. */
function SetAt({ rate: { set_at } }: { rate: Rate }) {
  return Date.now() - Date.parse(set_at) < FRESH_MS ? (
    <MomentText at={set_at} as="near" />
  ) : (
    <StatusBadge tone="wait">
      <Trans>Hidden</Trans>
    </StatusBadge>
  )
}
