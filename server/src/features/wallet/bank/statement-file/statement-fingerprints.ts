import { csvRows } from '../../../../csv/csv-rows.ts'
import { fingerprintOf } from '../../../upload/file-choice-sql.ts'
import { LINES_ABOVE_HEADINGS } from './statement-csv.ts'
import { formatOf } from './statement-file.ts'

/** Number of characters in which the rows above the headings and the headings are found. */
const FIRST_CHARACTERS = 100_000

/**
 * The fingerprints of the first rows of a CSV file, one of which has the headings. Files of other formats have no
 * headings: all files of one format have the same fingerprint.
 */
export async function fingerprintsIn(text: string, bank_account_id: string): Promise<Buffer[]> {
  const purpose = `statement ${bank_account_id}`
  const format = formatOf(text)
  if (format !== 'csv') return [fingerprintOf(`${purpose} ${format}`, [])]
  const rows = await csvRows(text.slice(0, FIRST_CHARACTERS), LINES_ABOVE_HEADINGS, LINES_ABOVE_HEADINGS)
  return rows.slice(0, LINES_ABOVE_HEADINGS).map(({ cells }) => fingerprintOf(purpose, cells))
}
