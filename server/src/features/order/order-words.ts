import type { Language, TrackingCode } from '@sampan/contract/rules'
import { findSentence, type Sentence, type SentenceId, sentence } from '../../language/sentence.ts'
import type { HistoryEvent } from './order-move-service.ts'
import { type OrderEvent, type Role, transitions } from './order-transitions.ts'

type Moved = { event: string; by_whom: Role; details: Record<string, string> }

type MovedBy<E extends OrderEvent> = (typeof transitions)[E]['by'][number]

/** An event whose text depends on the role has one text per role; a shipment has another text for a part of the order. */
function historyId(event: HistoryEvent, { by_whom, details }: Moved): SentenceId {
  switch (event) {
    case 'ship':
      return details.is_part ? 'order.history.ship_part' : 'order.history.ship'
    case 'cancel':
      return `order.history.cancel.${checkedRole('cancel', by_whom)}`
    case 'receive':
      return `order.history.receive.${checkedRole('receive', by_whom)}`
    default:
      return `order.history.${event}`
  }
}

function checkedRole<E extends OrderEvent>(event: E, by_whom: Role): MovedBy<E> {
  const roles: readonly MovedBy<E>[] = transitions[event].by
  const role = roles.find((one) => one === by_whom)
  if (!role) throw new Error(`no words for the event ${event} by ${by_whom}`)
  return role
}

const isEvent = (event: string): event is HistoryEvent => event === 'create' || Object.hasOwn(transitions, event)

export function historyText(move: Moved, language: Language): string {
  const { event, details } = move
  if (!isEvent(event)) throw new Error(`no words for the event ${event}`)
  return filled(sentence(historyId(event, move)), language, details)
}

/** The text of an event for operators. Events whose usual text addresses the shopper have a second one. */
export function historyTextAtDesk(move: Moved, language: Language): string {
  const { event, by_whom, details } = move
  const texts =
    findSentence(`order.history_at_desk.${event}`) ?? findSentence(`order.history_at_desk.${event}.${by_whom}`)
  return texts ? filled(texts, language, details) : historyText(move, language)
}

/**
 * The parcel's state after the event, in the reader's language. Undefined when the event does not concern the parcel.
 */
export function logisticsText({ event, details }: Moved, language: Language): string | undefined {
  const texts = findSentence(`order.parcel.${event === 'ship' && details.is_part ? 'ship_part' : event}`)
  return texts && filled(texts, language, details)
}

type ParcelEventWords = { code: TrackingCode | null; text: string | null }

/** The text of a parcel's event, in the reader's language if it has a code, and the words of its carrier. */
export const parcelEventWords = ({ code, text }: ParcelEventWords, language: Language) =>
  code === null ? { text: text ?? '', note: null } : { text: sentence(`tracking.${code}`)[language], note: text }

const filled = (texts: Sentence, language: Language, details: Record<string, string>) =>
  texts[language].replace(/\{(\w+)\}/g, (_, name: string) => details[name] ?? '')
