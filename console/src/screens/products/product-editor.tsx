import { t as word } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, Input, Select, Stack, TextInput } from '@mantine/core'
import { CATALOGUE_LIMITS } from '@sampan/contract/rules'
import type { ReplyTo } from '../../api/reads.ts'
import { useRead } from '../../api/use-read.ts'
import { PicturesField } from '../../features/catalogue/pictures-field.tsx'
import { wordsFor } from '../../features/catalogue/texts.ts'
import { TextsField } from '../../features/catalogue/texts-field.tsx'
import { FormEnd } from '../../forms/form-end.tsx'
import { useForm } from '../../forms/use-form.ts'
import { go } from '../../navigation/address.ts'
import type { ScreenProps } from '../../navigation/route.ts'
import { say } from '../../ui/layer/say.ts'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Panes } from '../../ui/layout/panes.tsx'
import { Trouble } from '../../ui/layout/trouble.tsx'
import { languageTag } from '../../ui/text/language-tag.ts'
import { Part } from './part.tsx'
import { changeIn, draftOf, optionsIn, sentOf } from './product-draft.ts'
import css from './product-editor.module.css'
import { SkuGrid } from './sku-grid.tsx'

type Product = ReplyTo<'GET /api/admin/product/detail'>

/** A product with its texts, pictures and SKUs; a new one where the address names none. */
export default function ProductEditor({ params: { product_id } }: ScreenProps) {
  const { t } = useLingui()
  const ask = { product_id: product_id ?? '' }
  const { data, error, refetch } = useRead('GET /api/admin/product/detail', ask, {
    enabled: product_id !== undefined,
    once: true,
  })
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (product_id !== undefined && !data) return <PageHeader title={product_id} />
  return (
    <Panes
      detail={null}
      list={
        <>
          <PageHeader title={data ? data.product_id : t`New product`} />
          <EditorForm key={data?.seen ?? 'new'} product={data} onSaved={() => void refetch()} />
        </>
      }
    />
  )
}

const ID = /^[a-z0-9][a-z0-9-]{0,79}$/

function EditorForm({ product, onSaved }: { product: Product | undefined; onSaved: () => void }) {
  const { t } = useLingui()
  const form = useForm({
    call: 'POST /api/admin/product/save',
    start: draftOf(product),
    rules: ({ product_id, shop_id, category, title, images, skus }, i18n) => {
      const isSku = skus.every(
        ({ sku_id, options, change }) => ID.test(sku_id) && optionsIn(options) && changeIn(change) !== undefined,
      )
      return {
        ...(!ID.test(product_id) && { product_id: word(i18n)`Small letters, digits and hyphens` }),
        ...(!shop_id && { shop_id: word(i18n)`Choose a shop` }),
        ...(!category && { category: word(i18n)`Choose a category` }),
        ...(!title.en?.trim() && { title: word(i18n)`The English text is needed` }),
        ...(images.length === 0 && { images: word(i18n)`Add a picture` }),
        ...(!isSku && { skus: word(i18n)`Each SKU needs an id, options such as colour=red, and whole pieces` }),
      }
    },
    sent: (draft) => sentOf(draft, product),
    named: { was_cents: 'was', ...skuNames(product) },
    after: () => say.done(t`The product is saved`),
    leave: ({ product_id }) => (product ? onSaved() : go(`/product/${product_id}`, { replace: true })),
  })
  const { draft, set } = form
  const texts = (name: 'title' | 'description') => ({
    name,
    value: draft[name],
    limit: CATALOGUE_LIMITS[name],
    error: form.field(name).error,
    disabled: form.isBusy,
    onChange: (value: typeof draft.title) => set({ [name]: value }),
  })
  return (
    <form {...form.props} className={css.form}>
      <Stack gap="md">
        <Part title={<Trans>Where it stands</Trans>}>
          <Places form={form} isNew={!product} />
        </Part>
        <Part title={<Trans>Texts</Trans>}>
          <TextsField label={t`Title`} {...texts('title')} />
          <TextsField label={t`Description`} rows={6} {...texts('description')} />
        </Part>
        <Part title={<Trans>Pictures</Trans>}>
          <PicturesField
            label={t`The first one is shown in lists`}
            value={draft.images}
            limit={CATALOGUE_LIMITS.pictures}
            error={form.field('images').error}
            onChange={(images) => set({ images })}
          />
        </Part>
        <Part title={<Trans>SKUs</Trans>}>
          <SkuGrid skus={draft.skus} onChange={(skus) => set({ skus })} error={form.field('skus').error} />
          <TextInput label={t`Earlier price in dollars`} w={200} inputMode="decimal" {...form.field('was')} />
        </Part>
        <Checkbox
          label={t`On sale`}
          name="on_sale"
          checked={draft.on_sale}
          onChange={(event) => set({ on_sale: event.currentTarget.checked })}
        />
        {form.field('on_sale').error && <Input.Error role="alert">{form.field('on_sale').error}</Input.Error>}
        <FormEnd form={form} send={<Trans>Save</Trans>} onCancel={() => go('/products')} />
      </Stack>
    </form>
  )
}

/** The server names a field of a SKU by its place. */
function skuNames(product: Product | undefined): Record<string, 'skus'> {
  const places = Array.from({ length: Math.max(product?.skus.length ?? 0, 1) + 20 }, (_, at) => at)
  const fields = ['sku_id', 'axis_values', 'price_cents', 'image', 'stock_change']
  return Object.fromEntries(places.flatMap((at) => fields.map((field) => [`skus.${at}.${field}`, 'skus'])))
}

type EditorFormState = {
  draft: { category: string }
  field: (name: 'product_id' | 'shop_id' | 'category' | 'kind') => object
  set: (change: { category: string; kind: string }) => void
}

function Places({ form, isNew }: { form: EditorFormState; isNew: boolean }) {
  const { t, i18n } = useLingui()
  const tag = languageTag(i18n)
  const shelves = useRead('GET /api/admin/category/list')
  const shops = useRead('GET /api/admin/shop/list', { page_size: 100 })
  const category = shelves.data?.find((one) => one.category === form.draft.category)
  return (
    <Stack gap="xs" maw={420}>
      {isNew && (
        <TextInput
          label={t`ID`}
          description={t`Part of the product’s address; it stays`}
          {...form.field('product_id')}
        />
      )}
      <Select
        label={t`Shop`}
        searchable
        data={(shops.data?.items ?? []).map((shop) => ({ value: shop.shop_id, label: wordsFor(shop.name, tag) }))}
        {...form.field('shop_id')}
      />
      <Select
        label={t`Category`}
        data={(shelves.data ?? []).map((one) => ({ value: one.category, label: wordsFor(one.name, tag) }))}
        {...form.field('category')}
        onChange={(value) => form.set({ category: value ?? '', kind: '' })}
      />
      <Select
        label={t`Kind`}
        clearable
        clearButtonProps={{ 'aria-label': t`Clear` }}
        data={(category?.kinds ?? []).map((one) => ({ value: one.kind, label: wordsFor(one.name, tag) }))}
        {...form.field('kind')}
      />
    </Stack>
  )
}
