import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Select, Stack } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { type TextFile, TextFileField } from '../../../features/text-file/text-file-field.tsx'
import { useAction } from '../../../forms/use-action.ts'
import { Dialog } from '../../../ui/layer/dialog.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { StatementColumns } from './statement-columns.tsx'
import { loadStatementOptions, type StatementOptions, storeStatementOptions } from './statement-options.ts'
import { StatementPreview } from './statement-preview.tsx'

const ORDERS = ['ymd', 'dmy', 'mdy'] as const
type Order = (typeof ORDERS)[number]
type File_ = { file_name: string; text: string }
type Preview = ReplyTo<'POST /api/admin/bank/import'>

/** Imports a bank statement, after a preview that shows the new lines and lists the faults. */
export function StatementDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { data: accounts } = useRead('GET /api/admin/bank/accounts')
  const [chosenAccount, setChosenAccount] = useState<string | null>(null)
  const [file, setFile] = useState<File_>()
  const [changedOptions, setChangedOptions] = useState<StatementOptions>()
  const [isNaming, setNaming] = useState(false)
  const [result, setResult] = useState<Preview>()
  const { run, isBusy } = useAction('POST /api/admin/bank/import')
  const bank_account_id = chosenAccount ?? accounts?.find(({ is_open }) => is_open)?.bank_account_id ?? null
  const options = changedOptions ?? (bank_account_id ? loadStatementOptions(bank_account_id) : {})
  const bodyOf = (of: File_, by: StatementOptions) => ({ ...of, ...by, bank_account_id: bank_account_id ?? '' })
  async function preview(of: File_ | undefined, by: StatementOptions) {
    setResult(undefined)
    if (of && bank_account_id) setResult(await run({ ...bodyOf(of, by), is_trial: true }))
  }
  async function choose(textFile: TextFile | undefined) {
    const { file_name = '', text } = textFile ?? {}
    const readFile = text ? { file_name, text } : undefined
    setFile(readFile)
    await preview(readFile, options)
  }
  function change(by: StatementOptions) {
    setChangedOptions(by)
    setNaming(false)
    void preview(file, by)
  }
  async function store() {
    const outcome = file && (await run(bodyOf(file, options)))
    if (!outcome) return
    if (outcome.faults.length > 0) return setResult(outcome)
    if (bank_account_id) storeStatementOptions(bank_account_id, options)
    const { added, matched, confirmed } = outcome
    toast.success(
      confirmed > 0
        ? t`${added} new lines, ${matched} matched automatically, ${confirmed} confirm waiting top-ups`
        : t`${added} new lines, ${matched} matched automatically`,
    )
    onClose()
  }
  const orderTexts: Record<Order, string> = {
    ymd: t`Year, month, day`,
    dmy: t`Day, month, year`,
    mdy: t`Month, day, year`,
  }
  const asksOrder = options.day_order !== undefined || result?.faults.some(({ fault }) => fault === 'day_order')
  const hasNoHeading = result?.faults.some(({ fault }) => fault === 'no_heading')
  return (
    <Dialog onClose={onClose} title={t`Import a statement`} size="xl">
      <Stack gap="sm">
        <Select
          label={t`Bank account`}
          allowDeselect={false}
          value={bank_account_id}
          data={
            accounts?.map((account) => ({
              value: account.bank_account_id,
              label: account.currency === 'USD' ? account.bank_name : `${account.bank_name} · ${account.currency}`,
            })) ?? []
          }
          onChange={(id) => {
            setChosenAccount(id)
            setChangedOptions(undefined)
            setResult(undefined)
            setFile(undefined)
          }}
        />
        <TextFileField
          key={`file ${bank_account_id}`}
          description={t`Needs day, amount (or credit and debit), reference and text. Nothing is saved yet.`}
          disabled={isBusy || !bank_account_id}
          onRead={(textFile) => void choose(textFile)}
        />
        {asksOrder && (
          <Select
            label={t`Bank’s date format`}
            placeholder={t`Choose`}
            value={options.day_order ?? null}
            data={ORDERS.map((value) => ({ value, label: orderTexts[value] }))}
            onChange={(value) => change({ ...options, day_order: ORDERS.find((one) => one === value) })}
          />
        )}
        {result && <StatementPreview preview={result} />}
        {result && (isNaming || hasNoHeading) && (
          <StatementColumns
            key={`columns ${bank_account_id}`}
            rows={result.first_rows}
            columns={result.columns}
            isBusy={isBusy}
            onChoose={(columns) => change({ ...options, columns })}
            onForget={options.columns && (() => change({ ...options, columns: undefined }))}
          />
        )}
        <Group justify="flex-end" gap="xs">
          {result && !isNaming && !hasNoHeading && (
            <Button variant="subtle" mr="auto" onClick={() => setNaming(true)}>
              <Trans>Choose columns</Trans>
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            disabled={!result || result.faults.length > 0 || result.added === 0}
            loading={isBusy}
            onClick={() => void store()}
          >
            <Trans context="button">Import</Trans>
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
