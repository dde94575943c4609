import { useRead } from '@sampan/front/use-read'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import { HomeSkeleton } from './home-skeleton.tsx'

/** The home page while its data loads, or after loading failed. */
export function HomeFallback() {
  const home = useRead('GET /api/home')
  return home.isError ? <ErrorState onRetry={() => void home.refetch()} /> : <HomeSkeleton />
}
