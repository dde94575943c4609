import type { I18n } from '@lingui/core'
import { t as translate } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Alert, Table, Text } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { BankAmount } from './bank-amount.tsx'
import css from './reconciliation.module.css'

type Preview = ReplyTo<'POST /api/admin/bank/import'>
type Fault = Preview['faults'][number]['fault']

function faultText(fault: Fault, i18n: I18n): string {
  switch (fault) {
    case 'no_heading':
      return translate(i18n)`We found no header row with a day and an amount`
    case 'no_lines':
      return translate(i18n)`There are no lines below the header row`
    case 'day':
      return translate(i18n)`Not a valid date`
    case 'day_order':
      return translate(i18n)`We can’t tell day and month apart. Choose the bank’s date format.`
    case 'amount':
      return translate(i18n)`Not a valid amount`
    case 'ambiguous':
      return translate(i18n)`This may be thousands or decimals. Choose the decimal separator.`
    case 'direction':
      return translate(i18n)`We can’t tell whether this is income or an expense`
    case 'cells':
      return translate(i18n)`The cells don’t match the headings. Check commas and quotation marks in this line.`
    case 'balance':
      return translate(i18n)`Not a valid balance`
    case 'day_closed':
      return translate(i18n)`This day is closed`
    case 'account':
      return translate(i18n)`The file has several accounts. Choose one.`
    case 'doctype':
      return translate(i18n)`The file has a document type (DOCTYPE), which no statement needs. It isn’t read.`
    case 'broken':
      return translate(i18n)`The file is damaged or its end is missing. Download it from your bank again.`
    case 'no_statement':
      return translate(i18n)`This XML file isn’t a bank statement (CAMT.053)`
    case 'too_wide':
      return translate(i18n)`This line has more than 100 columns. Check that you chose the right file.`
  }
}

type SkipReason = Preview['skipped_lines'][number]['why']

function skipText(why: SkipReason, cell: string, i18n: I18n): string {
  switch (why) {
    case 'currency':
      return translate(i18n)`In another currency: ${cell}`
    case 'status':
      return translate(i18n)`Not booked: ${cell}`
    case 'direction':
      return translate(i18n)`Neither income nor expense: ${cell}`
    case 'balance':
      return translate(i18n)`A balance or a sum: ${cell}`
    case 'no_entry':
      return translate(i18n)`No day and no amount: ${cell}`
    case 'day':
      return translate(i18n)`No valid date: ${cell}`
    case 'amount':
      return translate(i18n)`No valid amount: ${cell}`
    case 'account':
      return translate(i18n)`Of another account: ${cell}`
  }
}

/** The number of a line. XML and OFX have entries instead of lines. */
function Place({ preview: { format }, line }: { preview: Preview; line: number }) {
  return format === 'camt053' || format === 'ofx' ? <Trans>Entry {line}</Trans> : <Trans>Line {line}</Trans>
}

/** Lines that are no booked payments in the account's currency, each with the reason. */
function SkippedLines({ preview }: { preview: Preview }) {
  const { skipped, skipped_lines } = preview
  const { i18n } = useLingui()
  if (skipped === 0) return null
  return (
    <Alert
      color="yellow"
      variant="light"
      title={<Plural value={skipped} one="# line isn’t imported" other="# lines aren’t imported" />}
    >
      <ul className={css.faults}>
        {skipped_lines.map(({ line, why, cell }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several payments of one entry have its number
          <li key={at}>
            <Place preview={preview} line={line} />: {skipText(why, cell, i18n)}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

const amountHeading = ({ amount, credit, debit }: Preview['columns']) =>
  amount ?? (credit !== undefined && debit !== undefined ? `${credit} / ${debit}` : undefined)

/** Preview of a statement: number of new lines, the first parsed lines, and the faults by line. */
export function StatementPreview({ preview }: { preview: Preview }) {
  const { i18n } = useLingui()
  const { lines, added, faults, columns, currency, first_lines, format, has_gap } = preview
  const isCsv = format === 'csv'
  const known = lines - added
  return (
    <>
      {faults.length > 0 ? (
        <Alert color="red" variant="light" title={<Trans>Fix these errors to import the file</Trans>}>
          <ul className={css.faults}>
            {faults.map(({ line, fault }) => (
              <li key={`${line} ${fault}`}>
                <Place preview={preview} line={line} />: {faultText(fault, i18n)}
              </li>
            ))}
          </ul>
        </Alert>
      ) : (
        <Text role="status" size="sm">
          <Plural value={added} one="# new line" other="# new lines" />
          {known > 0 && (
            <>
              {' · '}
              <Plural value={known} one="# already imported" other="# already imported" />
            </>
          )}
        </Text>
      )}
      {has_gap && (
        <Alert color="yellow" variant="light">
          <Trans>
            The amounts don’t lead from one balance to the next. Lines may be missing, or a column may mean something
            else.
          </Trans>
        </Alert>
      )}
      <SkippedLines preview={preview} />
      {first_lines.length > 0 && (
        <div className={css.scroll}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{columns.day ?? <Trans>Day</Trans>}</Table.Th>
                <Table.Th ta="end">{amountHeading(columns) ?? <Trans>Amount</Trans>}</Table.Th>
                {(columns.reference || !isCsv) && <Table.Th>{columns.reference ?? <Trans>Reference</Trans>}</Table.Th>}
                {(columns.text || !isCsv) && <Table.Th>{columns.text ?? <Trans>Counterparty or text</Trans>}</Table.Th>}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {first_lines.map(({ day, amount_minor, reference, text }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a statement may be equal
                <Table.Tr key={at}>
                  <Table.Td className={css.unbroken}>{day}</Table.Td>
                  <Table.Td ta="end">
                    <BankAmount minor={amount_minor} currency={currency} hasSign />
                  </Table.Td>
                  {(columns.reference || !isCsv) && <Table.Td>{reference}</Table.Td>}
                  {(columns.text || !isCsv) && <Table.Td>{text}</Table.Td>}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
    </>
  )
}
