import type { LetterBlock } from '../../../mail/letter/letter.ts'
import { ALL_NOTICES, mergedText } from '../merged-words.ts'
import { type Content, readContent } from './notice-letter-service.ts'
import type { NoticeMail, Recipient } from './notice-mail-sql.ts'
import { label } from './notice-mail-words.ts'

type Source = Parameters<typeof readContent>[0]

/**
 * One content for a mail and others that are due with it: the title and the text of each notice, or one confirmation of all
 * payments.
 */
export async function mergedContent(
  source: Source,
  { mail, content, others }: { mail: NoticeMail; content: Content; others: readonly NoticeMail[] },
  recipient: Recipient,
): Promise<Content> {
  if (others.length === 0) return content
  if (content.kind === 'receipt') {
    const order_ids = [mail, ...others].flatMap((one) => one.order_ids ?? [])
    return (await readContent(source, { ...mail, order_ids }, recipient)) ?? content
  }
  const contents = [content]
  for (const other of others) contents.push(...[(await readContent(source, other, recipient)) ?? []].flat())
  if (contents.length === 1) return content
  const { language } = recipient
  const { title, body } = mergedText(contents.length, language)
  const href = source.config.public_url + ALL_NOTICES
  const blocks: LetterBlock[] = [
    { block: 'text', text: body },
    ...contents.flatMap((one): LetterBlock[] => [{ block: 'heading', text: one.title }, ...one.blocks.slice(0, 1)]),
    { block: 'button', text: label('notifications', language), href },
  ]
  return { ...content, subject: title, title, blocks }
}
