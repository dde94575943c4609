import type { DeskWrite } from '@sampan/contract/desk-writes'
import { type FormOfCall, useForm } from './use-form.ts'
import { useSecondFactorCode } from './use-second-factor-code.tsx'

/** A form whose call may require a second-factor code. Forms outside of `FormDialog` render `codeDialog` themselves. */
export function useFormWithCode<Draft extends Record<string, unknown>, K extends DeskWrite>(
  options: Omit<FormOfCall<Draft, K>, 'handleRefusal'>,
) {
  const code = useSecondFactorCode(() => form.props.ref.current?.requestSubmit())
  const form = useForm({ ...options, handleRefusal: code.handleRefusal })
  return { ...form, codeDialog: code.dialog }
}
