import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Select, Text } from '@mantine/core'
import { useMakerChoice } from '../../../features/catalogue/use-maker-choice.ts'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { toast } from '../../../ui/layer/toast.ts'

type DialogProps = { product_ids: string[]; onDone: () => void; onClose: () => void }

/** Sets the maker of the selected products. */
export function MakerBulkDialog({ product_ids, onDone, onClose }: DialogProps) {
  const { t } = useLingui()
  const form = useForm({
    call: 'POST /api/admin/product/maker',
    start: { maker: '' },
    rules: () => ({}),
    inputOf: ({ maker }) => ({ product_ids, maker: maker || null }),
    after: () => {
      toast.success(t`Maker set`)
      onDone()
    },
    leave: onClose,
  })
  return (
    <FormDialog form={form} title={t`Set maker`} send={<Trans>Set</Trans>} onClose={onClose}>
      <Text size="sm">
        <Plural value={product_ids.length} one="# product" other="# products" />
      </Text>
      <Select
        label={t`Maker`}
        placeholder={t`By supplier`}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t`Clear` }}
        data={useMakerChoice()}
        {...form.field('maker')}
        value={form.draft.maker || null}
        onChange={(maker) => form.set({ maker: maker ?? '' })}
      />
    </FormDialog>
  )
}
