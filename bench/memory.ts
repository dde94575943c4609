import { readFileSync, writeFileSync } from 'node:fs'

/** Resident memory of a process in MB, current and peak; undefined without /proc. */
export function readMemory(pid: number): { now_mb: number; peak_mb: number } | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const megabytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024
    return { now_mb: megabytes('VmRSS'), peak_mb: megabytes('VmHWM') }
  } catch {
    return undefined
  }
}

/** Sets the peak of a process to its current memory; does nothing without /proc. */
export function resetPeak(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5') // 5 resets VmHWM
  } catch {
    // Other systems have no peak either.
  }
}
