import type { ProductDetail } from '@sampan/contract'
import { Card } from '../../ui/layout/card.tsx'
import css from './spec-list.module.css'

export function SpecList({ specs }: Pick<ProductDetail, 'specs'>) {
  return (
    <Card flush>
      <dl className={css.specs}>
        {specs.map(({ name, values }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{values.join(' · ')}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
