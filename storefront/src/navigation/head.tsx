import { createContext, useContext, useEffect } from 'react'

/** What the page's head says; filled while rendering on the server. */
export type Head = { title?: string; description?: string; status?: 404 }
export const HeadContext = createContext<Head | null>(null)

/**
 * The page's title. On the server it is written into the head; in the browser it is set each time the screen is shown
 * (effects run again when a kept screen returns). A screen's own title comes after its route's and wins.
 */
export function useTitle(title: string | undefined, description?: string): void {
  const head = useContext(HeadContext)
  if (head && title) head.title = title
  if (head && description) head.description = description
  useEffect(() => {
    if (title) document.title = title
  }, [title])
}

/** Marks a page as not there, for the server's answer. */
export function useGone(isGone: boolean): void {
  const head = useContext(HeadContext)
  if (head && isGone) head.status = 404
}
