import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox, Group, MultiSelect, Select, Stack } from '@mantine/core'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { categoryNames } from '../../features/catalogue/category-names.tsx'
import { useCategoryChoice } from '../../features/catalogue/use-category-choice.ts'
import { WaitingProposal } from '../../features/operator/waiting-proposal.tsx'
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx'
import { FormFooter } from '../../forms/form-footer.tsx'
import { OpenedVersion } from '../../forms/opened-version.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useProposalReason } from '../../forms/use-proposal-reason.tsx'
import { Textarea, TextInput } from '../../ui/form/text-input.tsx'
import { toast } from '../../ui/layer/toast.ts'
import { DetailPane } from '../../ui/layout/detail-pane.tsx'
import { Fact, Facts } from '../../ui/layout/facts.tsx'
import { draftOf, endedNow, faultsOf, sentOf } from './promo-draft.ts'
import css from './promo-pane.module.css'
import { isOver, type Promo, PromoState, Uses } from './promo-state.tsx'

/** A promo code; undefined for a new code. */
export function PromoPane({ code, onClose }: { code: string | undefined; onClose: () => void }) {
  const { t } = useLingui()
  const query = useRead(
    'GET /api/admin/promo/detail',
    { code: code ?? '' },
    { enabled: code !== undefined, once: true },
  )
  const promo = query.data
  const [isEnding, setEnding] = useState(false)
  return (
    <DetailPane
      title={code ?? t`New promo code`}
      mark={promo && <PromoState promo={promo} />}
      actions={
        promo &&
        !isOver(promo.ends_at) && (
          <Button variant="default" onClick={() => setEnding(true)}>
            <Trans>End now</Trans>
          </Button>
        )
      }
      onClose={onClose}
      query={code === undefined ? undefined : query}
    >
      {query.data?.proposal && <WaitingProposal proposal={query.data.proposal} categoryNames={categoryNames} />}
      {promo && (
        <div className={css.uses}>
          <Facts>
            <Fact name={<Trans>Uses</Trans>}>
              <Uses promo={promo} />
            </Fact>
          </Facts>
        </div>
      )}
      <OpenedVersion data={promo}>{(opened) => <PromoForm promo={opened} onClose={onClose} />}</OpenedVersion>
      {isEnding && promo && (
        <ConfirmDialog
          call="POST /api/admin/promo/save"
          input={endedNow(promo)}
          title={t`End ${code}?`}
          note={<Trans>No one can use it from now on. Past orders keep their discount.</Trans>}
          confirm={<Trans>End code</Trans>}
          isDangerous
          after={() => {
            toast.success(t`Promo code ended`)
            onClose()
          }}
          onClose={() => setEnding(false)}
        />
      )}
    </DetailPane>
  )
}

function PromoForm({ promo, onClose }: { promo: Promo | undefined; onClose: () => void }) {
  const { t } = useLingui()
  const proposalReason = useProposalReason(() => form.props.ref.current?.requestSubmit())
  const categories = useCategoryChoice()
  const form = useForm({
    call: 'POST /api/admin/promo/save',
    start: draftOf(promo),
    rules: faultsOf,
    inputOf: (draft) => sentOf(draft, promo, proposalReason.reason()),
    after: ({ outcome }) => toast.success(outcome === 'saved' ? t`Promo code saved` : t`Sent to a second approver`),
    handleRefusal: proposalReason.handleRefusal,
    leave: onClose,
  })
  const isPercent = form.draft.kind === 'percentage'
  return (
    <form {...form.props}>
      {proposalReason.dialog}
      <Stack gap="sm">
        {!promo && (
          <TextInput
            label={t({ message: 'Code', context: 'promo code' })}
            description={t`Shoppers type this at checkout. You can’t change it later.`}
            maxLength={30}
            classNames={{ input: css.code }}
            {...form.field('code')}
          />
        )}
        <Group gap="sm" align="flex-start" grow>
          <Select
            label={t`Discount`}
            allowDeselect={false}
            data={[
              { value: 'percentage', label: t`Percent` },
              { value: 'fixed', label: t`US dollars` },
            ]}
            {...form.field('kind')}
          />
          <TextInput label={isPercent ? t`Percent` : t`US dollars`} inputMode="decimal" {...form.field('value')} />
        </Group>
        <div className={css.limits}>
          <TextInput
            label={t`Minimum spend`}
            description={t`In dollars. Leave empty for no minimum.`}
            inputMode="decimal"
            {...form.field('minimum_cents')}
          />
          <TextInput
            label={t`Usage limit`}
            description={t`For all shoppers together. Leave empty for no limit.`}
            inputMode="numeric"
            {...form.field('uses_limit')}
          />
          <TextInput
            label={t`Uses per shopper`}
            description={t`Leave empty for no limit`}
            inputMode="numeric"
            {...form.field('uses_per_shopper')}
          />
        </div>
        <Textarea
          label={t`Only for these products`}
          description={t`Product IDs, separated by commas. Leave empty for all products.`}
          autosize
          minRows={1}
          maxRows={6}
          {...form.field('product_ids')}
        />
        <MultiSelect
          label={t`Only for these categories`}
          description={t`In addition to the products above. Leave empty for all products.`}
          data={categories}
          {...form.field('categories')}
          onChange={(chosen) => form.set({ categories: withSubcategories(chosen, form.draft.categories, categories) })}
        />
        <div className={css.times}>
          <TextInput
            type="datetime-local"
            label={t`Starts`}
            description={t`In your time zone`}
            {...form.field('starts_at')}
          />
          <TextInput
            type="datetime-local"
            label={t`Ends`}
            description={t`Leave empty for no end`}
            {...form.field('ends_at')}
          />
        </div>
        <Checkbox label={t`Also discount shipping`} {...checkbox(form.field('includes_freight', 'checkbox'))} />
        <Checkbox label={t`Show to every shopper at checkout`} {...checkbox(form.field('listed', 'checkbox'))} />
        <FormFooter form={form} send={<Trans>Save</Trans>} onCancel={onClose} />
      </Stack>
    </form>
  )
}

/** A code is only for the categories that it names: choosing a category chooses its subcategories too. */
function withSubcategories(
  chosen: readonly string[],
  before: readonly string[],
  all: readonly { value: string; parent: string | null }[],
): string[] {
  const added = chosen.filter((category) => !before.includes(category))
  const below = all.filter(({ parent }) => parent !== null && added.includes(parent)).map(({ value }) => value)
  return [...new Set([...chosen, ...below])]
}

/** A checkbox has `checked`, not `value`. */
const checkbox = <Field extends { value: unknown }>({ value: _, ...field }: Field) => field
