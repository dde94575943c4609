import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { MakerAtDesk } from '@sampan/contract'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { ConfirmDialog } from '../../../forms/confirm-dialog.tsx'
import { OpenedInDialog } from '../../../forms/opened-version.tsx'
import { Link } from '../../../navigation/link.tsx'
import { useMay } from '../../../session/use-session.ts'
import { toast } from '../../../ui/layer/toast.ts'
import { Empty } from '../../../ui/layout/empty.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { RemoveButton } from '../../../ui/table/remove-button.tsx'
import { countryText } from '../../../ui/text/country-text.ts'
import { MakerDialog } from './maker-dialog.tsx'

/** Number of suppliers without a maker that are shown as buttons. */
const VENDORS = 12

type Opened = { maker: string } | { vendor: string }

/** The makers of products, persons in the EU who are responsible for them, and suppliers that have no maker. */
export default function Makers() {
  const { t, i18n } = useLingui()
  const { data, error, refetch } = useRead('GET /api/admin/maker/list')
  const mayChange = useMay('catalogue')
  const [opened, setOpened] = useState<Opened>()
  const [toRemove, setToRemove] = useState<MakerAtDesk>()
  const makers = data?.makers ?? []
  const nameOf = (id: string | null) => makers.find(({ maker }) => maker === id)?.name ?? ''
  const row = opened && 'maker' in opened ? makers.find(({ maker }) => maker === opened.maker) : undefined
  const columns: readonly Column<MakerAtDesk>[] = [
    { id: 'name', head: <Trans>Maker</Trans>, cell: ({ name }) => name, isWide: true },
    { id: 'country', card: 'when', head: <Trans>Country</Trans>, cell: ({ country }) => countryText(country, i18n) },
    {
      id: 'responsible',
      card: 'about',
      head: <Trans>Responsible in the EU</Trans>,
      cell: ({ responsible }) => nameOf(responsible),
    },
    { id: 'vendors', card: 'about', head: <Trans>Suppliers</Trans>, cell: ({ vendors }) => vendors.join(', ') },
    {
      id: 'remove',
      card: 'sum',
      head: (
        <VisuallyHidden>
          <Trans>Remove</Trans>
        </VisuallyHidden>
      ),
      cell: (maker) => mayChange && <RemoveButton name={maker.name} onClick={() => setToRemove(maker)} />,
      align: 'end',
    },
  ]
  return (
    <Page>
      <PageHeader
        title={<Trans>Makers</Trans>}
        note={
          <Trans>
            The EU wants the maker at each product, and for makers elsewhere a responsible person in the EU. Products
            take the maker of their supplier unless they name one.
          </Trans>
        }
      >
        {mayChange && (
          <Button onClick={() => setOpened({ vendor: '' })}>
            <Trans>New maker</Trans>
          </Button>
        )}
      </PageHeader>
      {mayChange && data && data.open_vendors.length > 0 && (
        <section aria-labelledby="open-vendors">
          <Text id="open-vendors" size="sm" c="dimmed" mb="xs">
            <Trans>Suppliers without a maker</Trans>
            {' · '}
            <Link to="/products?show=lacks_maker">
              <Trans>Show their products</Trans>
            </Link>
          </Text>
          <Group gap="xs" mb="md">
            {data.open_vendors.slice(0, VENDORS).map(({ vendor, products }) => (
              <Button key={vendor} size="compact-sm" variant="default" onClick={() => setOpened({ vendor })}>
                {vendor} · {products}
              </Button>
            ))}
          </Group>
        </section>
      )}
      <DataTable
        label={t`Makers`}
        items={data?.makers}
        keyOf={({ maker }) => maker}
        columns={columns}
        open={({ maker }, text) =>
          mayChange ? <UnstyledButton onClick={() => setOpened({ maker })}>{text}</UnstyledButton> : text
        }
        empty={<Empty title={<Trans>No makers yet</Trans>} />}
        hasMore={false}
        isLoadingMore={false}
        error={error}
        onMore={() => {}}
        onRetry={() => void refetch()}
      />
      {opened && 'vendor' in opened && (
        <MakerDialog maker={undefined} vendor={opened.vendor} makers={makers} onClose={() => setOpened(undefined)} />
      )}
      {row && (
        <OpenedInDialog data={row}>
          {(maker) => <MakerDialog maker={maker} vendor="" makers={makers} onClose={() => setOpened(undefined)} />}
        </OpenedInDialog>
      )}
      {toRemove && (
        <ConfirmDialog
          call="POST /api/admin/maker/remove"
          input={{ maker: toRemove.maker, revision: toRemove.revision }}
          title={t`Remove the maker ${toRemove.name}?`}
          note={<Trans>Products of its suppliers will have no maker.</Trans>}
          confirm={<Trans>Remove</Trans>}
          isDangerous
          after={() => toast.success(t`Maker removed`)}
          onClose={() => setToRemove(undefined)}
        />
      )}
    </Page>
  )
}
