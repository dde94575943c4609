import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { languageTag } from '@sampan/front/language'
import { useRead } from '@sampan/front/use-read'
import { type ReactNode, useMemo } from 'react'
import { go } from '../../../navigation/address.ts'
import { Link } from '../../../navigation/link.tsx'
import type { ScreenProps } from '../../../navigation/route.ts'
import { Empty } from '../../../ui/layout/empty.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Panes } from '../../../ui/layout/panes.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { countMissing, textFor } from '../../../ui/text/texts.ts'
import type { Option } from './option.ts'
import { OptionEditor } from './option-editor.tsx'

/** Part of the URL for a new option. Keys never contain this character. */
const NEW = '+'

const open = ({ axis }: Option, text: ReactNode) => <Link to={`/options/${axis}`}>{text}</Link>

/** Options of SKUs, such as colours and sizes, with their texts in five languages. */
export default function Options({ params: { axis } }: ScreenProps) {
  const { t, i18n } = useLingui()
  const { data, error, refetch } = useRead('GET /api/admin/option/list')
  const tag = languageTag(i18n)
  const columns = useMemo(() => columnsIn(tag), [tag])
  const openOption = data?.find((option) => option.axis === axis)
  if (axis === NEW || openOption) return <OptionEditor key={axis} option={openOption} />
  return (
    <Panes
      detail={null}
      list={
        <>
          <PageHeader
            title={<Trans>Options</Trans>}
            note={<Trans>How a product’s SKUs differ, such as by colour or size.</Trans>}
          >
            <Button onClick={() => go(`/options/${NEW}`)}>
              <Trans>New option</Trans>
            </Button>
          </PageHeader>
          <DataTable
            label={t`Options`}
            items={data}
            error={data ? null : error}
            hasMore={false}
            isLoadingMore={false}
            onMore={() => undefined}
            onRetry={() => void refetch()}
            keyOf={(option) => option.axis}
            columns={columns}
            open={open}
            empty={<Empty title={<Trans>No options yet</Trans>} />}
          />
        </>
      }
    />
  )
}

const columnsIn = (tag: string): readonly Column<Option>[] => [
  { id: 'name', head: <Trans>Option</Trans>, cell: ({ name }) => textFor(name, tag) },
  { id: 'axis', head: <Trans>Key</Trans>, cell: ({ axis }) => axis, isExtra: true },
  {
    id: 'values',
    card: 'about',
    head: <Trans>Values</Trans>,
    cell: ({ values }) => values.map(({ value }) => textFor(value, tag)).join(' · '),
    isWide: true,
  },
  {
    id: 'missing',
    card: 'when',
    isNamed: true,
    head: <Trans>Missing translations</Trans>,
    cell: ({ name, values }) => {
      const count = countMissing([name, ...values.map(({ value }) => value)])
      return count > 0 && <StatusBadge tone="wait">{count}</StatusBadge>
    },
    align: 'end',
  },
]
