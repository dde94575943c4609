import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { FormFooter } from '../../forms/form-footer.tsx'
import { OpenedVersion } from '../../forms/opened-version.tsx'
import { useFormWithCode } from '../../forms/use-form-with-code.ts'
import { toast } from '../../ui/layer/toast.ts'
import type { Operator } from './operator.ts'
import { RolesField } from './roles-field.tsx'

/** Roles of another operator. Operators cannot change their own roles. */
export function OperatorRoles({ operator }: { operator: Operator }) {
  return (
    <OpenedVersion data={operator}>
      {(version, onSaved) => <RolesForm operator={version} onSaved={onSaved} />}
    </OpenedVersion>
  )
}

type FormProps = { operator: Operator; onSaved: (operator: Operator) => void }

function RolesForm({ operator: { operator_id, revision, roles: storedRoles }, onSaved }: FormProps) {
  const { t } = useLingui()
  const form = useFormWithCode({
    call: 'POST /api/admin/operator/roles',
    start: { roles: storedRoles },
    rules: ({ roles }, i18n) => (roles.length > 0 ? {} : { roles: translate(i18n)`Choose at least one role` }),
    inputOf: ({ roles }) => ({ operator_id, revision, roles }),
    after: () => toast.success(t`Roles changed`),
    leave: onSaved,
  })
  const { value, error } = form.field('roles')
  const isChanged = value.join() !== storedRoles.join()
  return (
    <>
      <form {...form.props}>
        <RolesField value={value} onChange={(roles) => form.set({ roles })} disabled={form.isBusy} error={error} />
        {isChanged && (
          <FormFooter
            form={form}
            send={<Trans>Change roles</Trans>}
            onCancel={() => form.set({ roles: [...storedRoles] })}
          />
        )}
      </form>
      {form.codeDialog}
    </>
  )
}
