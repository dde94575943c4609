import layoutCss from '../styles/layout.module.css'
import css from './list-items.module.css'

/** `rows` is one column, `grid` the columns of product cards, `duo` one column and two from 1,024 px. */
export type ListLayout = 'rows' | 'grid' | 'duo'

export const LAYOUT_CLASSES: Record<ListLayout, string | undefined> = {
  rows: css.rows,
  grid: layoutCss.grid,
  duo: layoutCss.duo,
}
