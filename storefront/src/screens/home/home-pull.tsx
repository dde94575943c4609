import { useRead } from '@sampan/front/use-read'
import { PullHandle, type PullHandleProps } from '../../ui/list/pull-handle.tsx'
import { useFurtherProducts } from './use-hot-products.ts'

/** Makes the home page and its products refresh when they are pulled down. */
export function HomePull({ box }: Pick<PullHandleProps, 'box'>) {
  const home = useRead('GET /api/home')
  const further = useFurtherProducts(false)
  return <PullHandle box={box} onRefresh={() => Promise.all([home.refetch(), further.items && further.onRefresh()])} />
}
