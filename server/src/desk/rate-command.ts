import type { CurrencyRate } from '@sampan/contract'
import { CURRENCIES, MICROS, RATE_LIMITS } from '@sampan/contract/rules'
import type { Words } from './command-words.ts'
import { Misuse } from './misuse.ts'

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
