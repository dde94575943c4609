import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Select, SimpleGrid, Stack } from '@mantine/core'
import { FILE_CURRENCIES, IMPORT_TARGETS } from '@sampan/contract/rules'
import type { ReplyTo } from '@sampan/front/calls'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { useCategoryChoice } from '../../../features/catalogue/use-category-choice.ts'
import { useAction } from '../../../forms/use-action.ts'
import { useShopChoice } from '../shop/use-shop-choice.ts'
import { ColumnChoices } from './column-choices.tsx'
import { systemText, targetText } from './import-texts.ts'

type Mapping = ReplyTo<'GET /api/admin/import/mapping'>

/** Asks what the columns of a file of another system mean, and where its products belong. */
export function ImportMapping({ import_id }: { import_id: string }) {
  const { data } = useRead('GET /api/admin/import/mapping', { import_id }, { once: true })
  return data ? <MappingForm import_id={import_id} mapping={data} /> : null
}

function MappingForm({ import_id, mapping }: { import_id: string; mapping: Mapping }) {
  const { t, i18n } = useLingui()
  const mappingAction = useAction('POST /api/admin/import/map')
  const categories = useCategoryChoice()
  const shops = useShopChoice()
  const [targets, setTargets] = useState(mapping.columns.map(({ target }) => target))
  const [shop_id, setShop] = useState(mapping.shop_id)
  const [category, setCategory] = useState(mapping.category)
  const [currency, setCurrency] = useState(mapping.currency)
  const isComplete = shop_id !== null && category !== null && targets.includes('title') && targets.includes('price')
  return (
    <Stack gap="sm">
      <Alert color="blue" variant="light" title={systemText(mapping.system, i18n)}>
        {mapping.is_remembered ? (
          <Trans>We read the columns as in your last file with these headings. Check them, then continue.</Trans>
        ) : (
          <Trans>Check what each column means. Columns without a meaning are ignored.</Trans>
        )}
      </Alert>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
        <Select label={t`Shop`} searchable data={shops} value={shop_id} onChange={setShop} />
        <Select
          label={targets.includes('category') ? t`For products without a category in the file` : t`Category`}
          searchable
          data={categories}
          value={category}
          onChange={setCategory}
        />
        <Select
          label={t`Prices are in`}
          description={currency === 'USD' ? undefined : t`We convert them to dollars at the shop’s rate.`}
          allowDeselect={false}
          data={FILE_CURRENCIES.map((value) => ({ value, label: value }))}
          value={currency}
          onChange={(next) => setCurrency(FILE_CURRENCIES.find((one) => one === next) ?? 'USD')}
        />
      </SimpleGrid>
      <ColumnChoices
        columns={mapping.columns}
        choices={IMPORT_TARGETS.map((target) => ({ value: target, label: targetText(target, i18n) }))}
        targets={targets}
        onChange={setTargets}
      />
      {!isComplete && (
        <p>
          <Trans>Choose a shop and a category, and a column for the title and one for the price.</Trans>
        </p>
      )}
      <div>
        <Button
          disabled={!isComplete}
          loading={mappingAction.isBusy}
          onClick={() =>
            void mappingAction.run({
              import_id,
              columns: targets,
              shop_id: shop_id ?? '',
              category: category ?? '',
              currency,
            })
          }
        >
          <Trans>Check the file</Trans>
        </Button>
      </div>
    </Stack>
  )
}
