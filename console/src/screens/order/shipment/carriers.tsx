import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Table } from '@mantine/core'
import { CARRIER_LINK_LIMIT, RETURN_ADDRESS_LIMIT } from '@sampan/contract/rules'
import { isTrackingLink } from '@sampan/contract/tracking'
import type { ReplyTo } from '@sampan/front/calls'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { ConfirmDialog } from '../../../forms/confirm-dialog.tsx'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { OpenedInDialog } from '../../../forms/opened-version.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { Textarea, TextInput } from '../../../ui/form/text-input.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { ErrorState } from '../../../ui/layout/error-state.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import css from './carriers.module.css'
import { TrackingSources } from './tracking-sources.tsx'

type Carrier = ReplyTo<'GET /api/admin/carrier/list'>['carriers'][number]
type Shop = ReplyTo<'GET /api/admin/shop/return_addresses'>['items'][number]

/** Carriers, and the return address of each shop. */
export default function Carriers() {
  const { data, error } = useRead('GET /api/admin/carrier/list')
  return (
    <Page>
      <PageHeader title={<Trans>Carriers and returns</Trans>} />
      <div className={css.parts}>
        <CarrierList />
        {/* The return addresses are rendered only after the list, because a list that loads later would shift them. */}
        {(data || error) && <ReturnAddresses />}
        {(data || error) && <TrackingSources />}
      </div>
    </Page>
  )
}

type Open = { dialog: 'save'; carrier?: Carrier } | { dialog: 'remove'; carrier: Carrier }

function CarrierList() {
  const { t } = useLingui()
  const { data, error, refetch } = useRead('GET /api/admin/carrier/list')
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const latest = (carrier: Carrier) =>
    data?.carriers.find(({ carrier_id }) => carrier_id === carrier.carrier_id) ?? carrier
  return (
    <section className={css.part}>
      <h2>
        <Trans>Carriers</Trans>
      </h2>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      <Table className={css.table} aria-label={t`Carriers`}>
        <Table.Tbody>
          {data?.carriers.map((carrier) => (
            <Table.Tr key={carrier.carrier_id}>
              <Table.Td>{carrier.name}</Table.Td>
              <Table.Td className={css.link}>{carrier.link ?? t`No link`}</Table.Td>
              <Table.Td>
                <Group gap="xs" justify="flex-end" wrap="nowrap">
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={t`Edit ${carrier.name}`}
                    onClick={() => setOpen({ dialog: 'save', carrier })}
                  >
                    <Trans>Edit</Trans>
                  </Button>
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={t`Remove ${carrier.name}`}
                    onClick={() => setOpen({ dialog: 'remove', carrier })}
                  >
                    <Trans>Remove</Trans>
                  </Button>
                </Group>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <div>
        <Button onClick={() => setOpen({ dialog: 'save' })}>
          <Trans>Add a carrier</Trans>
        </Button>
      </div>
      {open?.dialog === 'save' && (
        <OpenedInDialog data={open.carrier && latest(open.carrier)}>
          {(carrier) => <CarrierDialog carrier={carrier} onClose={close} />}
        </OpenedInDialog>
      )}
      {open?.dialog === 'remove' && (
        <OpenedInDialog data={latest(open.carrier)}>
          {(carrier) => (
            <ConfirmDialog
              call="POST /api/admin/carrier/remove"
              input={{ carrier_id: carrier.carrier_id, revision: carrier.revision }}
              title={t`Remove ${carrier.name}`}
              note={<Trans>Orders keep the carrier’s name but lose the tracking link.</Trans>}
              confirm={<Trans>Remove</Trans>}
              isDangerous
              after={() => toast.success(t`Carrier removed`)}
              onClose={close}
            />
          )}
        </OpenedInDialog>
      )}
    </section>
  )
}

function CarrierDialog({ carrier, onClose }: { carrier: Carrier | undefined; onClose: () => void }) {
  const { t } = useLingui()
  const form = useForm({
    call: 'POST /api/admin/carrier/save',
    start: { name: carrier?.name ?? '', link: carrier?.link ?? '' },
    rules: ({ name, link }, i18n) => ({
      ...(name.trim() === '' && { name: translate(i18n)`Enter the name` }),
      ...(link.trim() !== '' &&
        !isTrackingLink(link.trim()) && {
          link: translate(i18n)`Enter an https link that includes the tracking number placeholder`,
        }),
    }),
    inputOf: ({ name, link }) => ({
      name,
      link: link.trim() || null,
      ...(carrier && { carrier_id: carrier.carrier_id, revision: carrier.revision }),
    }),
    after: () => toast.success(t`Carrier saved`),
    leave: onClose,
  })
  const example = 'https://track.example.com/?n={number}'
  return (
    <FormDialog
      form={form}
      title={carrier ? t`Edit carrier` : t`Add a carrier`}
      send={<Trans>Save</Trans>}
      onClose={onClose}
    >
      <TextInput label={t`Name`} maxLength={80} data-autofocus {...form.field('name')} />
      <TextInput
        label={t`Tracking link`}
        description={t`Put the placeholder where the tracking number goes: ${example}`}
        maxLength={CARRIER_LINK_LIMIT}
        {...form.field('link')}
      />
    </FormDialog>
  )
}

/** Page size of the shop list. Other shops are found by name. */
const SHOPS_SHOWN = 100

function ReturnAddresses() {
  const { t } = useLingui()
  const { data, error, refetch } = useRead('GET /api/admin/shop/return_addresses', { page_size: SHOPS_SHOWN })
  const [shop, setShop] = useState<Shop>()
  return (
    <section className={css.part}>
      <h2>
        <Trans>Return address</Trans>
      </h2>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      <Table className={css.table} aria-label={t`Return address`}>
        <Table.Tbody>
          {data?.items.map((one) => (
            <Table.Tr key={one.shop_id}>
              <Table.Td>{one.name}</Table.Td>
              <Table.Td className={css.link}>{one.return_address ?? t`No address yet`}</Table.Td>
              <Table.Td>
                <Group justify="flex-end">
                  <Button size="xs" variant="default" aria-label={t`Edit ${one.name}`} onClick={() => setShop(one)}>
                    <Trans>Edit</Trans>
                  </Button>
                </Group>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {shop && (
        <OpenedInDialog data={data?.items.find(({ shop_id }) => shop_id === shop.shop_id) ?? shop}>
          {(shop) => <AddressDialog shop={shop} onClose={() => setShop(undefined)} />}
        </OpenedInDialog>
      )}
    </section>
  )
}

function AddressDialog({ shop, onClose }: { shop: Shop; onClose: () => void }) {
  const { t } = useLingui()
  const { shop_id, name, revision } = shop
  const form = useForm({
    call: 'POST /api/admin/shop/return_address',
    start: { return_address: shop.return_address ?? '' },
    inputOf: ({ return_address }) => ({ shop_id, revision, return_address: return_address.trim() || null }),
    after: () => toast.success(t`Address saved`),
    leave: onClose,
  })
  return (
    <FormDialog form={form} title={name} send={<Trans>Save</Trans>} onClose={onClose}>
      <Textarea
        label={t`Return address`}
        autosize
        minRows={2}
        maxLength={RETURN_ADDRESS_LIMIT}
        data-autofocus
        {...form.field('return_address')}
      />
    </FormDialog>
  )
}
