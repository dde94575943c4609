import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Select, TagsInput } from '@mantine/core'
import type { MakerAtDesk } from '@sampan/contract'
import { CATALOGUE_LIMITS, COUNTRIES, EU_MEMBERS, SLUG_PATTERN, VISIBLE_PATTERN } from '@sampan/contract/rules'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { Textarea, TextInput } from '../../../ui/form/text-input.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { countryText } from '../../../ui/text/country-text.ts'

type DialogProps = {
  /** Undefined for a new maker. */
  maker: MakerAtDesk | undefined
  /** Supplier of a new maker; empty if none is known. */
  vendor: string
  makers: readonly MakerAtDesk[]
  onClose: () => void
}

/** A form for a maker or a responsible person, with the suppliers whose products it made. */
export function MakerDialog({ maker: stored, vendor, makers, onClose }: DialogProps) {
  const { t, i18n } = useLingui()
  const form = useForm({
    call: 'POST /api/admin/maker/save',
    start: {
      maker: stored?.maker ?? idOf(vendor),
      name: stored?.name ?? vendor,
      postal_address: stored?.postal_address ?? '',
      electronic_address: stored?.electronic_address ?? '',
      country: stored?.country ?? '',
      responsible: stored?.responsible ?? '',
      vendors: stored?.vendors ?? (vendor ? [vendor] : []),
    },
    rules: (draft, i18n) => ({
      ...(!SLUG_PATTERN.test(draft.maker) && { maker: translate(i18n)`Use lowercase letters, digits and hyphens` }),
      ...Object.fromEntries(
        (['name', 'postal_address', 'electronic_address'] as const)
          .filter((name) => !VISIBLE_PATTERN.test(draft[name]))
          .map((name) => [name, translate(i18n)`Fill in this field`]),
      ),
      ...(!draft.country && { country: translate(i18n)`Fill in this field` }),
    }),
    inputOf: ({ responsible, ...draft }) => ({
      ...draft,
      revision: stored?.revision ?? null,
      responsible: (!EU_MEMBERS.includes(draft.country) && responsible) || null,
    }),
    after: () => toast.success(t`Maker saved`),
    leave: onClose,
  })
  const { draft, set } = form
  const isInEu = EU_MEMBERS.includes(draft.country)
  const inEu = makers.filter(({ maker, country }) => EU_MEMBERS.includes(country) && maker !== stored?.maker)
  return (
    <FormDialog form={form} title={stored?.name ?? t`New maker`} send={<Trans>Save</Trans>} onClose={onClose}>
      <TextInput label={t`Name`} maxLength={CATALOGUE_LIMITS.company} data-autofocus {...form.field('name')} />
      {!stored && (
        <TextInput
          label={t`ID`}
          description={t`For product files. You can’t change it later.`}
          {...form.field('maker')}
        />
      )}
      <Textarea
        label={t`Postal address`}
        autosize
        minRows={2}
        maxLength={CATALOGUE_LIMITS.postal_address}
        {...form.field('postal_address')}
      />
      <Select
        label={t`Country`}
        searchable
        data={COUNTRIES.map((country) => ({ value: country, label: countryText(country, i18n) }))}
        {...form.field('country')}
        value={draft.country || null}
        onChange={(country) => set({ country: country ?? '' })}
      />
      <TextInput
        label={t`Email or contact page`}
        maxLength={CATALOGUE_LIMITS.electronic_address}
        {...form.field('electronic_address')}
      />
      {draft.country !== '' && !isInEu && (
        <Select
          label={t`Responsible in the EU`}
          description={t`Your importer or agent. Add it as a maker in the EU first.`}
          clearable
          clearButtonProps={{ 'aria-label': t`Clear` }}
          data={inEu.map(({ maker, name }) => ({ value: maker, label: name }))}
          {...form.field('responsible')}
          value={draft.responsible || null}
          onChange={(responsible) => set({ responsible: responsible ?? '' })}
        />
      )}
      <TagsInput
        label={t`Suppliers`}
        description={t`Their products have this maker unless they name another one.`}
        name="vendors"
        maxTags={CATALOGUE_LIMITS.maker_vendors}
        clearable
        clearButtonProps={{ 'aria-label': t`Clear` }}
        value={draft.vendors}
        onChange={(vendors) => set({ vendors: vendors.map((one) => one.trim().slice(0, CATALOGUE_LIMITS.vendor)) })}
      />
    </FormDialog>
  )
}

/** Suggested id of a supplier's maker; empty if its name has no Latin letters. */
const idOf = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
