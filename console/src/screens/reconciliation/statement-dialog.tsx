import { Trans, useLingui } from '@lingui/react/macro'
import { Button, FileInput, Group, Modal, Select, Stack } from '@mantine/core'
import { useState } from 'react'
import type { ReplyTo } from '../../api/reads.ts'
import { useRead } from '../../api/use-read.ts'
import { useAct } from '../../forms/use-act.ts'
import { say } from '../../ui/layer/say.ts'
import { readText } from './read-text.ts'
import { StatementTrial } from './statement-trial.tsx'

const ORDERS = ['ymd', 'dmy', 'mdy'] as const
type Order = (typeof ORDERS)[number]
type File_ = { file_name: string; text: string }
type Trial = ReplyTo<'POST /api/admin/bank/import'>

/** Imports a bank's statement: it is read first, which says what would be stored and lists what is wrong by line. */
export function StatementDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui()
  const { data: accounts } = useRead('GET /api/admin/bank/accounts')
  const [chosen, setChosen] = useState<string | null>(null)
  const [file, setFile] = useState<File_>()
  const [order, setOrder] = useState<Order>()
  const [trial, setTrial] = useState<Trial>()
  const { act, isBusy } = useAct('POST /api/admin/bank/import')
  const bank_account_id = chosen ?? accounts?.find(({ is_open }) => is_open)?.bank_account_id ?? null
  const askedOf = (of: File_, with_order: Order | undefined) => ({
    ...of,
    bank_account_id: bank_account_id ?? '',
    ...(with_order && { day_order: with_order }),
  })
  async function tryIt(of: File_ | undefined, with_order: Order | undefined) {
    setTrial(undefined)
    if (of && bank_account_id) setTrial(await act({ ...askedOf(of, with_order), is_trial: true }))
  }
  async function choose(given: File | null) {
    const read = given ? { file_name: given.name, text: await readText(given, i18n.locale) } : undefined
    setFile(read)
    await tryIt(read, order)
  }
  async function store() {
    const done = file && (await act(askedOf(file, order)))
    if (!done) return
    if (done.faults.length > 0) return setTrial(done)
    const { added, matched } = done
    say.done(t`${added} lines are new; ${matched} of them matched by themselves`)
    onClose()
  }
  const orderWords: Record<Order, string> = {
    ymd: t`Year, month, day`,
    dmy: t`Day, month, year`,
    mdy: t`Month, day, year`,
  }
  const asksOrder = order !== undefined || trial?.faults.some(({ fault }) => fault === 'day_order')
  return (
    <Modal
      opened
      onClose={onClose}
      title={t`Import a statement`}
      size="xl"
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <Stack gap="sm">
        <Select
          label={t`Account`}
          allowDeselect={false}
          value={bank_account_id}
          data={accounts?.map((account) => ({ value: account.bank_account_id, label: account.bank_name })) ?? []}
          onChange={(id) => {
            setChosen(id)
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
            value={order ?? null}
            data={ORDERS.map((value) => ({ value, label: orderWords[value] }))}
            onChange={(value) => {
              const chosen_order = ORDERS.find((one) => one === value)
              setOrder(chosen_order)
              void tryIt(file, chosen_order)
            }}
          />
        )}
        {trial && <StatementTrial trial={trial} />}
        <Group justify="flex-end" gap="xs">
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
    </Modal>
  )
}
