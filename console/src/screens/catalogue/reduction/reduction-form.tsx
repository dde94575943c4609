import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, Group, Select, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { isWallTime } from '@sampan/contract/rules'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { useCategoryChoice } from '../../../features/catalogue/use-category-choice.ts'
import { FormFooter } from '../../../forms/form-footer.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useProposalReason } from '../../../forms/use-proposal-reason.tsx'
import { Textarea, TextInput } from '../../../ui/form/text-input.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import css from './reduction.module.css'
import { draftOf, faultsOf, type ReductionDraft, sentOf, termsOf } from './reduction-draft.ts'
import { ReductionLines } from './reduction-lines.tsx'
import type { Reduction } from './reduction-state.tsx'

type FormProps = { reduction: Reduction | undefined; time_zone: string; onClose: () => void }

/** Plans a reduction, with a preview of all prices. */
export function ReductionForm({ reduction, time_zone, onClose }: FormProps) {
  const { t } = useLingui()
  const [new_id] = useState(() => crypto.randomUUID())
  const reduction_id = reduction?.reduction_id ?? new_id
  const proposalReason = useProposalReason(() => form.props.ref.current?.requestSubmit())
  const form = useForm({
    call: 'POST /api/admin/reduction/save',
    start: draftOf(reduction, time_zone),
    rules: faultsOf,
    inputOf: (draft) =>
      sentOf(draft, { reduction_id, revision: reduction?.revision ?? null, reason: proposalReason.reason() }),
    after: ({ outcome }) =>
      toast.success(outcome === 'saved' ? t`Price reduction saved` : t`Sent to a second approver`),
    handleRefusal: proposalReason.handleRefusal,
    leave: onClose,
  })
  const preview = usePreview(form.draft, reduction_id)
  const belowCost = form.field('below_cost', 'checkbox')
  return (
    <form {...form.props}>
      {proposalReason.dialog}
      <Stack gap="sm">
        <TextInput label={t`Name`} description={t`Only operators see it`} maxLength={80} {...form.field('name')} />
        <Goods form={form} />
        <Text size="sm" c="dimmed">
          <Trans>Times of the shop ({time_zone}). 24:00 is the end of the day.</Trans>
        </Text>
        <div className={css.times}>
          <div className={css.time}>
            <TextInput type="date" label={t`Starts`} {...form.field('starts')} />
            <TextInput
              aria-label={t`Start time`}
              inputMode="numeric"
              placeholder="18:00"
              {...form.field('starts_time')}
            />
          </div>
          <div className={css.time}>
            <TextInput type="date" label={t`Ends`} {...form.field('ends')} />
            <TextInput aria-label={t`End time`} inputMode="numeric" placeholder="24:00" {...form.field('ends_time')} />
          </div>
        </div>
        <Checkbox
          label={t`Promo codes reduce the price further`}
          {...checkbox(form.field('takes_codes', 'checkbox'))}
        />
        {preview && <ReductionLines preview={preview} />}
        {((preview?.counts.below_cost ?? 0) > 0 || belowCost.error) && (
          <Checkbox label={t`Sell these products below cost`} {...checkbox(belowCost)} />
        )}
        <Text size="sm" c="dimmed">
          <Trans>
            Products that join the category later keep their regular price. Of several reductions, the lowest price
            counts.
          </Trans>
        </Text>
        <FormFooter form={form} send={<Trans>Save</Trans>} onCancel={onClose} />
      </Stack>
    </form>
  )
}

/** Discount and products: a percentage for products or a category, or a price for each SKU. */
function Goods({ form }: { form: ReturnType<typeof useForm<ReductionDraft, 'POST /api/admin/reduction/save'>> }) {
  const { t } = useLingui()
  const categories = useCategoryChoice()
  const isPercent = form.draft.kind === 'percent'
  return (
    <>
      <Group gap="sm" align="flex-start" grow>
        <Select
          label={t`Discount`}
          allowDeselect={false}
          data={[
            { value: 'percent', label: t`Percent` },
            { value: 'prices', label: t`A price for each SKU` },
          ]}
          {...form.field('kind')}
        />
        {isPercent && <TextInput label={t`Percent`} inputMode="decimal" {...form.field('off_100')} />}
      </Group>
      {isPercent ? (
        <>
          <Select label={t`Category`} clearable data={categories} {...form.field('category')} />
          <Textarea
            label={t`Products`}
            description={t`Product IDs, separated by commas, in addition to the category`}
            autosize
            minRows={1}
            maxRows={6}
            {...form.field('product_ids')}
          />
        </>
      ) : (
        <Textarea
          label={t`SKUs and prices`}
          description={t`A line for each SKU, such as lamp-red 12.50. You can paste two columns of a spreadsheet.`}
          autosize
          minRows={3}
          maxRows={12}
          {...form.field('prices')}
        />
      )}
    </>
  )
}

const PAUSE_MS = 300

/** The prices of a draft; undefined while the draft cannot be read. */
function usePreview(draft: ReductionDraft, reduction_id: string) {
  const [{ prices, ...terms }] = useDebouncedValue(termsOf(draft), PAUSE_MS)
  const hasGoods = terms.off_100 === null ? (prices?.length ?? 0) > 0 : terms.category || terms.product_ids.length > 0
  const isReady = terms.off_100 !== 0 && Boolean(hasGoods) && isWallTime(terms.starts) && isWallTime(terms.ends)
  const { data } = useRead(
    'POST /api/admin/reduction/preview',
    { ...terms, prices: prices ?? [], reduction_id },
    { enabled: isReady, keepLast: true },
  )
  return isReady ? data : undefined
}

/** A checkbox has `checked`, not `value`. */
const checkbox = <Field extends { value: unknown }>({ value: _, ...field }: Field) => field
