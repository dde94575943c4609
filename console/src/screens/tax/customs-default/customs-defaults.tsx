import { Trans, useLingui } from '@lingui/react/macro'
import { Text, UnstyledButton } from '@mantine/core'
import { classNames } from '@sampan/front/class-names'
import { languageTag } from '@sampan/front/language'
import { useRead } from '@sampan/front/use-read'
import { type ReactNode, useState } from 'react'
import { CLASS_TEXT } from '../../../features/tax/class-text.ts'
import { OpenedInDialog } from '../../../forms/opened-version.tsx'
import { useMay } from '../../../session/use-session.ts'
import { Empty } from '../../../ui/layout/empty.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { countryText } from '../../../ui/text/country-text.ts'
import { textFor } from '../../../ui/text/texts.ts'
import { CustomsDefaultDialog } from './customs-default-dialog.tsx'
import { type CustomsDefaultRow, rowsOf } from './customs-default-rows.ts'
import css from './customs-defaults.module.css'

/** The class, HS code and origin that the whole shop, categories and kinds give to products without them. */
export function CustomsDefaults() {
  const { t, i18n } = useLingui()
  const categories = useRead('GET /api/admin/category/list')
  const defaults = useRead('GET /api/admin/customs_default/list')
  const mayChange = useMay('catalogue')
  const [openKey, setOpenKey] = useState<string>()
  const rows = categories.data && defaults.data && rowsOf(categories.data, defaults.data)
  const nameOf = ({ name }: CustomsDefaultRow) => (name ? textFor(name, languageTag(i18n)) : t`All products`)
  const openRow = rows?.find(({ key }) => key === openKey)
  const columns: readonly Column<CustomsDefaultRow>[] = [
    { id: 'goods', head: <Trans>Goods</Trans>, cell: nameOf },
    {
      id: 'class',
      card: 'about',
      head: <Trans>Class of goods</Trans>,
      cell: ({ stored, level }) => <ClassCell stored={stored} level={level} />,
    },
    { id: 'code', card: 'sum', head: <Trans>HS code</Trans>, cell: ({ stored }) => stored?.hs_code ?? '' },
    {
      id: 'origin',
      card: 'when',
      head: <Trans>Country of origin</Trans>,
      cell: ({ stored }) => (stored?.origin_country ? countryText(stored.origin_country, i18n) : ''),
    },
  ]
  return (
    <>
      <Text size="sm" c="dimmed" maw="42rem">
        <Trans>
          Products without a class, HS code or country of origin use those of their product type, category or main
          category, then those of all products.
        </Trans>
      </Text>
      <DataTable
        label={t`Goods`}
        items={rows}
        keyOf={({ key }) => key}
        columns={columns}
        open={(row, text) => (
          <Indented level={row.level}>
            {mayChange ? <UnstyledButton onClick={() => setOpenKey(row.key)}>{text}</UnstyledButton> : text}
          </Indented>
        )}
        empty={<Empty title={<Trans>No categories yet</Trans>} />}
        hasMore={false}
        isLoadingMore={false}
        error={categories.error ?? defaults.error}
        onMore={() => {}}
        onRetry={() => {
          void categories.refetch()
          void defaults.refetch()
        }}
      />
      {openRow && (
        <OpenedInDialog data={openRow}>
          {(row) => row && <CustomsDefaultDialog row={row} title={nameOf(row)} onClose={() => setOpenKey(undefined)} />}
        </OpenedInDialog>
      )}
    </>
  )
}

/** On phones, the class is below the name of its row, with the same indent. */
function ClassCell({ stored, level }: Pick<CustomsDefaultRow, 'stored' | 'level'>) {
  const { i18n } = useLingui()
  if (!stored?.tax_class) return null
  return <span className={classNames(css.below, INDENTS[level])}>{i18n._(CLASS_TEXT[stored.tax_class])}</span>
}

const INDENTS = [undefined, undefined, css.second, css.third]

/** The name of a row, indented by its level. */
function Indented({ level, children }: { level: number; children: ReactNode }) {
  return <span className={classNames(level < 2 && css.head, INDENTS[level])}>{children}</span>
}
