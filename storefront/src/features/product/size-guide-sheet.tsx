import { useLingui } from '@lingui/react/macro'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { Segment } from '../../ui/button/segment.tsx'
import { Sheet } from '../../ui/layer/sheet.tsx'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import { SkeletonRows, Waiting } from '../../ui/loading/skeleton.tsx'
import css from './size-guide.module.css'
import { type LengthUnit, SizeTable } from './size-table.tsx'

type Props = { open: boolean; onClose: () => void; product_id: string }

/** The measures of a product's sizes, in centimetres or inches. */
export function SizeGuideSheet({ open, onClose, product_id }: Props) {
  const { t } = useLingui()
  const [unit, setUnit] = useState<LengthUnit>('cm')
  const guides = useRead('GET /api/product/size_guide', { product_id }, { enabled: open })
  const hasLengths = guides.data?.some(({ sizes }) =>
    sizes.some(({ figures }) => figures.some(({ cm }) => cm.length > 0)),
  )
  return (
    <Sheet open={open} onClose={onClose} title={t`Size guide`}>
      <div className={css.guides}>
        {hasLengths && (
          <Segment<LengthUnit>
            label={t`Unit`}
            value={unit}
            onChange={setUnit}
            options={[
              { value: 'cm', label: t`Centimetres` },
              { value: 'in', label: t`Inches` },
            ]}
          />
        )}
        {guides.data?.map((guide) => (
          <SizeTable key={guide.axis} guide={guide} unit={unit} />
        ))}
        {guides.isPending && (
          <Waiting>
            <SkeletonRows rows={4} />
          </Waiting>
        )}
        {guides.isError && <ErrorState onRetry={() => void guides.refetch()} />}
      </div>
    </Sheet>
  )
}
