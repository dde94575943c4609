import { readFileSync } from 'node:fs'

/** Linux counts CPU time in ticks of this length, on all current platforms. */
const TICK_MS = 10

/** CPU time used by a process and its threads; undefined without /proc. */
export function cpuOf(pid: number): number | undefined {
  try {
    // The program's name is in brackets and may contain any character, so fields are counted after it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  } catch {
    return undefined
  }
}
