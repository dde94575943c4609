import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox, Input, NativeSelect } from '@mantine/core'
import { CATALOGUE_LIMITS } from '@sampan/contract/rules'
import { Sheet, SheetCell, SheetFigure, type SheetTexts } from '../../../ui/table/cell-sheet.tsx'
import { useOptionTexts } from '../option/use-option-texts.ts'
import { idFor, newSku, type ProductDraft, type SkuDraft } from './product-draft.ts'
import css from './product-editor.module.css'

type Draft = Pick<ProductDraft, 'product_id' | 'axes' | 'skus'>
type SkuGridProps = { draft: Draft; onChange: (skus: SkuDraft[]) => void; error?: string | undefined }

/** SKUs with their options, prices and stock. Stored SKUs are never deleted, only taken off sale. */
export function SkuGrid({ draft, onChange, error }: SkuGridProps) {
  const { t } = useLingui()
  const { skus } = draft
  const change = (key: string, part: Partial<SkuDraft>) =>
    onChange(skus.map((sku) => (sku.key === key ? { ...sku, ...part } : sku)))
  const paste = (texts: SheetTexts) =>
    onChange(
      skus.map((sku, at) => ({
        ...sku,
        ...(sku.isNew && { sku_id: texts[nameOf('sku_id', at)] ?? sku.sku_id }),
        price: texts[nameOf('price', at)]?.replace(/^\$/, '') ?? sku.price,
        change: texts[nameOf('change', at)] ?? sku.change,
      })),
    )
  return (
    <>
      <Sheet label={t`SKUs`} head={<SkuHead axes={draft.axes} />} onPaste={paste}>
        <tbody>
          {skus.map((sku, at) => (
            <SkuRow
              key={sku.key}
              draft={draft}
              sku={sku}
              at={at}
              onChange={(part) => change(sku.key, part)}
              onRemove={() => onChange(skus.filter(({ key }) => key !== sku.key))}
            />
          ))}
        </tbody>
      </Sheet>
      {error && <Input.Error role="alert">{error}</Input.Error>}
      {skus.length < CATALOGUE_LIMITS.skus && (
        <div>
          <Button
            variant="default"
            onClick={() => onChange([...skus, newSku(skus, draft.axes.length > 0 ? skus.at(-1)?.options : {})])}
          >
            <Trans>Add a SKU</Trans>
          </Button>
        </div>
      )}
    </>
  )
}

/** The first SKU's field has the field name of the whole list, so that an error of the list is shown there. */
const nameOf = (column: 'sku_id' | 'price' | 'change', at: number) =>
  at === 0 && column === 'price' ? 'skus' : `skus.${at}.${column}`

function SkuHead({ axes }: Pick<Draft, 'axes'>) {
  const { axisText } = useOptionTexts()
  return (
    <>
      <th scope="col">
        <Trans>SKU</Trans>
      </th>
      {axes.map(({ axis }) => (
        <th key={axis} scope="col">
          {axisText(axis)}
        </th>
      ))}
      <th scope="col" data-align="end">
        <Trans>Price in dollars</Trans>
      </th>
      <th scope="col" data-align="end">
        <Trans>Stock</Trans>
      </th>
      <th scope="col" data-align="end">
        <Trans>Adjust by</Trans>
      </th>
      <th scope="col">
        <Trans>On sale</Trans>
      </th>
      <td />
    </>
  )
}

type SkuRowProps = {
  draft: Draft
  sku: SkuDraft
  at: number
  onChange: (part: Partial<SkuDraft>) => void
  onRemove: () => void
}

function SkuRow({ draft, sku, at, onChange, onRemove }: SkuRowProps) {
  const { t } = useLingui()
  const number = at + 1
  const cell = (column: 'sku_id' | 'price' | 'change', label: string) => ({
    column,
    label,
    name: nameOf(column, at),
    value: sku[column],
    onType: (text: string) => onChange({ [column]: text }),
  })
  return (
    <tr>
      {sku.isNew ? (
        <SheetCell look="words" placeholder={idFor(draft, sku, at)} {...cell('sku_id', t`SKU ${number}`)} />
      ) : (
        <th scope="row">{sku.sku_id}</th>
      )}
      {draft.axes.map(({ axis }) => (
        <td key={axis}>
          <OptionChoice
            axis={axis}
            number={number}
            value={sku.options[axis] ?? ''}
            onChange={(value_key) => onChange({ options: { ...sku.options, [axis]: value_key } })}
          />
        </td>
      ))}
      <SheetCell {...cell('price', t`Price of SKU ${number}`)} />
      <SheetFigure>{sku.stock}</SheetFigure>
      <SheetCell placeholder="+0" {...cell('change', t`Stock adjustment for SKU ${number}`)} />
      <td>
        <Checkbox
          aria-label={t`SKU ${number} is on sale`}
          checked={sku.on_sale}
          onChange={(event) => onChange({ on_sale: event.currentTarget.checked })}
        />
      </td>
      <td>
        {sku.isNew && draft.skus.length > 1 && (
          <Button variant="subtle" aria-label={t`Remove SKU ${number}`} onClick={onRemove}>
            <Trans>Remove</Trans>
          </Button>
        )}
      </td>
    </tr>
  )
}

type OptionChoiceProps = { axis: string; number: number; value: string; onChange: (value_key: string) => void }

function OptionChoice({ axis, number, value, onChange }: OptionChoiceProps) {
  const { t } = useLingui()
  const { options, axisText, valueText } = useOptionTexts()
  const name = axisText(axis)
  const values = options.find((option) => option.axis === axis)?.values ?? []
  const keys = [...new Set([...(value ? [value] : []), ...values.map(({ value_key }) => value_key)])]
  return (
    <NativeSelect
      className={css.choice}
      size="xs"
      aria-label={t`${name} of SKU ${number}`}
      data={[
        { value: '', label: '–' },
        ...keys.map((value_key) => ({ value: value_key, label: valueText({ axis, value_key }) })),
      ]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
