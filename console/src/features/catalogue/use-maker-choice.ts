import { useRead } from '@sampan/front/use-read'

/** The makers, for a field in which one is chosen. */
export function useMakerChoice() {
  const { data } = useRead('GET /api/admin/maker/list')
  return (data?.makers ?? []).map(({ maker, name }) => ({ value: maker, label: name }))
}
