/// <reference path="./s3rver.d.ts" />
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { S3Bucket } from '../../src/config.ts'
import { cleanUp } from '../clean-up.ts'

/** Key of the only user that s3rver knows. */
const KEY = 'S3RVER'

/** Starts a local S3-compatible store with an empty bucket. The store is closed after the test file. */
export async function aBucket(): Promise<S3Bucket> {
  const { default: S3rver } = await import('s3rver')
  const directory = join(tmpdir(), `sampan-s3-${randomUUID()}`)
  const quiet = { address: '127.0.0.1', port: 0, silent: true }
  const server = new S3rver({ ...quiet, directory, configureBuckets: [{ name: 'pictures' }] })
  const { port } = await server.run()
  cleanUp(async () => {
    await server.close()
    await rm(directory, { recursive: true, force: true })
  })
  return { url: `http://127.0.0.1:${port}/pictures`, key_id: KEY, secret: KEY, region: 'us-east-1' }
}

/** A store with scripted replies, each a status or a body, in this order. The last reply is repeated. */
export async function aScriptedStore(...answers: (number | string)[]) {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? 200
    if (typeof answer === 'string') response.end(answer)
    else response.writeHead(answer).end('<Error><Code>Told</Code></Error>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // the server listens on a port
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  cleanUp(close)
  const bucket: S3Bucket = { url: `http://127.0.0.1:${port}/pictures`, key_id: KEY, secret: KEY, region: 'us-east-1' }
  return { bucket, requests, close }
}
