import type { Language } from './rules.ts'

/** Asks the API for a page's data, in the server's own process: the `data` of the envelope. */
export type AskForPage = (path: string) => Promise<unknown>

export type RenderedPage = {
  html: string
  /** What the browser starts from instead of asking again. */
  state: unknown
  title: string
  description: string
  /** The screen's module and those of its words, as Vite's manifest names them: which chunks and styles the page needs. */
  modules: string[]
  status: 200 | 404
}

/** What the built storefront gives the server. */
export type PageRenderer = {
  /** Loads every public screen once, at start. */
  ready: () => Promise<void>
  /** The parameters of the query that the screen at this path reads, or undefined when the path is no route. */
  readsOf: (path: string) => { search: readonly string[]; cached: boolean; rendered: boolean } | undefined
  render: (url: { path: string; search: string }, language: Language, ask: AskForPage) => Promise<RenderedPage>
}
