import { firstRead } from '../../api/read-first.ts'
import type { FirstView } from '../../navigation/route.ts'

export default function homeFirst(): FirstView {
  return { query: '', reads: [firstRead('GET /api/home')] }
}
