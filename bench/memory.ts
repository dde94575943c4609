import { readFileSync } from 'node:fs'

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
