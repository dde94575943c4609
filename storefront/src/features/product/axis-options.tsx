import { useLingui } from '@lingui/react/macro'
import type { Sku } from '@sampan/contract'
import { classNames } from '@sampan/front/class-names'
import { useEffect, useId, useRef } from 'react'
import { Chip, Chips } from '../../ui/button/chip.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import typography from '../../ui/styles/typography.module.css'
import css from './axis-options.module.css'
import { type Axis, type Choice, canHave } from './sku-choice.ts'

type Props = {
  axis: Axis
  skus: readonly Sku[]
  choice: Choice
  /** Shows a message that a value has to be chosen first, because the shopper tried to buy without it. */
  isMissing: boolean
  level: 2 | 3
  onChoose: (axis: string, value_key: string) => void
  /** Opens the size guide; undefined if the axis has none. */
  onSizeGuide: (() => void) | undefined
}

/**
 * The values of one axis: as pictures if each value has its own picture, otherwise as names. A value that is sold out
 * in all combinations can't be chosen. A value that is unavailable only together with the other choices is faint, and
 * choosing it changes these choices.
 */
export function AxisOptions({ axis: { axis, name, isPictured, options }, ...props }: Props) {
  const { skus, choice, isMissing, level, onChoose, onSizeGuide } = props
  const Heading = `h${level}` as const
  const { t } = useLingui()
  const id = useId()
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isMissing) section.current?.scrollIntoView({ block: 'nearest' })
  }, [isMissing])
  const optionStates = options.map((option) => ({
    ...option,
    isChosen: choice[axis] === option.value_key,
    isOut: !canHave(skus, {}, axis, option.value_key),
    isApart: !canHave(skus, choice, axis, option.value_key),
  }))
  return (
    <section ref={section} className={css.axis} aria-labelledby={id}>
      <div className={css.head}>
        <Heading id={id} className={typography.title3}>
          {name}
        </Heading>
        <p className={classNames(typography.small, typography.danger)} role="alert">
          {isMissing && t`Choose an option: ${{ axis: name }}`}
        </p>
        {onSizeGuide && (
          <button type="button" className={typography.link} onClick={onSizeGuide}>
            {t`Size guide`}
          </button>
        )}
      </div>
      {isPictured ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls, and these are plain buttons
        <div role="group" aria-labelledby={id} className={css.swatches}>
          {optionStates.map(({ value_key, value, image, isChosen, isOut, isApart }) => (
            <button
              key={value_key}
              type="button"
              className={classNames(css.swatch, isApart && css.apart)}
              aria-pressed={isChosen}
              disabled={isOut && !isChosen}
              onClick={() => onChoose(axis, value_key)}
            >
              <Picture src={image} alt="" show="thumb" className={css.picture} />
              {value}
            </button>
          ))}
        </div>
      ) : (
        <Chips label={name} wrap>
          {optionStates.map(({ value_key, value, isChosen, isOut, isApart }) => (
            <Chip
              key={value_key}
              pressed={isChosen}
              faint={isApart}
              disabled={isOut && !isChosen}
              onClick={() => onChoose(axis, value_key)}
            >
              {value}
            </Chip>
          ))}
        </Chips>
      )}
    </section>
  )
}
