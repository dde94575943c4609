import type { CurrencyRate } from '@sampan/contract'
import { CURRENCIES, type Currency, MICROS, RATES_FRESH_DAYS } from '@sampan/contract/rules'
import type { DeskCall } from './desk-client.ts'
import { minute } from './desk-view.ts'
import type { RateCommand } from './rate-command.ts'
import { table } from './table.ts'

export async function carryOutRates({ rates }: RateCommand, call: DeskCall): Promise<string> {
  const now = await call('GET /api/admin/currency/rates')
  if (rates.length === 0) return ratesText(now.rates)
  const { seen } = now
  return ratesText((await call('POST /api/admin/currency/rates', { body: { rates, seen } })).rates)
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
