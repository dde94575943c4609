import { useRead } from '../../api/use-read.ts'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import { HomeBoxes } from './home-boxes.tsx'

/** The home page while its data loads, or after loading failed. */
export function HomeWithout() {
  const home = useRead('GET /api/home')
  return home.isError ? <ErrorState onRetry={() => void home.refetch()} /> : <HomeBoxes />
}
