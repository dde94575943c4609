import css from './brand.module.css'

/** The shop's mark and name. The name is the same in every language. */
export function Brand() {
  return (
    <span className={css.brand} lang="en">
      <svg viewBox="0 0 28 28" aria-hidden="true">
        <path d="M1.5 14.5h25c-.9 5.600-5.900 9.200-12.500 9.200S2.4 20.1 1.5 14.5z" />
        <path d="M6.800 12.200a7.200 7.200 0 0 1 14.400 0z" />
      </svg>
      {BRAND}
    </span>
  )
}

const BRAND = 'sampan'
