import { Trans } from '@lingui/react/macro'
import IconRuler2 from '@tabler/icons-react/dist/esm/icons/IconRuler2.mjs'
import { useSizeGuide } from '../../../features/product/use-size-guide.tsx'
import { Row } from '../../../ui/layout/rows.tsx'

export function SizeGuideRow({ product_id }: { product_id: string }) {
  const { open, sheet } = useSizeGuide(product_id)
  return (
    <>
      <Row icon={<IconRuler2 aria-hidden="true" />} title={<Trans>Size guide</Trans>} onClick={open} />
      {sheet}
    </>
  )
}
