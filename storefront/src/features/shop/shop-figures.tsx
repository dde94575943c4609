import { Plural, Trans } from '@lingui/react/macro'
import type { Shop } from '@sampan/contract'
import { classNames } from '@sampan/front/class-names'
import typography from '../../ui/styles/typography.module.css'

export function ShopFigures({ fans, favorable_rate }: Pick<Shop, 'fans' | 'favorable_rate'>) {
  const rate = favorable_rate === null ? null : Math.round(favorable_rate)
  return (
    <p className={classNames(typography.small, typography.t2)}>
      <Plural value={fans} one="# fan" other="# fans" />
      {rate !== null && (
        <>
          {' · '}
          <Trans>{rate}% favorable</Trans>
        </>
      )}
    </p>
  )
}
