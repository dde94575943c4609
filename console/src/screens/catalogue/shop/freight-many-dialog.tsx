import { t as translate } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { FormFooter } from '../../../forms/form-footer.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useUnsaved } from '../../../forms/use-unsaved.ts'
import { Dialog } from '../../../ui/layer/dialog.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { blankFreight, freightOf, isFreight } from './freight-field.ts'
import { FreightFields } from './freight-fields.tsx'
import { FreightPreview } from './freight-preview.tsx'
import { type UnchangedShop, UnchangedShops } from './unchanged-shops.tsx'
import { batchOf, type Outcome, type Terms, useFreightMany } from './use-freight-many.ts'

type Props = { shop_ids: readonly string[]; onClose: () => void; onSet: () => void }
type Step = { previewed: readonly Outcome[]; terms: Terms } | { unchanged: readonly UnchangedShop[]; terms: Terms }

const withoutRevision = (shop_ids: readonly string[]) => shop_ids.map((shop_id) => ({ shop_id, revision: null }))

/** Sets the freight of several shops, after a preview of the changes by shop. */
export function FreightManyDialog({ shop_ids, onClose, onSet }: Props) {
  const { t } = useLingui()
  const [step, setStep] = useState<Step>()
  const [isPreviewed, setPreviewed] = useState(false)
  const many = useFreightMany()
  const shops = withoutRevision(shop_ids)
  const form = useForm({
    call: 'POST /api/admin/shop/freight',
    start: { freight: [blankFreight('*')], removes: false },
    rules: ({ freight }, i18n) =>
      freight.length > 0 && freight.every(isFreight)
        ? {}
        : { freight: translate(i18n)`Fill in amounts and days for every shipping rate` },
    inputOf: (draft) => ({ shops: batchOf(shops), ...termsOf(draft), dry_run: true }),
    after: ({ outcomes }, draft) => preview(shops, termsOf(draft), outcomes),
  })
  // After the dry run no shop is changed yet, but the form counts as saved. So leaving must ask until the freight is
  // set.
  const isUnset = isPreviewed && !(step && 'unchanged' in step)
  useUnsaved(isUnset)
  async function preview(chosenShops: typeof shops, terms: Terms, first: readonly Outcome[] = []) {
    const previewed = await many.sendAll(chosenShops, { ...terms, dry_run: true }, first)
    if (previewed.length < chosenShops.length) return
    setPreviewed(true)
    setStep({ previewed, terms })
  }
  async function set(previewed: readonly Outcome[], terms: Terms) {
    const versions = previewed
      .filter(({ outcome }) => outcome === 'changed')
      .map(({ shop_id, shop }) => ({ shop_id, revision: shop?.revision ?? null }))
    const outcomes = await many.sendAll(versions, { ...terms, dry_run: false })
    const others = outcomes.filter(({ outcome }) => outcome === 'changed_meanwhile' || outcome === 'unknown')
    const unsent = previewed.filter(({ shop_id }) =>
      versions.slice(outcomes.length).some((one) => one.shop_id === shop_id),
    )
    const unchanged: UnchangedShop[] = [...others, ...unsent.map((one) => ({ ...one, outcome: 'not_sent' as const }))]
    if (unchanged.length > 0) return setStep({ unchanged, terms })
    toast.success(t`Shipping costs set`)
    onSet()
  }
  return (
    <Dialog
      onClose={onClose}
      title={t`Shipping for several shops`}
      size="lg"
      closeOnClickOutside={!form.isChanged && !isUnset}
    >
      {!step && (
        <form {...form.props}>
          <Stack gap="sm">
            <Text size="sm">
              <Plural value={shop_ids.length} one="# shop selected." other="# shops selected." />
            </Text>
            <FreightFields {...form.field('freight')} further={blankFreight} />
            <Checkbox
              label={t`Remove shipping to all other countries`}
              description={t`Otherwise each shop keeps its own`}
              name="removes"
              disabled={form.isBusy}
              checked={form.draft.removes}
              onChange={(event) => form.set({ removes: event.currentTarget.checked })}
            />
            <Progress done={many.done} of={shop_ids.length} />
            <FormFooter form={form} send={<Trans>Preview</Trans>} onCancel={onClose} />
          </Stack>
        </form>
      )}
      {step && 'previewed' in step && (
        <FreightPreview
          {...step}
          isBusy={many.isBusy}
          onBack={() => setStep(undefined)}
          onSet={() => void set(step.previewed, step.terms)}
        >
          <Progress done={many.done} of={step.previewed.length} />
        </FreightPreview>
      )}
      {step && 'unchanged' in step && (
        <UnchangedShops
          shops={step.unchanged}
          isBusy={many.isBusy}
          onClose={onSet}
          onPreview={() => void preview(withoutRevision(step.unchanged.map(({ shop_id }) => shop_id)), step.terms)}
        />
      )}
    </Dialog>
  )
}

type Draft = { freight: readonly Parameters<typeof freightOf>[0][]; removes: boolean }
const termsOf = ({ freight, removes }: Draft): Terms => ({
  freight: freight.map(freightOf),
  others: removes ? 'remove' : 'keep',
})

function Progress({ done, of }: { done: number; of: number }) {
  if (done === 0) return null
  return (
    <Text role="status">
      <Plural value={of} one={`${done} of # shop done`} other={`${done} of # shops done`} />
    </Text>
  )
}
