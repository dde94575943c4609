import { Html, html } from './html.ts'
import { INK } from './letter-style.ts'

// Outlook on Windows displays mails with Word. Word ignores maximum widths, rounded corners and the padding of links, so it
// gets a table of a fixed width and buttons in VML. All other mail programs read these parts as comments.

/** Markup for Outlook on Windows only. */
const onlyOutlook = (content: Html): Html => new Html(`<!--[if mso]>${content.text}<![endif]-->`)

/** Markup for all mail programs except Outlook on Windows. */
export const exceptOutlook = (content: Html): Html => new Html(`<!--[if !mso]><!-->${content.text}<!--<![endif]-->`)

/** The width of a mail on large screens, in CSS pixels. */
export const WIDTH = 600

/** Word would otherwise scale pixels with the resolution of the screen, and show Times New Roman. */
export const OUTLOOK_HEAD = onlyOutlook(html`
<xml><o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml>
<style>table{border-collapse:collapse}body,table,td,h1,h2,p,a,span{font-family:Segoe UI,Arial,sans-serif !important}</style>
`)

/** A table of a fixed width around the mail. */
export const OUTLOOK_FRAME = {
  open: onlyOutlook(
    html`<table role="presentation" align="center" width="${WIDTH}" cellpadding="0" cellspacing="0" border="0"><tr><td width="${WIDTH}">`,
  ),
  close: onlyOutlook(html`</td></tr></table>`),
}

const BUTTON_HEIGHT = 46
const BUTTON_PADDING = 24
/** Inside the white sheet. */
const BUTTON_WIDTH_MOST = WIDTH - 64

const WIDE = /[\u1100-\u11ff\u2e80-\ud7ff\uf900-\ufaff\uff00-\uff60]/
const WITHOUT_WIDTH = /\p{M}/u

/** The width of a text in bold type of 16 pixels, estimated upwards: VML does not grow with its text. */
const widthOf = (text: string): number =>
  [...text].reduce((width, character) => {
    if (WITHOUT_WIDTH.test(character)) return width
    return width + (WIDE.test(character) ? 17 : 10)
  }, 0)

/** A button with round corners that Word draws. */
export function outlookButton({ text, href }: { text: string; href: string }): Html {
  const width = Math.min(BUTTON_WIDTH_MOST, widthOf(text) + 2 * BUTTON_PADDING)
  return onlyOutlook(
    html`<v:roundrect href="${href}" style="height:${BUTTON_HEIGHT}px;v-text-anchor:middle;width:${width}px" arcsize="26%" stroke="f" fillcolor="${INK.accent}"><w:anchorlock/><center style="color:#ffffff;font-family:Segoe UI,Arial,sans-serif;font-size:16px;font-weight:bold">${text}</center></v:roundrect>`,
  )
}
