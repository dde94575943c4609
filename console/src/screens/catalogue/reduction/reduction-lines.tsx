import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Alert, Stack, Text } from '@mantine/core'
import { moneyText } from '@sampan/contract/money-text'
import type { ReplyTo } from '@sampan/front/calls'
import { languageTag } from '@sampan/front/language'
import { textFor } from '../../../ui/text/texts.ts'
import css from './reduction.module.css'
import { costText, marginText } from './reduction-state.tsx'

type Preview = Pick<ReplyTo<'POST /api/admin/reduction/preview'>, 'counts' | 'lines'>

/** The SKUs of a reduction with their prices, those with the lowest margin first. */
export function ReductionLines({ preview: { counts, lines } }: { preview: Preview }) {
  const { t, i18n } = useLingui()
  const tag = languageTag(i18n)
  const others = counts.skus - lines.length
  return (
    <Stack gap="xs">
      <Warnings counts={counts} />
      {lines.length > 0 && (
        <div className={css.frame}>
          <table className={css.lines} aria-label={t`Products with reduced prices`}>
            <thead>
              <tr>
                <th scope="col">
                  <Trans>Product</Trans>
                </th>
                <th scope="col">
                  <Trans>Regular price</Trans>
                </th>
                <th scope="col">
                  <Trans>Reduced price</Trans>
                </th>
                <th scope="col">
                  <Trans>Struck out</Trans>
                </th>
                <th scope="col">
                  <Trans>Cost</Trans>
                </th>
                <th scope="col">
                  <Trans>Margin</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ sku_id, title, price_cents, reduced_cents, former_cents, cost_cents }) => (
                <tr key={sku_id} data-loss={cost_cents !== null && reduced_cents < cost_cents}>
                  <th scope="row">
                    {textFor(title, tag)}
                    <small>{sku_id}</small>
                  </th>
                  <td data-head={t`Regular price`}>{moneyText(price_cents)}</td>
                  <td data-head={t`Reduced price`}>
                    <b>{moneyText(reduced_cents)}</b>
                  </td>
                  <td data-head={t`Struck out`}>{former_cents === null ? '–' : <s>{moneyText(former_cents)}</s>}</td>
                  <td data-head={t`Cost`} data-empty={cost_cents === null}>
                    {costText(cost_cents)}
                  </td>
                  <td data-head={t`Margin`} data-empty={cost_cents === null}>
                    {marginText(reduced_cents, cost_cents)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {others > 0 && (
        <Text size="sm" c="dimmed">
          <Plural value={others} one="# more SKU with a higher margin" other="# more SKUs with a higher margin" />
        </Text>
      )}
    </Stack>
  )
}

function Warnings({
  counts: { skus, products, below_cost, without_cost, overlapping, too_low },
}: Pick<Preview, 'counts'>) {
  return (
    <>
      <Text size="sm" role="status">
        {skus === 0 ? (
          <Trans>No product becomes cheaper.</Trans>
        ) : (
          <Trans>
            <Plural value={products} one="# product" other="# products" />,{' '}
            <Plural value={skus} one="# SKU" other="# SKUs" />
          </Trans>
        )}
        {without_cost > 0 && ' · '}
        {without_cost > 0 && (
          <Plural value={without_cost} one="# without a known cost" other="# without a known cost" />
        )}
      </Text>
      {below_cost > 0 && (
        <Alert color="red" variant="light">
          <Plural value={below_cost} one="# SKU would be sold below cost." other="# SKUs would be sold below cost." />
        </Alert>
      )}
      {overlapping > 0 && (
        <Alert variant="light">
          <Plural
            value={overlapping}
            one="# SKU has another reduction in this time. The lower price counts."
            other="# SKUs have another reduction in this time. The lower price counts."
          />
        </Alert>
      )}
      {too_low > 0 && (
        <Alert variant="light">
          <Plural
            value={too_low}
            one="The price of # SKU falls further than one operator may lower it. A second approver decides."
            other="The prices of # SKUs fall further than one operator may lower them. A second approver decides."
          />
        </Alert>
      )}
    </>
  )
}
