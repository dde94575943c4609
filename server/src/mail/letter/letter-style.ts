import { html } from './html.ts'

/** The shop's light colours (storefront/src/ui/styles/tokens.css), as inline styles of every mail. */
export const INK = {
  ground: '#f7f5f1',
  sheet: '#ffffff',
  text: '#171a19',
  quiet: '#515754',
  line: '#e5e1d9',
  accent: '#0b625b',
} as const

/** No quotation marks, because the list is part of style attributes. */
export const FONT = '-apple-system,BlinkMacSystemFont,Segoe UI,Roboto,Helvetica Neue,Arial,sans-serif'

/**
 * The dark colours of the shop, and smaller paddings on phones. Outlook.com marks its dark mode with `data-ogsc` and
 * `data-ogsb` instead of the media query.
 */
export const LETTER_STYLE = html`<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.sheet{padding:24px 20px 8px !important}}
@media (prefers-color-scheme:dark){
.ground{background:#101312 !important}.sheet{background:#191d1c !important}
.text{color:#f2f1ed !important}.quiet{color:#b7bcb8 !important}.line{border-color:#2a302e !important}
.accent{color:#66c9b9 !important}.button{background:#66c9b9 !important}.button-text{color:#04211d !important}
}
[data-ogsb] .ground{background:#101312 !important}[data-ogsb] .sheet{background:#191d1c !important}
[data-ogsc] .text{color:#f2f1ed !important}[data-ogsc] .quiet{color:#b7bcb8 !important}
[data-ogsc] .accent{color:#66c9b9 !important}
[data-ogsb] .button{background:#66c9b9 !important}[data-ogsc] .button-text{color:#04211d !important}
</style>`
