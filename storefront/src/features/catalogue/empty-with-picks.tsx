import type { ComponentProps } from 'react'
import { Empty } from '../../ui/layout/empty.tsx'
import { PickedProducts } from './picked-products.tsx'

/** The empty state of a list, with recommended products below it. */
export const EmptyWithPicks = (props: ComponentProps<typeof Empty>) => (
  <>
    <Empty {...props} />
    <PickedProducts />
  </>
)
