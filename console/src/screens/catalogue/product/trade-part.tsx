import { Trans, useLingui } from '@lingui/react/macro'
import { Select, SimpleGrid, TagsInput } from '@mantine/core'
import { CATALOGUE_LIMITS, COUNTRIES } from '@sampan/contract/rules'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { countryText } from '../../../ui/text/country-text.ts'
import { EditorPart } from '../editor-part.tsx'
import type { ProductDraft } from './product-draft.ts'
import { SkuNumbersSheet } from './sku-numbers.tsx'

type TradeForm = {
  draft: ProductDraft
  set: (change: Partial<Pick<ProductDraft, 'tags' | 'origin_country' | 'skus'>>) => void
  field: (name: 'vendor' | 'hs_code' | 'numbers') => { error?: string | undefined }
}

/** The numbers of the SKUs, the supplier, and what customs ask for. */
export function TradeParts({ form }: { form: TradeForm }) {
  const { draft, set } = form
  return (
    <>
      <EditorPart title={<Trans>Numbers</Trans>}>
        <SkuNumbersSheet draft={draft} onChange={(skus) => set({ skus })} error={form.field('numbers').error} />
      </EditorPart>
      <EditorPart title={<Trans>Supplier and customs</Trans>}>
        <TradePart form={form} />
      </EditorPart>
    </>
  )
}

/** The supplier, tags, and what customs ask for. Shoppers see none of it. */
function TradePart({ form }: { form: TradeForm }) {
  const { t, i18n } = useLingui()
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm" maw={960}>
      <TextInput label={t`Supplier`} maxLength={CATALOGUE_LIMITS.vendor} {...form.field('vendor')} />
      <TagsInput
        label={t`Tags`}
        name="tags"
        maxTags={CATALOGUE_LIMITS.tags}
        clearable
        clearButtonProps={{ 'aria-label': t`Clear` }}
        value={form.draft.tags}
        onChange={(tags) => form.set({ tags: tags.map((tag) => tag.trim().slice(0, CATALOGUE_LIMITS.tag)) })}
      />
      <TextInput
        label={t`HS code`}
        description={t`6 to 10 digits, for customs`}
        inputMode="numeric"
        {...form.field('hs_code')}
      />
      <Select
        label={t`Country of origin`}
        name="origin_country"
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t`Clear` }}
        data={COUNTRIES.map((country) => ({ value: country, label: countryText(country, i18n) }))}
        value={form.draft.origin_country || null}
        onChange={(country) => form.set({ origin_country: country ?? '' })}
      />
    </SimpleGrid>
  )
}
