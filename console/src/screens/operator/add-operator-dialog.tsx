import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type DeskRole, EMAIL_PATTERN, OPERATOR_NAME_LIMIT, VISIBLE_PATTERN } from '@sampan/contract/rules'
import { useState } from 'react'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { useFormWithCode } from '../../forms/use-form-with-code.ts'
import { go } from '../../navigation/address.ts'
import { TextInput } from '../../ui/form/text-input.tsx'
import { FirstPassword } from './first-password.tsx'
import { RolesField } from './roles-field.tsx'

/** Adds an operator, then shows the initial password. */
export function AddOperatorDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const [newOperator, setNewOperator] = useState<{ account: string; operator_id: string; password: string }>()
  const form = useFormWithCode({
    call: 'POST /api/admin/operator/add',
    start: { account: '', name: '', roles: [] as DeskRole[] },
    rules: ({ account, name, roles }, i18n) => ({
      ...(!EMAIL_PATTERN.test(account.trim()) && { account: translate(i18n)`Enter an email address` }),
      ...(!VISIBLE_PATTERN.test(name) && { name: translate(i18n)({ message: 'Enter the name', context: 'person' }) }),
      ...(roles.length === 0 && { roles: translate(i18n)`Choose at least one role` }),
    }),
    inputOf: (draft) => draft,
    leave: ({ operator: { account, operator_id }, password }) => setNewOperator({ account, operator_id, password }),
  })
  if (newOperator) {
    const leave = () => {
      onClose()
      go(`/operators/${newOperator.operator_id}`)
    }
    return <FirstPassword account={newOperator.account} password={newOperator.password} onClose={leave} />
  }
  const { value, error } = form.field('roles')
  return (
    <FormDialog form={form} title={t`Add an operator`} send={<Trans>Add</Trans>} onClose={onClose}>
      <TextInput
        label={t`Email`}
        type="email"
        maxLength={254}
        autoComplete="off"
        data-autofocus
        {...form.field('account')}
      />
      <TextInput
        label={t({ message: 'Name', context: 'person' })}
        maxLength={OPERATOR_NAME_LIMIT}
        autoComplete="off"
        {...form.field('name')}
      />
      <RolesField value={value} onChange={(roles) => form.set({ roles })} disabled={form.isBusy} error={error} />
    </FormDialog>
  )
}
