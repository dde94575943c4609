import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { findSession, followOtherPages, openDesk } from './open-desk.ts'
import { storedLocale } from './session/language.ts'
import { allowStyles } from './trusted-types.ts'

allowStyles()

/** The page's own nonce, by which its policy lets Mantine write styles. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
// A library below Mantine writes a style tag of its own, and asks for the nonce by this name.
Object.assign(globalThis, { __webpack_nonce__: nonce })

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')
const desk = await openDesk(storedLocale())
await findSession(desk.call)
followOtherPages(desk.call)
createRoot(root).render(<App {...desk} nonce={nonce} />)
