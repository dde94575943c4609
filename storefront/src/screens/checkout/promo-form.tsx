import { Trans, useLingui } from '@lingui/react/macro'
import { CallError } from '@sampan/contract/call-error'
import type { Faults } from '@sampan/front/use-form'
import { useFormWith } from '../../forms/use-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import layout from '../../ui/styles/layout.module.css'

export type PromoSteps = {
  /**
   * Requests a quote with the code.
   * @returns the reason why the code can't be used; undefined if the code can be used.
   * @throws CallError
   */
  onTry: (code: string) => Promise<string | undefined>
  onRemove: () => void
}

type Props = PromoSteps & { code: string; onClose: () => void }

/** Text field for a promo code that is not listed. */
export function PromoForm({ code, onTry, onRemove, onClose }: Props) {
  const { t } = useLingui()
  const { draft, set, isBusy, props, field } = useFormWith({
    start: { code },
    rules: (draft): Faults<'code'> => (draft.code.trim() ? {} : { code: t`Enter a promo code` }),
    send: async (draft) => {
      const fault = await onTry(draft.code.trim())
      if (fault !== undefined) throw new CallError('refused', fault, { details: { field: 'code' } })
    },
    after: onClose,
  })
  return (
    <form {...props} className={layout.stack}>
      <TextField
        label={<Trans>Enter a code</Trans>}
        {...field('code')}
        onChange={(input) => set({ code: input.toUpperCase() })}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
      />
      <Button type="submit" tone={draft.code ? 'filled' : 'soft'} wide busy={isBusy}>
        <Trans>Apply</Trans>
      </Button>
      {code && (
        <Button
          tone="plain"
          wide
          onClick={() => {
            onRemove()
            onClose()
          }}
        >
          <Trans>Remove code</Trans>
        </Button>
      )}
    </form>
  )
}
