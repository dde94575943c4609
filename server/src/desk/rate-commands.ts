import type { CurrencyRate } from '@sampan/contract'
import { CURRENCIES, type Currency, MICROS, RATE_LIMITS, RATES_FRESH_DAYS } from '@sampan/contract/rules'
import type { Words } from './command-words.ts'
import type { DeskCall } from './desk-client.ts'
import { minute } from './desk-view.ts'
import { Misuse } from './misuse.ts'
import { table } from './table.ts'

type TypedRate = Pick<CurrencyRate, 'currency' | 'micros_per_dollar'>
/** Shows the rates for estimates, or sets those that are named. */
export type RateCommand = { name: 'rates'; rates: TypedRate[] }

export const RATE_USAGE = {
  takes: '[CNY=7.1 JPY=150 …]',
  does: 'Rates for estimates, what a dollar is worth; or set some of them. After a week an estimate is hidden.',
}

/** @throws Misuse for what is no rate. */
export function readRates(words: Words): RateCommand {
  const rates = words.map(rateOf)
  const twice = rates.find(({ currency }, index) => rates.findIndex((one) => one.currency === currency) < index)
  if (twice) throw new Misuse(`${twice.currency} is there twice.`)
  return { name: 'rates', rates }
}

function rateOf(word: string): TypedRate {
  const [, name = '', whole = '', part = ''] = /^([A-Z]{3})=(\d{1,7})(?:\.(\d{1,6}))?$/.exec(word) ?? []
  if (name === '') throw new Misuse(`"${word}" is no rate: currency and what a dollar is worth, as CNY=7.1.`)
  const currency = CURRENCIES.find((known) => known === name)
  if (!currency) throw new Misuse(`"${name}" is no currency of the shop: ${CURRENCIES.join(', ')}.`)
  const micros_per_dollar = Number(whole) * MICROS + Number(part.padEnd(6, '0'))
  if (micros_per_dollar < RATE_LIMITS.minimum || micros_per_dollar > RATE_LIMITS.maximum)
    throw new Misuse(`"${word}" can't be: a dollar is worth from ${least} to ${most} of it.`)
  return { currency, micros_per_dollar }
}
const [least, most] = [RATE_LIMITS.minimum / MICROS, RATE_LIMITS.maximum / MICROS]

export async function carryOutRates({ rates }: RateCommand, call: DeskCall): Promise<string> {
  return ratesText(
    rates.length === 0
      ? await call('GET /api/currency/rates')
      : await call('POST /api/admin/currency/rates', { body: { rates } }),
  )
}

function ratesText(rates: readonly CurrencyRate[]): string {
  const columns = [{ title: 'CURRENCY' }, { title: 'A DOLLAR IS', right: true }, { title: 'SET (UTC)' }, { title: '' }]
  const rows = CURRENCIES.map((currency) =>
    rowOf(
      currency,
      rates.find((rate) => rate.currency === currency),
    ),
  )
  return table(columns, rows)
}

function rowOf(currency: Currency, rate: CurrencyRate | undefined): string[] {
  if (!rate) return [currency, '', '', 'not set: no estimate']
  const is_old = Date.now() - Date.parse(rate.set_at) > RATES_FRESH_DAYS * DAY_MS
  return [currency, String(rate.micros_per_dollar / MICROS), minute(rate.set_at), is_old ? 'too old: no estimate' : '']
}
const DAY_MS = 86_400_000
