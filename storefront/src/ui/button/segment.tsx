import { chooseWithArrows } from './choose-with-arrows.ts'
import css from './segment.module.css'

type SegmentProps<Value extends string> = {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** A choice between two to four options next to each other. */
export function Segment<Value extends string>({ label, options, value, onChange }: SegmentProps<Value>) {
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={css.segment}
      onKeyDown={(event) => chooseWithArrows(event, 'radio')}
    >
      {options.map((option) => (
        // biome-ignore lint/a11y/useSemanticElements: a custom radio would need a hidden input for every option
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          tabIndex={option.value === value ? 0 : -1}
          onClick={() => option.value !== value && onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
