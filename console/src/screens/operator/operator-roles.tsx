import { t as word } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { FormEnd } from '../../forms/form-end.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useFreshCode } from '../../forms/use-fresh-code.tsx'
import { say } from '../../ui/layer/say.ts'
import type { Operator } from './operator.ts'
import { RolesField } from './roles-field.tsx'

/** Roles of another operator. Operators cannot change their own roles. */
export function OperatorRoles({ operator: { operator_id, roles: seen_roles } }: { operator: Operator }) {
  const { t } = useLingui()
  const code = useFreshCode(() => form.props.ref.current?.requestSubmit())
  const form = useForm({
    call: 'POST /api/admin/operator/roles',
    start: { roles: seen_roles },
    rules: ({ roles }, i18n) => (roles.length > 0 ? {} : { roles: word(i18n)`Choose one role at least` }),
    sent: ({ roles }) => ({ operator_id, roles, seen_roles }),
    taken: code.asksForCode,
    after: () => say.done(t`The roles are changed`),
  })
  const { value, error } = form.field('roles')
  const isChanged = value.join() !== seen_roles.join()
  return (
    <>
      <form {...form.props}>
        <RolesField value={value} onChange={(roles) => form.set({ roles })} disabled={form.isBusy} error={error} />
        {isChanged && (
          <FormEnd
            form={form}
            send={<Trans>Change the roles</Trans>}
            onCancel={() => form.set({ roles: [...seen_roles] })}
          />
        )}
      </form>
      {code.dialog}
    </>
  )
}
