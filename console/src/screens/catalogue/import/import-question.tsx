import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Group } from '@mantine/core'
import { readAmount } from '@sampan/contract/typed-number'
import type { ReplyTo } from '@sampan/front/calls'
import { useAction } from '../../../forms/use-action.ts'

type Props = { productImport: ReplyTo<'GET /api/admin/import/detail'> }

/** Asks how numbers such as 1,250 are read. The answer applies to the whole file. */
export function ImportQuestion({ productImport: { import_id, asked_number } }: Props) {
  const { t } = useLingui()
  const answering = useAction('POST /api/admin/import/answer')
  const reading = readAmount(asked_number ?? '')
  if (reading.state !== 'ambiguous') return null
  const { sign, grouped_value: grouped } = reading
  const whole = grouped / 100
  const answers = [
    { meaning: String(whole), decimal_sign: sign === 'comma' ? ('point' as const) : ('comma' as const) },
    { meaning: String(whole / 1_000), decimal_sign: sign },
  ]
  return (
    <Alert color="yellow" variant="light" mb="sm" title={t`What does ${asked_number} mean in this file?`}>
      <p>
        <Trans>It can be read in two ways. Your answer applies to all numbers of this form in the file.</Trans>
      </p>
      <Group gap="xs" mt="xs">
        {answers.map(({ meaning, decimal_sign }) => (
          <Button
            key={meaning}
            variant="default"
            disabled={answering.isBusy}
            onClick={() => void answering.run({ import_id, decimal_sign })}
          >
            {meaning}
          </Button>
        ))}
      </Group>
    </Alert>
  )
}
