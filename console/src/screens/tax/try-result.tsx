import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Table } from '@mantine/core'
import type { TaxQuote } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import { decimalsOf } from '@sampan/contract/rules'
import { NAME_TEXT } from '../../features/tax/tax-name-text.ts'
import { Sum, Sums } from '../../ui/layout/facts.tsx'
import { MoneyText } from '../../ui/money/money-text.tsx'
import { GAP_TEXT } from './tax-texts.ts'

/** The sentence that a shopper will read, the sums, and each tax with its rule and rate. */
export function TryResult({ quote }: { quote: TaxQuote }) {
  const { t, i18n } = useLingui()
  const parts = quote.lines.flatMap((line) => line.parts)
  return (
    <>
      <Alert color={quote.outcome === 'unknown' ? 'yellow' : 'blue'}>
        <Sentence quote={quote} />
        {quote.gaps.map(({ gap }) => (
          <div key={gap}>{i18n._(GAP_TEXT[gap])}</div>
        ))}
      </Alert>
      {parts.length > 0 && (
        <Table.ScrollContainer minWidth={420}>
          <Table aria-label={t`Taxes and duties`}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>
                  <Trans>Type</Trans>
                </Table.Th>
                <Table.Th>
                  <Trans>Rule</Trans>
                </Table.Th>
                <Table.Th ta="end">
                  <Trans>Rate</Trans>
                </Table.Th>
                <Table.Th ta="end">
                  <Trans>Amount</Trans>
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {parts.map((part) => (
                <Table.Tr key={part.rule_id}>
                  <Table.Td>
                    {i18n._(NAME_TEXT[part.name])} · {part.at === 'checkout' ? t`At checkout` : t`On arrival`}
                  </Table.Td>
                  <Table.Td translate="no">{part.rule_id}</Table.Td>
                  <Table.Td ta="end">{part.rate_1000 === null ? '' : `${part.rate_1000 / 1000} %`}</Table.Td>
                  <Table.Td ta="end">
                    <MoneyText cents={part.amount_cents} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      <Sums>
        <Sum name={<Trans>At checkout</Trans>}>
          <MoneyText cents={quote.checkout_cents} />
        </Sum>
        {quote.arrival_cents !== null && (
          <Sum name={<Trans>On arrival</Trans>}>
            <MoneyText cents={quote.arrival_cents} />
          </Sum>
        )}
        {quote.total_cents !== null && (
          <Sum name={<Trans>Total</Trans>} isTotal>
            <MoneyText cents={quote.total_cents} />
          </Sum>
        )}
      </Sums>
    </>
  )
}

function Sentence({ quote: { outcome, why, limit, arrival_cents } }: { quote: TaxQuote }) {
  if (outcome === 'nothing' && why === 'exempt')
    return <Trans>Nothing to pay on arrival, and no tax, because companies are exempt.</Trans>
  if (outcome === 'nothing' && why === 'reverse_charge')
    return <Trans>Nothing to pay on arrival, and no tax, because the company that buys owes it (reverse charge).</Trans>
  if (outcome === 'nothing') return <Trans>Nothing to pay on arrival.</Trans>
  if (outcome === 'unknown') return <Trans>We can’t tell the taxes and duties for this country.</Trans>
  const sum = moneyText(arrival_cents ?? 0)
  if (why === 'above_limit' && limit) {
    const value = `${limit.amount / 10 ** decimalsOf(limit.currency)} ${limit.currency}`
    return (
      <Trans>
        About {sum} to pay on arrival, because the goods are worth more than {value}.
      </Trans>
    )
  }
  if (why === 'business')
    return <Trans>About {sum} to pay on arrival, because the shop collects these taxes only from consumers.</Trans>
  return <Trans>About {sum} to pay on arrival, because customs collects the taxes of this country.</Trans>
}
