import { Trans, useLingui } from '@lingui/react/macro'
import { Button, FileInput, Group, Select, Stack } from '@mantine/core'
import { useState } from 'react'
import type { ReplyTo } from '../../../api/reads.ts'
import { useRead } from '../../../api/use-read.ts'
import { useAct } from '../../../forms/use-act.ts'
import { Dialog } from '../../../ui/layer/dialog.tsx'
import { say } from '../../../ui/layer/say.ts'
import { readText } from './read-text.ts'
import { StatementColumns } from './statement-columns.tsx'
import { StatementTrial } from './statement-trial.tsx'
import { rememberedWay, rememberWay, type Way } from './statement-way.ts'

const ORDERS = ['ymd', 'dmy', 'mdy'] as const
type Order = (typeof ORDERS)[number]
type File_ = { file_name: string; text: string }
type Trial = ReplyTo<'POST /api/admin/bank/import'>

/** Imports a bank statement, after a preview that shows the new lines and lists the faults. */
export function StatementDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui()
  const { data: accounts } = useRead('GET /api/admin/bank/accounts')
  const [chosen, setChosen] = useState<string | null>(null)
  const [file, setFile] = useState<File_>()
  const [changed, setChanged] = useState<Way>()
  const [isNaming, setNaming] = useState(false)
  const [trial, setTrial] = useState<Trial>()
  const { act, isBusy } = useAct('POST /api/admin/bank/import')
  const bank_account_id = chosen ?? accounts?.find(({ is_open }) => is_open)?.bank_account_id ?? null
  const way = changed ?? (bank_account_id ? rememberedWay(bank_account_id) : {})
  const askedOf = (of: File_, by: Way) => ({ ...of, ...by, bank_account_id: bank_account_id ?? '' })
  async function tryIt(of: File_ | undefined, by: Way) {
    setTrial(undefined)
    if (of && bank_account_id) setTrial(await act({ ...askedOf(of, by), is_trial: true }))
  }
  async function choose(given: File | null) {
    const read = given ? { file_name: given.name, text: await readText(given, i18n.locale) } : undefined
    setFile(read)
    await tryIt(read, way)
  }
  function change(by: Way) {
    setChanged(by)
    setNaming(false)
    void tryIt(file, by)
  }
  async function store() {
    const done = file && (await act(askedOf(file, way)))
    if (!done) return
    if (done.faults.length > 0) return setTrial(done)
    if (bank_account_id) rememberWay(bank_account_id, way)
    const { added, matched } = done
    say.done(t`${added} lines are new; ${matched} of them matched by themselves`)
    onClose()
  }
  const orderWords: Record<Order, string> = {
    ymd: t`Year, month, day`,
    dmy: t`Day, month, year`,
    mdy: t`Month, day, year`,
  }
  const asksOrder = way.day_order !== undefined || trial?.faults.some(({ fault }) => fault === 'day_order')
  const hasNoHeading = trial?.faults.some(({ fault }) => fault === 'no_heading')
  return (
    <Dialog onClose={onClose} title={t`Import a statement`} size="xl">
      <Stack gap="sm">
        <Select
          label={t`Account`}
          allowDeselect={false}
          value={bank_account_id}
          data={accounts?.map((account) => ({ value: account.bank_account_id, label: account.bank_name })) ?? []}
          onChange={(id) => {
            setChosen(id)
            setChanged(undefined)
            setTrial(undefined)
            setFile(undefined)
          }}
        />
        <FileInput
          key={bank_account_id}
          label={t`CSV file`}
          placeholder={t`Choose a file`}
          description={t`Day, amount (or credit and debit), reference, text. Nothing is stored yet.`}
          accept=".csv,text/csv,text/plain"
          clearable
          disabled={isBusy || !bank_account_id}
          onChange={(given) => void choose(given)}
        />
        {asksOrder && (
          <Select
            label={t`How the bank writes days`}
            placeholder={t`Choose`}
            value={way.day_order ?? null}
            data={ORDERS.map((value) => ({ value, label: orderWords[value] }))}
            onChange={(value) => change({ ...way, day_order: ORDERS.find((one) => one === value) })}
          />
        )}
        {trial && <StatementTrial trial={trial} />}
        {trial && (isNaming || hasNoHeading) && (
          <StatementColumns
            key={bank_account_id}
            rows={trial.first_rows}
            columns={trial.columns}
            isBusy={isBusy}
            onChoose={(columns) => change({ ...way, columns })}
            onForget={way.columns && (() => change({ ...way, columns: undefined }))}
          />
        )}
        <Group justify="flex-end" gap="xs">
          {trial && !isNaming && !hasNoHeading && (
            <Button variant="subtle" mr="auto" onClick={() => setNaming(true)}>
              <Trans>Choose the columns</Trans>
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            disabled={!trial || trial.faults.length > 0 || trial.added === 0}
            loading={isBusy}
            onClick={() => void store()}
          >
            <Trans>Import</Trans>
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
