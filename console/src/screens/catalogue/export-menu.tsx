import { Trans, useLingui } from '@lingui/react/macro'
import { Button, type ButtonProps, Menu } from '@mantine/core'
import { saveFile } from '@sampan/front/save-file'
import { type ExportQuery, useExport } from '../../api/use-export.ts'
import { useTask } from '../../forms/use-task.ts'

type ExportMenuProps = ButtonProps & {
  /** The filters of the list. */
  query?: ExportQuery
  product_ids?: readonly string[]
}

/** Exports products as a CSV file that can be imported: with all texts, or with stock and prices only. */
export function ExportMenu({ query, product_ids, ...button }: ExportMenuProps) {
  const { t } = useLingui()
  const { run, isBusy } = useTask((error) => t`Export stopped: ${error.message}`)
  const readAll = useExport()
  const save = (name: string, whole: ExportQuery) =>
    run(async () => saveFile(name, await readAll({ ...query, ...whole }, product_ids)))
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" loading={isBusy} {...button}>
          <Trans>Export CSV</Trans>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void save('products.csv', { whole: 'true' })}>
          <Trans>Products with all texts</Trans>
        </Menu.Item>
        <Menu.Item onClick={() => void save('stock-and-prices.csv', {})}>
          <Trans>Stock and prices only</Trans>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
