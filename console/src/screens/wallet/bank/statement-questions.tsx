import { useLingui } from '@lingui/react/macro'
import { Select } from '@mantine/core'
import type { ReplyTo, WriteInput } from '@sampan/front/calls'

const ORDERS = ['ymd', 'dmy', 'mdy'] as const
const DECIMAL_SIGNS = ['point', 'comma'] as const
type Order = (typeof ORDERS)[number]
type DecimalSign = (typeof DECIMAL_SIGNS)[number]

/** How to read a statement, where the file does not show it. */
export type StatementChoice = NonNullable<WriteInput<'POST /api/admin/bank/import'>['choice']>

type StatementQuestionsProps = {
  preview: ReplyTo<'POST /api/admin/bank/import'>
  choice: StatementChoice
  onChange: (choice: StatementChoice) => void
}

/** Asks for the order of dates, the decimal separator and the account, if the file does not show them. */
export function StatementQuestions({ preview: { faults, accounts }, choice, onChange }: StatementQuestionsProps) {
  const { t } = useLingui()
  const isOpen = (fault: (typeof faults)[number]['fault']) => faults.some((one) => one.fault === fault)
  const orderTexts: Record<Order, string> = {
    ymd: t`Year, month, day`,
    dmy: t`Day, month, year`,
    mdy: t`Month, day, year`,
  }
  const signTexts: Record<DecimalSign, string> = { point: t`Point: 1,234.50`, comma: t`Comma: 1.234,50` }
  return (
    <>
      {accounts.length > 1 && (
        <Select
          label={t`Account in the file`}
          placeholder={t`Choose`}
          allowDeselect={false}
          value={choice.file_account ?? null}
          data={accounts}
          onChange={(account) => onChange({ ...choice, file_account: account ?? undefined })}
        />
      )}
      {(choice.day_order !== undefined || isOpen('day_order')) && (
        <Select
          label={t`Bank’s date format`}
          placeholder={t`Choose`}
          value={choice.day_order ?? null}
          data={ORDERS.map((value) => ({ value, label: orderTexts[value] }))}
          onChange={(value) => onChange({ ...choice, day_order: ORDERS.find((one) => one === value) })}
        />
      )}
      {(choice.decimal_sign !== undefined || isOpen('ambiguous')) && (
        <Select
          label={t`Decimal separator`}
          placeholder={t`Choose`}
          value={choice.decimal_sign ?? null}
          data={DECIMAL_SIGNS.map((value) => ({ value, label: signTexts[value] }))}
          onChange={(value) => onChange({ ...choice, decimal_sign: DECIMAL_SIGNS.find((one) => one === value) })}
        />
      )}
    </>
  )
}
