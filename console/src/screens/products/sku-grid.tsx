import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox, Input, TextInput } from '@mantine/core'
import { CATALOGUE_LIMITS } from '@sampan/contract/rules'
import { newSku, type SkuDraft } from './product-draft.ts'
import css from './sku-grid.module.css'

/** The form of an option: keys, the same in every language. */
const OPTION_EXAMPLE = 'colour=red'

type SkuGridProps = { skus: readonly SkuDraft[]; onChange: (skus: SkuDraft[]) => void; error?: string | undefined }

/** SKUs with their prices and stock. What was stored once is never removed, only taken off sale. */
export function SkuGrid({ skus, onChange, error }: SkuGridProps) {
  const { t } = useLingui()
  const change = (key: string, part: Partial<SkuDraft>) =>
    onChange(skus.map((sku) => (sku.key === key ? { ...sku, ...part } : sku)))
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className={css.scroll} tabIndex={0} aria-label={t`SKUs`}>
        <table className={css.grid}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>SKU</Trans>
              </th>
              <th scope="col">
                <Trans>Options</Trans>
              </th>
              <th scope="col">
                <Trans>Price in dollars</Trans>
              </th>
              <th scope="col">
                <Trans>Stock</Trans>
              </th>
              <th scope="col">
                <Trans>Change by</Trans>
              </th>
              <th scope="col">
                <Trans>On sale</Trans>
              </th>
              <td />
            </tr>
          </thead>
          <tbody>
            {skus.map((sku, at) => {
              const field = (name: 'sku_id' | 'options' | 'price' | 'change', label: string) => ({
                'aria-label': label,
                name: at === 0 && name === 'sku_id' ? 'skus' : `skus.${at}.${name}`,
                value: sku[name],
                onChange: (event: { currentTarget: { value: string } }) =>
                  change(sku.key, { [name]: event.currentTarget.value }),
              })
              const number = at + 1
              return (
                <tr key={sku.key}>
                  <td>{sku.isNew ? <TextInput {...field('sku_id', t`SKU ${number}`)} /> : sku.sku_id}</td>
                  <td>
                    <TextInput placeholder={OPTION_EXAMPLE} {...field('options', t`Options of SKU ${number}`)} />
                  </td>
                  <td>
                    <TextInput inputMode="decimal" w={104} {...field('price', t`Price of SKU ${number}`)} />
                  </td>
                  <td className={css.figure}>{sku.stock}</td>
                  <td>
                    <TextInput w={88} placeholder="+0" {...field('change', t`Change of stock of SKU ${number}`)} />
                  </td>
                  <td>
                    <Checkbox
                      aria-label={t`SKU ${number} is on sale`}
                      checked={sku.on_sale}
                      onChange={(event) => change(sku.key, { on_sale: event.currentTarget.checked })}
                    />
                  </td>
                  <td>
                    {sku.isNew && skus.length > 1 && (
                      <Button
                        variant="subtle"
                        aria-label={t`Remove SKU ${number}`}
                        onClick={() => onChange(skus.filter((one) => one.key !== sku.key))}
                      >
                        <Trans>Remove</Trans>
                      </Button>
                    )}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
      {error && <Input.Error role="alert">{error}</Input.Error>}
      {skus.length < CATALOGUE_LIMITS.skus && (
        <div>
          <Button variant="default" onClick={() => onChange([...skus, newSku(skus)])}>
            <Trans>Add a SKU</Trans>
          </Button>
        </div>
      )}
    </>
  )
}
