import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Button, Group, MultiSelect, Select } from '@mantine/core'
import { CATALOGUE_LIMITS } from '@sampan/contract/rules'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { Link } from '../../../navigation/link.tsx'
import { useOptionTexts } from '../option/use-option-texts.ts'
import { type AxisDraft, missingCombinations, type ProductDraft, withCombinations } from './product-draft.ts'
import css from './product-editor.module.css'

const AXES = 4

type Draft = Pick<ProductDraft, 'axes' | 'skus'>
type OptionsPartProps = { draft: Draft; onChange: (change: Partial<Draft>) => void }

/** The options in which a product's SKUs differ, and the SKUs generated from their values. */
export function OptionsPart({ draft, onChange }: OptionsPartProps) {
  const { axes, skus } = draft
  const { options } = useOptionTexts()
  const missing = missingCombinations(draft).length
  const isRoom = skus.length + missing <= CATALOGUE_LIMITS.skus
  const setAxis = (at: number, axis: AxisDraft) => onChange({ axes: axes.toSpliced(at, 1, axis) })
  /** Removes the option from the product and its SKUs. */
  function remove(at: number) {
    const removedAxis = axes[at]?.axis ?? ''
    const without = ({ [removedAxis]: _, ...rest }: Readonly<Record<string, string>>) => rest
    onChange({ axes: axes.toSpliced(at, 1), skus: skus.map((sku) => ({ ...sku, options: without(sku.options) })) })
  }
  return (
    <>
      {axes.map((axis, at) => (
        <AxisFields
          // biome-ignore lint/suspicious/noArrayIndexKey: options are not reordered
          key={at}
          at={at}
          value={axis}
          others={axes.filter((one) => one !== axis).map((one) => one.axis)}
          onChange={(next) => setAxis(at, next)}
          onRemove={() => remove(at)}
        />
      ))}
      <Group gap="xs">
        {axes.length < Math.min(AXES, options.length) && (
          <Button variant="default" onClick={() => onChange({ axes: [...axes, { axis: '', values: [] }] })}>
            <Trans>Add an option</Trans>
          </Button>
        )}
        {missing > 0 && isRoom && (
          <Button variant="light" onClick={() => onChange({ skus: withCombinations(draft) })}>
            <Plural value={missing} one="Create the missing SKU" other="Create the # missing SKUs" />
          </Button>
        )}
        <Link to="/options">
          <Trans>Edit options</Trans>
        </Link>
      </Group>
    </>
  )
}

type AxisFieldsProps = {
  at: number
  value: AxisDraft
  others: readonly string[]
  onChange: (value: AxisDraft) => void
  onRemove: () => void
}

function AxisFields({ at, value: { axis, values }, others, onChange, onRemove }: AxisFieldsProps) {
  const { t } = useLingui()
  const { options, axisText, valueText } = useOptionTexts()
  const number = at + 1
  const optionValues = options.find((option) => option.axis === axis)?.values ?? []
  return (
    <div className={css.axis}>
      <Select
        aria-label={t`Option ${number}`}
        placeholder={t`Choose an option`}
        searchable
        data={options
          .filter((option) => !others.includes(option.axis))
          .map((option) => ({ value: option.axis, label: axisText(option.axis) }))}
        value={axis || null}
        // A different option has different values. Existing SKUs keep the previous option.
        onChange={(next) => onChange({ axis: next ?? '', values: [] })}
      />
      <MultiSelect
        size="xs"
        aria-label={t`Values of option ${number}`}
        placeholder={values.length === 0 ? t`Choose values` : ''}
        searchable
        hidePickedOptions
        disabled={axis === ''}
        data={optionValues.map(({ value_key }) => ({ value: value_key, label: valueText({ axis, value_key }) }))}
        value={values}
        onChange={(next) => onChange({ axis, values: next })}
      />
      <ActionIcon variant="subtle" color="gray" aria-label={t`Remove option ${number}`} onClick={onRemove}>
        <IconX size={14} aria-hidden />
      </ActionIcon>
    </div>
  )
}
