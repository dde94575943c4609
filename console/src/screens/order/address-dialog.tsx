import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Select, Text } from '@mantine/core'
import { ADDRESSEE_LIMIT, CITY_LIMIT } from '@sampan/contract/rules'
import type { ReplyTo } from '@sampan/front/calls'
import { useRead } from '@sampan/front/use-read'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { OpenedInDialog } from '../../forms/opened-version.tsx'
import { useForm } from '../../forms/use-form.ts'
import { TextInput } from '../../ui/form/text-input.tsx'
import { toast } from '../../ui/layer/toast.ts'

type Order = ReplyTo<'GET /api/admin/order/detail'>
type Areas = ReplyTo<'GET /api/area'>
type Level = { code: string; name: string; children?: Level[] | undefined }

/** Selectable areas of each level, down to the level below the last selected area. */
function levelsOf(areas: Areas, codes: readonly string[]): Level[][] {
  const levels: Level[][] = []
  for (let level: Level[] | undefined = areas; level && level.length > 0; ) {
    levels.push(level)
    const code = codes[levels.length - 1]
    level = level.find((one) => one.code === code)?.children
  }
  return levels
}

type AddressDialogProps = { order: Order; onClose: () => void }

/**
 * Corrects the address of an order that is not shipped yet. The country cannot be changed. If another operator corrects
 * the order, the typed values stay, and a note offers the current address.
 */
export function AddressDialog({ order, onClose }: AddressDialogProps) {
  return <OpenedInDialog data={order}>{(opened) => <AddressForm order={opened} onClose={onClose} />}</OpenedInDialog>
}

function AddressForm({ order, onClose }: AddressDialogProps) {
  const { t } = useLingui()
  const { order_id, order_number: number, address, revision } = order
  const { data: areas = [] } = useRead('GET /api/area', { country: address.country })
  const { data: countries = [] } = useRead('GET /api/area', {})
  const country = countries.find(({ code }) => code === address.country)
  const form = useForm({
    call: 'POST /api/admin/order/readdress',
    start: {
      addressee: address.addressee,
      mobile: address.mobile,
      area: address.area,
      city: address.city ?? '',
      detailed_address: address.detailed_address,
      postcode: address.postcode ?? '',
    },
    rules: ({ addressee, detailed_address }, i18n) => ({
      ...(addressee.trim() === '' && { addressee: translate(i18n)({ message: 'Enter the name', context: 'person' }) }),
      ...(detailed_address.trim() === '' && { detailed_address: translate(i18n)`Enter the address` }),
    }),
    inputOf: ({ city, postcode, ...fields }) => ({
      order_id,
      revision,
      ...fields,
      city: city || null,
      postcode: postcode || null,
    }),
    after: () => toast.success(t`Address updated and shopper notified`),
    leave: onClose,
  })
  const { area } = form.draft
  const levels = levelsOf(areas, area)
  return (
    <FormDialog form={form} title={t`Edit address of order ${number}`} send={<Trans>Save</Trans>} onClose={onClose}>
      <Text size="sm">
        <Trans>
          The shopper sees the old and the new address. You can’t change the country, because shipping costs depend on
          it.
        </Trans>
      </Text>
      <TextInput
        label={t({ message: 'Name', context: 'person' })}
        maxLength={ADDRESSEE_LIMIT}
        {...form.field('addressee')}
        data-autofocus
      />
      <TextInput label={t`Phone`} description={t`Include the country code: +66812345678`} {...form.field('mobile')} />
      <TextInput label={t`Country`} value={country?.name ?? address.country} readOnly />
      {levels.map((level, at) => (
        <Select
          // biome-ignore lint/suspicious/noArrayIndexKey: levels are not reordered
          key={at}
          name={at === 0 ? 'area' : `area.${at}`}
          label={at === 0 ? t`Area` : t`Area within it`}
          searchable
          allowDeselect={false}
          data={level.map(({ code, name }) => ({ value: code, label: name }))}
          value={area[at] ?? null}
          error={at === 0 && form.field('area').error}
          onChange={(code) => form.set({ area: [...area.slice(0, at), code ?? ''] })}
        />
      ))}
      {country?.needs_city && <TextInput label={t`City`} maxLength={CITY_LIMIT} {...form.field('city')} />}
      <TextInput label={t`Street and number`} maxLength={200} {...form.field('detailed_address')} />
      <TextInput label={t`Postcode`} maxLength={12} {...form.field('postcode')} />
    </FormDialog>
  )
}
