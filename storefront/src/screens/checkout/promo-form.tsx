import { Trans, useLingui } from '@lingui/react/macro'
import { CallError } from '@sampan/contract/call-error'
import { type Faults, useFormWith } from '../../forms/use-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import layout from '../../ui/styles/layout.module.css'

export type PromoSteps = {
  /** Quotes with the code. Returns the sentence that says why it can't be used. Throws a CallError. */
  onTry: (code: string) => Promise<string | undefined>
  onRemove: () => void
}

type Props = PromoSteps & { code: string; onClose: () => void }

/** A promo code that somebody was told, to type in. */
export function PromoForm({ code, onTry, onRemove, onClose }: Props) {
  const { t } = useLingui()
  const { set, isBusy, props, field } = useFormWith({
    start: { code },
    rules: (draft): Faults<'code'> => (draft.code.trim() ? {} : { code: t`Please enter a promo code` }),
    send: async (draft) => {
      const fault = await onTry(draft.code.trim())
      if (fault !== undefined) throw new CallError('refused', fault, { details: { field: 'code' } })
    },
    after: onClose,
  })
  return (
    <form {...props} className={layout.stack}>
      <TextField
        label={<Trans>Promo code</Trans>}
        {...field('code')}
        onChange={(typed) => set({ code: typed.toUpperCase() })}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
      />
      <Button type="submit" wide busy={isBusy}>
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
          <Trans>Use no code</Trans>
        </Button>
      )}
    </form>
  )
}
