import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Table, Text } from '@mantine/core'
import { COMPANY_LIMIT, SELLER_ADDRESS_LIMIT, TAX_NUMBER_LIMIT } from '@sampan/contract/rules'
import type { ReplyTo } from '@sampan/front/calls'
import { usePages } from '@sampan/front/use-pages'
import { useState } from 'react'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { OpenedInDialog } from '../../forms/opened-version.tsx'
import { useForm } from '../../forms/use-form.ts'
import { SearchField } from '../../ui/form/search-field.tsx'
import { Textarea, TextInput } from '../../ui/form/text-input.tsx'
import { toast } from '../../ui/layer/toast.ts'
import { Empty } from '../../ui/layout/empty.tsx'
import { ErrorState } from '../../ui/layout/error-state.tsx'
import { MoreButton } from '../../ui/layout/more-button.tsx'

type Seller = ReplyTo<'GET /api/admin/shop/sellers'>['items'][number]

/** The sellers that receipts name, by shop. */
export function Sellers() {
  const { t } = useLingui()
  const [keyword, setKeyword] = useState('')
  const list = usePages('GET /api/admin/shop/sellers', keyword ? { keyword } : {})
  const { items, error, onRetry } = list
  const [editedSeller, setEditedSeller] = useState<Seller>()
  return (
    <section>
      <Text c="dimmed" mb="sm">
        <Trans>Receipts of a shop show these details. Issued receipts don’t change.</Trans>
      </Text>
      <SearchField label={t`Search shops`} value={keyword} onChange={setKeyword} />
      {error && !items && <ErrorState error={error} onRetry={onRetry} />}
      {items?.length === 0 && <Empty title={<Trans>No shops found</Trans>} />}
      <Table aria-label={t`Sellers`}>
        <Table.Tbody>
          {items?.map((one) => (
            <Table.Tr key={one.shop_id}>
              <Table.Td>{one.name}</Table.Td>
              <Table.Td>
                {[one.legal_name, one.tax_number].filter(Boolean).join(' · ') || (
                  <Text span c="dimmed">
                    <Trans>No details yet</Trans>
                  </Text>
                )}
              </Table.Td>
              <Table.Td>
                <Group justify="flex-end">
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={t`Edit ${one.name}`}
                    onClick={() => setEditedSeller(one)}
                  >
                    <Trans>Edit</Trans>
                  </Button>
                </Group>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <MoreButton {...list} />
      {editedSeller && (
        <OpenedInDialog data={items?.find(({ shop_id }) => shop_id === editedSeller.shop_id) ?? editedSeller}>
          {(seller) => <SellerDialog seller={seller} onClose={() => setEditedSeller(undefined)} />}
        </OpenedInDialog>
      )}
    </section>
  )
}

function SellerDialog({ seller, onClose }: { seller: Seller; onClose: () => void }) {
  const { t } = useLingui()
  const { shop_id, name, revision } = seller
  const form = useForm({
    call: 'POST /api/admin/shop/seller',
    start: {
      legal_name: seller.legal_name ?? '',
      seller_address: seller.seller_address ?? '',
      tax_number: seller.tax_number ?? '',
    },
    inputOf: ({ legal_name, seller_address, tax_number }) => ({
      shop_id,
      revision,
      legal_name: legal_name.trim() || null,
      seller_address: seller_address.trim() || null,
      tax_number: tax_number.trim() || null,
    }),
    after: () => toast.success(t`Seller saved`),
    leave: onClose,
  })
  return (
    <FormDialog form={form} title={name} send={<Trans>Save</Trans>} onClose={onClose}>
      <TextInput
        label={t`Registered name`}
        description={t`If empty, receipts show the shop’s name.`}
        maxLength={COMPANY_LIMIT}
        data-autofocus
        {...form.field('legal_name')}
      />
      <Textarea
        label={t`Registered address`}
        autosize
        minRows={2}
        maxLength={SELLER_ADDRESS_LIMIT}
        {...form.field('seller_address')}
      />
      <TextInput label={t`Tax number`} maxLength={TAX_NUMBER_LIMIT} {...form.field('tax_number')} />
    </FormDialog>
  )
}
