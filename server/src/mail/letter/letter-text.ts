import type { Letter, LetterBlock } from './letter.ts'

const RULE = '\u2014'.repeat(24)

/** The plain text of a mail, for readers without HTML. */
export function letterText({ shop, title, blocks, reason, links }: Letter): string {
  const foot = [
    `${shop.name}\n${shop.href}`,
    ...(reason === null ? [] : [reason]),
    ...links.map(({ text, href }) => `${text}: ${href}`),
  ]
  return [title, ...blocks.map(blockText), RULE, foot.join('\n\n')].join('\n\n')
}

function blockText(block: LetterBlock): string {
  switch (block.block) {
    case 'text':
    case 'code':
      return block.text
    case 'heading':
      return `${block.text}\n${'-'.repeat(24)}`
    case 'button':
      return `${block.text}: ${block.href}`
    case 'goods':
      return block.lines
        .map(({ title, note, amount }) => [`\u2022 ${title}`, note && `  ${note}`, amount && `  ${amount}`])
        .map((line) => line.filter(Boolean).join('\n'))
        .join('\n')
    case 'sums':
    case 'facts':
      return block.facts.map(({ label, value }) => `${label}: ${value}`).join('\n')
  }
}
