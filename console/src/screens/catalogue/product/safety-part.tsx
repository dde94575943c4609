import { Trans, useLingui } from '@lingui/react/macro'
import { Select } from '@mantine/core'
import { CATALOGUE_LIMITS } from '@sampan/contract/rules'
import { useMakerChoice } from '../../../features/catalogue/use-maker-choice.ts'
import { TextsField } from '../../../forms/texts-field.tsx'
import { Link } from '../../../navigation/link.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import type { Texts } from '../../../ui/text/texts.ts'
import { EditorPart } from '../editor-part.tsx'
import type { ProductDraft } from './product-draft.ts'

type SafetyForm = {
  draft: Pick<ProductDraft, 'maker'>
  set: (change: { maker: string }) => void
  field: {
    (name: 'maker' | 'guarantee'): { error?: string | undefined }
    (name: 'warnings'): { name: string; value: Texts; onChange: (value: Texts) => void; error?: string | undefined }
  }
}

/** The maker and the warnings of a product, which shoppers see in “Maker and safety”. */
export function SafetyPart({ form }: { form: SafetyForm }) {
  const { t } = useLingui()
  const error = form.field('maker').error
  return (
    <EditorPart title={<Trans>Maker and safety</Trans>}>
      <Select
        label={t`Maker`}
        description={<Link to="/makers">{t`Makers`}</Link>}
        name="maker"
        placeholder={t`By supplier`}
        maw={470}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t`Clear` }}
        data={useMakerChoice()}
        value={form.draft.maker || null}
        {...(error && { error })}
        onChange={(maker) => form.set({ maker: maker ?? '' })}
      />
      <TextInput
        label={t`Maker’s guarantee of durability in years`}
        description={t`Only if it is free, for the whole product and longer than the legal 2 years`}
        maw={470}
        inputMode="numeric"
        {...form.field('guarantee')}
      />
      <TextsField
        label={t`Warnings`}
        note={t`Such as “Not for children under 3 years”. Leave empty if the product needs none.`}
        rows={2}
        placeholder=""
        limit={CATALOGUE_LIMITS.warnings}
        {...form.field('warnings')}
      />
    </EditorPart>
  )
}
