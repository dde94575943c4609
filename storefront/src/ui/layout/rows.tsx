import { classNames } from '@sampan/front/class-names'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import type { ReactNode } from 'react'
import { Anchor } from '../button/anchor.tsx'
import icons from '../media/icon.module.css'
import { Card } from './card.tsx'
import css from './rows.module.css'

type RowProps = {
  title: ReactNode
  /** Text on the second line. */
  detail?: ReactNode
  icon?: ReactNode
  /** The current setting, shown before the chevron. */
  value?: ReactNode
  /** Shown instead of the chevron, such as a switch. */
  trailing?: ReactNode
  href?: string
  onClick?: () => void
  /** Shows a chevron. True by default for rows with a link or an action. */
  chevron?: boolean
  tone?: 'bad'
  disabled?: boolean
  className?: string | undefined
}

/** A row of a menu: a link, an action, or information. */
export function Row(props: RowProps) {
  const { title, detail, icon, value, trailing, href, onClick, tone, disabled } = props
  const isTappable = href !== undefined || onClick !== undefined
  const look = classNames(css.row, isTappable && css.tappable, tone === 'bad' && css.bad, props.className)
  const { chevron = isTappable && trailing === undefined && tone !== 'bad' } = props
  const inside = (
    <>
      {icon}
      <span className={css.words}>
        <span className={css.text}>
          <span>{title}</span>
          {detail && <span className={css.detail}>{detail}</span>}
        </span>
        {value !== undefined && <span className={css.value}>{value}</span>}
        {trailing}
      </span>
      {chevron && <IconChevronRight className={classNames(icons.small, css.chevron)} aria-hidden="true" />}
    </>
  )
  if (href !== undefined) {
    return (
      <Anchor href={href} className={look}>
        {inside}
      </Anchor>
    )
  }
  if (onClick) {
    return (
      <button type="button" className={look} onClick={onClick} disabled={disabled}>
        {inside}
      </button>
    )
  }
  return <div className={look}>{inside}</div>
}

/** Rows with dividers. The rows are in a card, unless `bare`. */
export function Rows({ children, bare }: { children: ReactNode; bare?: boolean }) {
  if (bare) return <div>{children}</div>
  return <Card flush>{children}</Card>
}
