import { Trans, useLingui } from '@lingui/react/macro'
import type { Quote } from '@sampan/contract'
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs'
import { useState } from 'react'
import { CallError } from '../../api/call-error.ts'
import { type Faults, useFormWith } from '../../forms/use-form.ts'
import { Button } from '../../ui/form/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Sheet } from '../../ui/layer/sheet.tsx'
import layout from '../../ui/layout/layout.module.css'
import { Tag } from '../../ui/layout/tag.tsx'
import { Row } from '../../ui/list/rows.tsx'
import { promoFault } from './promo-words.ts'

type Props = {
  promo: Quote['promo']
  /** Quotes with the code. Returns the sentence that says why it can't be used. */
  onTry: (code: string) => Promise<string | undefined>
  onRemove: () => void
}

/** The promo code of a checkout, and the sheet to enter one. */
export function PromoRow({ promo, onTry, onRemove }: Props) {
  const { t, i18n } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const applied = promo?.applied ? promo.code : undefined
  return (
    <>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t`Promo code`}>
        <PromoForm
          key={applied ?? ''}
          code={applied ?? ''}
          onTry={onTry}
          onClose={() => setOpen(false)}
          onRemove={onRemove}
        />
      </Sheet>
      <Row
        icon={<IconTicket aria-hidden="true" />}
        title={<Trans>Promo code</Trans>}
        detail={promo && !promo.applied && promoFault(promo, i18n)}
        {...(applied && { value: <Tag tone="accent">{applied}</Tag> })}
        onClick={() => setOpen(true)}
      />
    </>
  )
}

type FormProps = Pick<Props, 'onTry' | 'onRemove'> & { code: string; onClose: () => void }

function PromoForm({ code, onTry, onRemove, onClose }: FormProps) {
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
