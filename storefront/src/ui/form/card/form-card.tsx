import { classNames } from '@sampan/front/class-names'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Footer } from '../../layout/footer.tsx'
import { Rows } from '../../layout/rows.tsx'
import typography from '../../styles/typography.module.css'
import css from './form-card.module.css'

type FormCardProps = Omit<ComponentProps<'form'>, 'className'> & {
  /** The submit button: at the bottom of the window on phones, at the end of the card on wide windows. */
  foot: ReactNode
  children: ReactNode
}

/** A form of a whole screen. On wide windows it is a card, and each section has its name left of its fields. */
export function FormCard({ foot, children, ...props }: FormCardProps) {
  return (
    <form {...props} className={css.form} data-form-card="">
      {children}
      <Footer>{foot}</Footer>
    </form>
  )
}

type FormSectionProps = { title: ReactNode; why?: ReactNode; children: ReactNode }

export function FormSection({ title, why, children }: FormSectionProps) {
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id}>
      <header className={css.head}>
        <h2 id={id} className={typography.title3}>
          {title}
        </h2>
        {why && <p className={classNames(typography.small, typography.t2)}>{why}</p>}
      </header>
      <div className={css.fields}>{children}</div>
    </section>
  )
}

type FieldPairProps = {
  /** On phones the fields are one below the other. */
  wideOnly?: boolean
  /** The first field has more space. */
  longFirst?: boolean
  children: ReactNode
}

/** Two short fields on a line. A field that is left out leaves its place to the other one. */
export function FieldPair({ wideOnly, longFirst, children }: FieldPairProps) {
  return <div className={classNames(css.pair, wideOnly && css.wideOnly, longFirst && css.longFirst)}>{children}</div>
}

/** Rows between the fields. In the white card of a wide window they have a darker ground. */
export function FieldRows({ children }: { children: ReactNode }) {
  return (
    <div className={css.rows}>
      <Rows>{children}</Rows>
    </div>
  )
}
