import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Button } from '@mantine/core'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { blankLimit, type FreightField, type LimitField } from './freight-field.ts'
import css from './freight-fields.module.css'

type Props = { rule: FreightField; onChange: (part: Partial<FreightField>) => void }

/** The limits of weight or price with their prices, and the price of each step above the last limit. */
export function FreightBandFields({ rule: { basis, limits, step, further }, onChange }: Props) {
  const { t } = useLingui()
  const isWeight = basis === 'weight'
  const change = (key: string, part: Partial<LimitField>) =>
    onChange({ limits: limits.map((limit) => (limit.key === key ? { ...limit, ...part } : limit)) })
  return (
    <div className={css.bands}>
      {limits.map(({ key, up_to, price }) => (
        <div key={key} className={css.band}>
          <TextInput
            label={isWeight ? t`Up to, in grams` : t`Items up to`}
            value={up_to}
            inputMode="decimal"
            onChange={(event) => change(key, { up_to: event.currentTarget.value })}
          />
          <TextInput
            label={t`Costs`}
            value={price}
            inputMode="decimal"
            onChange={(event) => change(key, { price: event.currentTarget.value })}
          />
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={t`Remove this limit`}
            disabled={limits.length === 1}
            onClick={() => onChange({ limits: limits.filter((limit) => limit.key !== key) })}
          >
            <IconX size={18} aria-hidden="true" />
          </ActionIcon>
        </div>
      ))}
      <div>
        <Button variant="default" size="xs" onClick={() => onChange({ limits: [...limits, blankLimit()] })}>
          <Trans>Add a limit</Trans>
        </Button>
      </div>
      <div className={css.band}>
        <TextInput
          label={isWeight ? t`Step above that, in grams` : t`Step above that, in dollars`}
          value={step}
          inputMode="decimal"
          onChange={(event) => onChange({ step: event.currentTarget.value })}
        />
        <TextInput
          label={t`Each step costs`}
          value={further}
          inputMode="decimal"
          onChange={(event) => onChange({ further: event.currentTarget.value })}
        />
      </div>
      <p className={css.note}>
        <Trans>Leave both empty if more isn’t sent there.</Trans>
      </p>
    </div>
  )
}
