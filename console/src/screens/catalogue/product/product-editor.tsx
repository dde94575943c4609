import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, Input, Select, SimpleGrid, Stack } from '@mantine/core'
import { CATALOGUE_LIMITS, SLUG_PATTERN } from '@sampan/contract/rules'
import { languageTag } from '@sampan/front/language'
import { useRead } from '@sampan/front/use-read'
import { useCategoryChoice } from '../../../features/catalogue/use-category-choice.ts'
import { WaitingProposal } from '../../../features/operator/waiting-proposal.tsx'
import { PicturesField } from '../../../features/picture/pictures-field.tsx'
import { hsCodeFault } from '../../../features/tax/customs-fields.tsx'
import { FormFooter } from '../../../forms/form-footer.tsx'
import { amountFault } from '../../../forms/input-values.ts'
import { OpenedVersion } from '../../../forms/opened-version.tsx'
import { TextsField } from '../../../forms/texts-field.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useProposalReason } from '../../../forms/use-proposal-reason.tsx'
import { go } from '../../../navigation/address.ts'
import type { ScreenProps } from '../../../navigation/route.ts'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { ErrorState } from '../../../ui/layout/error-state.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Panes } from '../../../ui/layout/panes.tsx'
import { textFor } from '../../../ui/text/texts.ts'
import { EditorPart } from '../editor-part.tsx'
import { PriceJumps } from '../price-jumps.tsx'
import { useShopChoice } from '../shop/use-shop-choice.ts'
import { guaranteeIn, numbersFault } from './number-draft.ts'
import { OptionsPart } from './options-part.tsx'
import { draftOf, jumpsIn, type Product, sentOf, skusFault } from './product-draft.ts'
import css from './product-editor.module.css'
import { ProductHead } from './product-head.tsx'
import { SafetyPart } from './safety-part.tsx'
import { SkuGrid } from './sku-grid.tsx'
import { areSpecsComplete } from './spec-draft.ts'
import { SpecsPart } from './specs-part.tsx'
import { TradeParts } from './trade-part.tsx'

/** A product with its texts, pictures and SKUs; a new product if the URL has no id. */
export default function ProductEditor({ params: { product_id } }: ScreenProps) {
  const { t } = useLingui()
  const input = { product_id: product_id ?? '' }
  const { data, error, refetch } = useRead('GET /api/admin/product/detail', input, {
    enabled: product_id !== undefined,
    once: true,
  })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (product_id !== undefined && !data) return <PageHeader title={t`Product`} />
  return (
    <Panes
      detail={null}
      list={
        <>
          <ProductHead product={data} />
          {data?.proposal && <WaitingProposal proposal={data.proposal} />}
          {data ? (
            <OpenedVersion<Product> data={data}>
              {(product, onSaved) => <EditorForm product={product} onSaved={onSaved} />}
            </OpenedVersion>
          ) : (
            <EditorForm product={undefined} />
          )}
        </>
      }
    />
  )
}

type EditorFormProps = { product: Product | undefined; onSaved?: (product: Product) => void }

function EditorForm({ product, onSaved }: EditorFormProps) {
  const { t } = useLingui()
  const proposalReason = useProposalReason(() => form.props.ref.current?.requestSubmit())
  const form = useForm({
    call: 'POST /api/admin/product/save',
    start: { ...draftOf(product), is_meant: false, numbers: '' },
    rules: (draft, i18n) => {
      const { product_id, shop_id, category, title, images, specs } = draft
      const was = amountFault(draft.was, i18n)
      const sku = skusFault(draft, i18n)
      const numbers = numbersFault(draft, i18n)
      const code = hsCodeFault(draft.hs_code, i18n)
      return {
        ...(!SLUG_PATTERN.test(product_id) && {
          product_id: translate(i18n)`Use lowercase letters, digits and hyphens`,
        }),
        ...(!shop_id && { shop_id: translate(i18n)`Choose a shop` }),
        ...(!category && { category: translate(i18n)`Choose a category` }),
        ...(!title.en?.trim() && { title: translate(i18n)`Enter the English text` }),
        ...(images.length === 0 && { images: translate(i18n)`Add a picture` }),
        ...(!areSpecsComplete(specs) && {
          specs: translate(i18n)`Each specification needs an English name and an English value`,
        }),
        ...(was && { was }),
        ...(!draft.is_meant &&
          jumpsIn(draft, product).length > 0 && { is_meant: translate(i18n)`Confirm the changed prices` }),
        ...(sku && { skus: sku }),
        ...(numbers && { numbers }),
        ...(code && { hs_code: code }),
        ...(guaranteeIn(draft.guarantee) === undefined && { guarantee: translate(i18n)`Enter 3 to 99 whole years` }),
      }
    },
    inputOf: (draft) => ({ ...sentOf(draft, product), reason: proposalReason.reason() }),
    fieldNames: { was_cents: 'was', guarantee_years: 'guarantee' },
    after: ({ outcome, had_html }) => {
      toast.success(outcome === 'saved' ? t`Product saved` : t`Saved. Lower prices need a second approver.`)
      if (had_html) toast.success(t`We converted the HTML in the texts. Check how shoppers see them.`)
    },
    handleRefusal: proposalReason.handleRefusal,
    leave: (product) => (onSaved ? onSaved(product) : go(`/product/${product.product_id}`, { replace: true })),
  })
  const { draft, set } = form
  return (
    <form {...form.props} className={css.form}>
      {proposalReason.dialog}
      <Stack gap="md">
        <EditorPart title={<Trans>Placement</Trans>}>
          <Places form={form} isNew={!product} />
        </EditorPart>
        <EditorPart title={<Trans>Texts</Trans>}>
          <TextsField
            label={t({ message: 'Title', context: 'product' })}
            limit={CATALOGUE_LIMITS.title}
            {...form.field('title')}
          />
          <TextsField
            label={t`Description`}
            note={t`Markdown: “- ” begins an item, **words** are bold, [words](https://…) is a link. We convert HTML.`}
            rows={6}
            limit={CATALOGUE_LIMITS.description}
            {...form.field('description')}
          />
        </EditorPart>
        <EditorPart title={<Trans>Specifications</Trans>}>
          <SpecsPart {...form.field('specs')} />
        </EditorPart>
        <EditorPart title={<Trans>Pictures</Trans>}>
          <PicturesField
            label={t`Lists show the first picture`}
            limit={CATALOGUE_LIMITS.pictures}
            {...form.field('images')}
          />
        </EditorPart>
        <EditorPart title={<Trans>Options</Trans>}>
          <OptionsPart draft={draft} onChange={set} />
        </EditorPart>
        <EditorPart title={<Trans>SKUs</Trans>}>
          <SkuGrid draft={draft} onChange={(skus) => set({ skus, is_meant: false })} error={form.field('skus').error} />
          <PriceJumps
            jumps={jumpsIn(draft, product)}
            isConfirmed={draft.is_meant}
            onConfirm={(is_meant) => set({ is_meant })}
            error={form.field('is_meant').error}
          />
          <TextInput label={t`Original price in dollars`} w={200} inputMode="decimal" {...form.field('was')} />
          <Checkbox
            label={t`It’s a recommended price`}
            description={t`Shoppers see it as “Recommended price”, not struck out.`}
            name="is_recommended_price"
            checked={draft.is_recommended_price}
            onChange={(event) => set({ is_recommended_price: event.currentTarget.checked })}
          />
        </EditorPart>
        <TradeParts form={form} />
        <SafetyPart form={form} />
        <Checkbox
          label={t`On sale`}
          name="on_sale"
          checked={draft.on_sale}
          onChange={(event) => set({ on_sale: event.currentTarget.checked })}
        />
        {form.field('on_sale').error && <Input.Error role="alert">{form.field('on_sale').error}</Input.Error>}
        <div className={css.end}>
          <FormFooter form={form} send={<Trans>Save</Trans>} onCancel={() => go('/products')} />
        </div>
      </Stack>
    </form>
  )
}

type EditorFormState = {
  draft: { category: string }
  field: (name: 'product_id' | 'shop_id' | 'category' | 'kind') => object
  set: (change: { category: string; kind: string }) => void
}

function Places({ form, isNew }: { form: EditorFormState; isNew: boolean }) {
  const { t, i18n } = useLingui()
  const tag = languageTag(i18n)
  const categories = useRead('GET /api/admin/category/list')
  const choice = useCategoryChoice()
  const category = categories.data?.find((one) => one.category === form.draft.category)
  return (
    <SimpleGrid cols={{ base: 1, sm: isNew ? 2 : 3 }} spacing="sm" maw={960}>
      {isNew && (
        <TextInput
          label={t`ID`}
          description={t`Part of the product’s link. You can’t change it later.`}
          {...form.field('product_id')}
        />
      )}
      <Select label={t`Shop`} searchable data={useShopChoice()} {...form.field('shop_id')} />
      <Select
        label={t`Category`}
        searchable
        data={choice}
        {...form.field('category')}
        onChange={(value) => form.set({ category: value ?? '', kind: '' })}
      />
      <Select
        label={t`Product type`}
        clearable
        clearButtonProps={{ 'aria-label': t`Clear` }}
        data={(category?.kinds ?? []).map((one) => ({ value: one.kind, label: textFor(one.name, tag) }))}
        {...form.field('kind')}
      />
    </SimpleGrid>
  )
}
