import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { build } from 'vite'
import { Page } from './page.ts'

/** A React page of one heading, pre-rendered and hydrated in the browser: the baseline for the shop's pages. */
export async function openHeading(): Promise<{ url: string; close: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-heading-'))
  await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    build: {
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        input: join(import.meta.dirname, 'entry-client.ts'),
        output: { entryFileNames: 'heading.js' },
      },
    },
  })
  const script = brotliCompressSync(readFileSync(join(folder, 'heading.js')))
  const page = brotliCompressSync(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>Sampan</title><link rel="icon" href="data:,"><script type="module" src="/heading.js"></script></head>` +
      `<body><div id="root">${renderToString(createElement(Page))}</div></body></html>`,
  )
  const server = createServer(({ url }, reply) => {
    const isScript = url === '/heading.js'
    reply.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8')
    reply.setHeader('content-encoding', 'br')
    reply.end(isScript ? script : page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // the server listens on a port
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => {
      server.close()
      server.closeAllConnections()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
