import { classNames } from '@sampan/front/class-names'
import type { ReactNode } from 'react'
import { Card } from '../../ui/layout/card.tsx'
import words from '../../ui/styles/typography.module.css'
import css from './ranked-card.module.css'

type Props = { rank: number; picture: ReactNode; children: ReactNode }

/** A row of a ranking. Its link covers the whole row. */
export const RankedCard = ({ rank, picture, children }: Props) => (
  <Card as="article" className={css.card}>
    <span className={classNames(words.title3, words.num, words.t3, css.rank)}>{rank}</span>
    {picture}
    <div>{children}</div>
  </Card>
)
