import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Select, Stack } from '@mantine/core'
import { STATEMENT_LIMITS } from '@sampan/contract/rules'
import type { ReplyTo } from '@sampan/front/calls'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { type TextFile, TextFileField } from '../../../features/text-file/text-file-field.tsx'
import { useAction } from '../../../forms/use-action.ts'
import { Dialog } from '../../../ui/layer/dialog.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { StatementColumns } from './statement-columns.tsx'
import { StatementPreview } from './statement-preview.tsx'
import { type StatementChoice, StatementQuestions } from './statement-questions.tsx'

const STATEMENT_FILES = '.csv,.xlsx,.txt,.tsv,.xml,.sta,.940,.mt940,.ofx,.qfx,.qif,.dat,text/csv,text/plain,text/xml'
type File_ = { file_name: string; text: string }
type Preview = ReplyTo<'POST /api/admin/bank/import'>

/** Imports a bank statement, after a preview that shows the new lines and lists the faults. */
export function StatementDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { data: accounts } = useRead('GET /api/admin/bank/accounts')
  const [chosenAccount, setChosenAccount] = useState<string | null>(null)
  const [file, setFile] = useState<File_>()
  /** Undefined as long as the operator changes nothing: then the shop reads the file as the last one with its headings. */
  const [choice, setChoice] = useState<StatementChoice>()
  const [isNaming, setNaming] = useState(false)
  const [result, setResult] = useState<Preview>()
  const { run, isBusy } = useAction('POST /api/admin/bank/import')
  const bank_account_id = chosenAccount ?? accounts?.find(({ is_open }) => is_open)?.bank_account_id ?? null
  const usedChoice = choice ?? result?.choice ?? {}
  const bodyOf = (of: File_, by: StatementChoice | undefined) => ({
    ...of,
    ...(by && { choice: by }),
    bank_account_id: bank_account_id ?? '',
  })
  async function preview(of: File_ | undefined, by: StatementChoice | undefined) {
    setResult(undefined)
    if (of && bank_account_id) setResult(await run({ ...bodyOf(of, by), is_trial: true }))
  }
  async function choose(textFile: TextFile | undefined) {
    const { file_name = '', text } = textFile ?? {}
    const readFile = text ? { file_name, text } : undefined
    setFile(readFile)
    setChoice(undefined)
    setNaming(false)
    await preview(readFile, undefined)
  }
  function change(by: StatementChoice) {
    setChoice(by)
    setNaming(false)
    void preview(file, by)
  }
  async function store() {
    const outcome = file && (await run(bodyOf(file, choice)))
    if (!outcome) return
    if (outcome.faults.length > 0) return setResult(outcome)
    const { added, matched, confirmed } = outcome
    toast.success(
      confirmed > 0
        ? t`${plural(added, { one: '# new line', other: '# new lines' })}, ${matched} matched automatically, ${plural(confirmed, { one: '# confirms a waiting top-up', other: '# confirm waiting top-ups' })}`
        : t`${plural(added, { one: '# new line', other: '# new lines' })}, ${matched} matched automatically`,
    )
    onClose()
  }
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
            setChoice(undefined)
            setResult(undefined)
            setFile(undefined)
          }}
        />
        <TextFileField
          key={`file ${bank_account_id}`}
          label={t`Bank’s file`}
          description={t`CSV, XLSX, CAMT.053, MT940, OFX, QIF or Zengin. Nothing is saved yet.`}
          accept={STATEMENT_FILES}
          limit={STATEMENT_LIMITS.characters}
          disabled={isBusy || !bank_account_id}
          onRead={(textFile) => void choose(textFile)}
        />
        {result && <StatementQuestions preview={result} choice={usedChoice} onChange={change} />}
        {result && <StatementPreview preview={result} />}
        {result && (isNaming || hasNoHeading) && (
          <StatementColumns
            key={`columns ${bank_account_id}`}
            rows={result.first_rows}
            columns={result.columns}
            isBusy={isBusy}
            onChoose={(columns) => change({ ...usedChoice, columns })}
            onForget={usedChoice.columns && (() => change({ ...usedChoice, columns: undefined }))}
          />
        )}
        <Group justify="flex-end" gap="xs">
          {result?.format === 'csv' && !isNaming && !hasNoHeading && (
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
