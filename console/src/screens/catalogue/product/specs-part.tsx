import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Button, Group } from '@mantine/core'
import { CATALOGUE_LIMITS } from '@sampan/contract/rules'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { Texts } from '../../../ui/text/texts.ts'
import { type TextsRow, TextsSheet } from '../texts-sheet.tsx'
import css from './product-editor.module.css'
import { newSpec, newValue, type SpecDraft } from './spec-draft.ts'

type SpecsPartProps = {
  value: readonly SpecDraft[]
  onChange: (specs: SpecDraft[]) => void
  error?: string | undefined
  disabled?: boolean
}

/** Specifications of a product, for example material and size: names with values. */
export function SpecsPart({ value: specs, onChange, error, disabled = false }: SpecsPartProps) {
  const { t } = useLingui()
  const change = (key: string, part: Partial<SpecDraft>) =>
    onChange(specs.map((spec) => (spec.key === key ? { ...spec, ...part } : spec)))
  const rows = specs.flatMap((spec, at): TextsRow[] => {
    const number = at + 1
    return [
      {
        key: spec.key,
        label: t`Specification ${number}`,
        head: <b>{number}</b>,
        texts: spec.name,
        actions: (
          <Group gap={4} wrap="nowrap" justify="flex-end">
            {spec.values.length < CATALOGUE_LIMITS.spec_values && (
              <ActionIcon
                variant="subtle"
                aria-label={t`Add a value to specification ${number}`}
                onClick={() => change(spec.key, { values: [...spec.values, newValue()] })}
              >
                <IconPlus size={14} aria-hidden />
              </ActionIcon>
            )}
            <RemoveIcon
              label={t`Remove specification ${number}`}
              onRemove={() => onChange(specs.filter(({ key }) => key !== spec.key))}
            />
          </Group>
        ),
      },
      ...spec.values.map(
        ({ key, texts }, index): TextsRow => ({
          key,
          label: t`Value ${index + 1} of specification ${number}`,
          head: (
            <span className={css.value}>
              <Trans>Value</Trans>
            </span>
          ),
          texts,
          actions: (
            <Group gap={4} justify="flex-end">
              <RemoveIcon
                label={t`Remove value ${index + 1} of specification ${number}`}
                onRemove={() => change(spec.key, { values: spec.values.filter((one) => one.key !== key) })}
              />
            </Group>
          ),
        }),
      ),
    ]
  })
  const type = (typedTexts: Readonly<Record<string, Texts>>) =>
    onChange(
      specs.map((spec) => ({
        ...spec,
        name: typedTexts[spec.key] ?? spec.name,
        values: spec.values.map(({ key, texts }) => ({ key, texts: typedTexts[key] ?? texts })),
      })),
    )
  return (
    <>
      {specs.length > 0 && (
        <TextsSheet
          label={t`Specifications`}
          name="specs"
          head={<Trans>No.</Trans>}
          rows={rows}
          limit={CATALOGUE_LIMITS.spec}
          error={error}
          disabled={disabled}
          onChange={type}
        />
      )}
      {specs.length < CATALOGUE_LIMITS.specs && (
        <div>
          <Button variant="default" onClick={() => onChange([...specs, newSpec()])}>
            <Trans>Add a specification</Trans>
          </Button>
        </div>
      )}
    </>
  )
}

function RemoveIcon({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={label} onClick={onRemove}>
      <IconX size={14} aria-hidden />
    </ActionIcon>
  )
}
