import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { isLoopback } from '../http/client-address/loopback.ts'

type ServerFile = { url: string; pid: number }

const fileIn = (data_folder: string) => join(data_folder, 'server.json')

/** Writes the URL of this server to a file, for a second server that is started on the same data. */
export function writeServerFile(data_folder: string, url: string): () => void {
  const file: ServerFile = { url, pid: process.pid }
  writeFileSync(fileIn(data_folder), `${JSON.stringify(file)}\n`)
  return () => rmSync(fileIn(data_folder), { force: true })
}

/** The error message of a second server that is started on the same data. */
export function alreadyOpenMessage(data_folder: string): string {
  try {
    const { url, pid }: ServerFile = JSON.parse(readFileSync(fileIn(data_folder), 'utf8'))
    return `The shop is already open at ${url} (process ${pid}).`
  } catch {
    return `Another server is just opening the shop of ${data_folder}.`
  }
}

export const openMessage = (role: Config['role'], url: string): string =>
  role === 'jobs' ? `Sampan runs jobs; its health is at ${url}/healthz` : `Sampan is open at ${url}`

export function urlOf(host: string, port: number): string {
  if (isLoopback(host) || host === '0.0.0.0' || host === '::') return `http://localhost:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
