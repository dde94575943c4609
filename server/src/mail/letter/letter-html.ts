import { type Html, html } from './html.ts'
import type { Letter, LetterBlock } from './letter.ts'
import { FONT, INK, LETTER_STYLE } from './letter-style.ts'
import { exceptOutlook, OUTLOOK_FRAME, OUTLOOK_HEAD, outlookButton, WIDTH } from './outlook.ts'

type BlockOf<Name extends LetterBlock['block']> = Extract<LetterBlock, { block: Name }>

const CELL = `padding:0 0 16px;font-family:${FONT};font-size:16px;line-height:1.5;color:${INK.text}`
const SMALL = `font-size:14px;line-height:1.45;color:${INK.quiet}`

/**
 * The HTML of a mail: tables with inline styles, because Outlook lays out nothing else and Gmail removes style elements
 * in forwarded mails. The style element adds the dark colours and the layout of phones.
 */
export function letterHtml(letter: Letter): string {
  const { language, title, blocks } = letter
  const [first] = blocks
  const preview = first?.block === 'text' ? first.text : ''
  return html`<!doctype html>
<html lang="${language}" dir="ltr" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no">
<title>${title}</title>
${OUTLOOK_HEAD}
${LETTER_STYLE}
</head>
<body class="ground" bgcolor="${INK.ground}" style="margin:0;padding:0;background:${INK.ground}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preview}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${INK.ground}" style="background:${INK.ground}"><tr><td align="center" style="padding:24px 12px">
${OUTLOOK_FRAME.open}
<table role="presentation" align="center" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:${WIDTH}px">
<tr><td style="padding:0 8px 16px">${headOf(letter)}</td></tr>
<tr><td class="sheet" bgcolor="${INK.sheet}" style="background:${INK.sheet};border-radius:16px;padding:32px 32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td class="text" style="${CELL}"><h1 class="text" style="margin:0;font-size:24px;line-height:1.3;font-weight:700;color:${INK.text}">${title}</h1></td></tr>
${blocks.map((block) => html`<tr><td class="text" style="${CELL}">${blockHtml(block)}</td></tr>\n`)}</table>
</td></tr>
<tr><td class="quiet" style="padding:20px 8px 0;font-family:${FONT};font-size:13px;line-height:1.5;color:${INK.quiet}">${footOf(letter)}</td></tr>
</table>
${OUTLOOK_FRAME.close}
</td></tr></table>
</body>
</html>
`.text
}

function headOf({ shop: { name, href, logo } }: Letter): Html {
  const word = `font-family:${FONT};font-size:20px;font-weight:700;line-height:1.3;color:${INK.accent};text-decoration:none`
  if (!logo) return html`<a class="accent" href="${href}" style="${word}">${name}</a>`
  const ground = {
    any: '',
    light: 'background:#ffffff;padding:8px 12px;',
    dark: 'background:#191d1c;padding:8px 12px;',
  }
  return html`<a class="accent" href="${href}" style="${word}"><span style="display:inline-block;border-radius:8px;${ground[logo.ground]}"><img src="${logo.src}" alt="${name}" width="${logo.width}" height="${logo.height}" style="display:block;border:0"></span></a>`
}

function footOf({ shop, reason, links }: Letter): Html {
  const all = [{ text: shop.name, href: shop.href }, ...links]
  return html`${reason !== null && html`<p style="margin:0 0 8px">${reason}</p>`}<p style="margin:0">${all.map(
    ({ text, href }, at) =>
      html`${at > 0 && ' · '}<a class="quiet" href="${href}" style="color:${INK.quiet};text-decoration:underline">${text}</a>`,
  )}</p>`
}

function blockHtml(block: LetterBlock): Html {
  switch (block.block) {
    case 'text':
      return html`${block.text.split('\n').map((line, at) => html`${at > 0 && html`<br>`}${line}`)}`
    case 'heading':
      return html`<h2 class="text line" style="margin:8px 0 0;padding-top:20px;border-top:1px solid ${INK.line};font-size:17px;line-height:1.35;font-weight:700;color:${INK.text}">${block.text}</h2>`
    case 'code':
      return html`<p class="text" style="margin:0;font-family:Consolas,Menlo,monospace;font-size:32px;line-height:1.25;font-weight:700;letter-spacing:4px;color:${INK.text}">${block.text}</p>`
    case 'button':
      return html`${outlookButton(block)}${exceptOutlook(webButton(block))}`
    case 'goods':
      return goodsHtml(block)
    case 'sums':
      return sumsHtml(block)
    case 'facts':
      return html`${block.facts.map(
        ({ label, value }) =>
          html`<p style="margin:0 0 12px"><span class="quiet" style="${SMALL}">${label}</span><br>${value
            .split('\n')
            .map((line, at) => html`${at > 0 && html`<br>`}${line}`)}</p>`,
      )}`
  }
}

const webButton = (block: BlockOf<'button'>): Html =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="button" bgcolor="${INK.accent}" style="border-radius:12px;background:${INK.accent}"><a class="button-text" href="${block.href}" style="display:inline-block;padding:13px 24px;font-family:${FONT};font-size:16px;font-weight:600;line-height:1.25;color:#ffffff;text-decoration:none">${block.text}</a></td></tr></table>`

const goodsHtml = ({ lines }: BlockOf<'goods'>): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${lines.map(
    ({ title, note, amount, image }) =>
      html`<tr>${
        image &&
        html`<td width="64" valign="top" style="padding:0 12px 12px 0"><img src="${image}" alt="" width="64" height="64" style="display:block;border:0;border-radius:10px;width:64px;height:64px;object-fit:cover"></td>`
      }<td class="text" valign="top" style="padding:0 0 12px;font-family:${FONT};font-size:15px;line-height:1.4;color:${INK.text}">${title}<br><span class="quiet" style="${SMALL}">${note}</span></td><td class="text" valign="top" align="right" style="padding:0 0 12px 12px;white-space:nowrap;font-family:${FONT};font-size:15px;line-height:1.4;color:${INK.text}">${amount}</td></tr>`,
  )}</table>`

const sumsHtml = ({ facts }: BlockOf<'sums'>): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${facts.map(
    ({ label, value, strong }) => {
      const weight = strong ? `font-size:17px;font-weight:700;color:${INK.text}` : `font-size:15px;color:${INK.quiet}`
      const name = strong ? 'text' : 'quiet'
      return html`<tr><td class="${name}" style="padding:3px 0;font-family:${FONT};${weight}">${label}</td><td class="${name}" align="right" style="padding:3px 0 3px 12px;white-space:nowrap;font-family:${FONT};${weight}">${value}</td></tr>`
    },
  )}</table>`
