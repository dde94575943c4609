import { choose, idOf, type Options, pageOf, take, type Words } from './command-words.ts'
import { Misuse } from './misuse.ts'

const CHAT_STATES = ['waiting', 'all'] as const

export type Answer = {
  text: string | undefined
  /** A picture's file on this machine. */
  picture: string | undefined
  order: string | undefined
  product_id: string | undefined
}

/** A command about chats; a chat is named by its shopper's id or e-mail address. */
export type ChatCommand =
  | { name: 'chats'; state: (typeof CHAT_STATES)[number]; page: number }
  | { name: 'chat'; shopper: string; before: string | undefined }
  | { name: 'chat-pictures'; shopper: string }
  | ({ name: 'answer'; shopper: string } & Answer)

type Name = ChatCommand['name']

export const CHAT_USAGES: Record<Name, { takes: string; does: string }> = {
  chats: { takes: '[--state waiting|all] [--page 1]', does: 'Chats: those that wait for an answer unless said.' },
  chat: {
    takes: '<shopper> [--before <message_id>]',
    does: 'Read a chat, named by the shopper’s id or e-mail; it counts as read then. Earlier: before a message.',
  },
  'chat-pictures': { takes: '<shopper>', does: 'Fetch the latest pictures of a chat, and say where they are.' },
  answer: {
    takes: '<shopper> ["<text>"] [--picture <file>] [--order <order_id>] [--product <product_id>]',
    does: 'Answer with words, a picture, the card of an order of theirs or of a product.',
  },
}

type Readers = { [N in Name]: (words: Words, options: Options) => Extract<ChatCommand, { name: N }> }

export const CHAT_READERS: Readers = {
  chats: (words, options) => {
    take(words, 0, 0)
    return { name: 'chats', state: choose(CHAT_STATES, options.state ?? 'waiting'), page: pageOf(options) }
  },
  chat: (words, { before }) => ({
    name: 'chat',
    shopper: shopperIn(take(words, 1)),
    before: before === undefined ? undefined : idOf([before]),
  }),
  'chat-pictures': (words) => ({ name: 'chat-pictures', shopper: shopperIn(take(words, 1)) }),
  answer: (words, { picture, order, product }) => {
    const [, text] = take(words, 1, 2)
    if ([text, picture, order, product].every((part) => part === undefined))
      throw new Misuse('There is nothing to say.')
    if (order !== undefined && product !== undefined) throw new Misuse('One card at a time.')
    const cards = { order: order === undefined ? undefined : idOf([order]), product_id: product }
    return { name: 'answer', shopper: shopperIn(words), text, picture, ...cards }
  },
}

export const CHAT_OPTIONS: Partial<Record<Name, (keyof Options)[]>> = {
  chats: ['state', 'page'],
  chat: ['before'],
  answer: ['picture', 'order', 'product'],
}

const shopperIn = (words: Words): string => (words[0]?.includes('@') ? words[0].toLowerCase() : idOf(words))
