import { Trans, useLingui } from '@lingui/react/macro'
import { Select, SimpleGrid, TagsInput } from '@mantine/core'
import { CATALOGUE_LIMITS, WITHDRAWAL_EXEMPTIONS } from '@sampan/contract/rules'
import { EXEMPTION_TEXT } from '../../../features/order/exemption-text.ts'
import { CustomsFields } from '../../../features/tax/customs-fields.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { EditorPart } from '../editor-part.tsx'
import type { ProductDraft } from './product-draft.ts'
import { SkuNumbersSheet } from './sku-numbers.tsx'

type TradeForm = {
  draft: ProductDraft
  set: (
    change: Partial<
      Pick<ProductDraft, 'tags' | 'hs_code' | 'origin_country' | 'tax_class' | 'withdrawal_exemption' | 'skus'>
    >,
  ) => void
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

/** The supplier, tags, and what customs and the law ask for. Shoppers see the exemption only. */
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
      <CustomsFields form={form} />
      <Select
        label={t`No right of withdrawal`}
        description={t`In the EU and UK. The product page names the reason.`}
        name="withdrawal_exemption"
        placeholder={t`Shoppers can withdraw`}
        clearable
        clearButtonProps={{ 'aria-label': t`Clear` }}
        data={WITHDRAWAL_EXEMPTIONS.map((value) => ({ value, label: i18n._(EXEMPTION_TEXT[value]) }))}
        value={form.draft.withdrawal_exemption}
        onChange={(value) =>
          form.set({ withdrawal_exemption: WITHDRAWAL_EXEMPTIONS.find((name) => name === value) ?? null })
        }
      />
    </SimpleGrid>
  )
}
