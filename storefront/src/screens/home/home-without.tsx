import { useRead } from '../../api/use-read.ts'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import { FrontBoxes } from './front-boxes.tsx'

/** The front page without its answer, which is on its way or did not come. */
export function HomeWithout() {
  const home = useRead('GET /api/home')
  return home.isError ? <ErrorState onRetry={() => void home.refetch()} /> : <FrontBoxes />
}
