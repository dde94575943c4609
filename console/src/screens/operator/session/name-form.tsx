import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Stack } from '@mantine/core'
import { OPERATOR_NAME_LIMIT, VISIBLE_PATTERN } from '@sampan/contract/rules'
import { FormFooter } from '../../../forms/form-footer.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { type Operator, session } from '../../../session/session.ts'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import css from './own-account.module.css'

export function NameForm({ operator }: { operator: Operator }) {
  const { t } = useLingui()
  const form = useForm({
    call: 'POST /api/admin/name',
    start: { name: operator.name },
    rules: ({ name }, i18n) =>
      VISIBLE_PATTERN.test(name) ? {} : { name: translate(i18n)({ message: 'Enter the name', context: 'person' }) },
    inputOf: ({ name }) => ({ name }),
    after: (me) => {
      session.begin(me)
      toast.success(t`Name changed`)
    },
  })
  const isChanged = form.draft.name !== operator.name
  return (
    <form {...form.props} className={css.form}>
      <Stack gap="xs">
        <TextInput
          label={t({ message: 'Name', context: 'person' })}
          maxLength={OPERATOR_NAME_LIMIT}
          autoComplete="name"
          {...form.field('name')}
        />
        {isChanged && <FormFooter form={form} send={<Trans>Change name</Trans>} />}
      </Stack>
    </form>
  )
}
