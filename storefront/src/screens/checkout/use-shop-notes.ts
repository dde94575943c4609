import { useStoredText } from '../../session/use-stored-text.ts'

/** The shopper's notes to the shops of a checkout, by shop. They survive a reload. */
export function useShopNotes(of_checkout: string) {
  const [storedText, setStoredText] = useStoredText(`notes ${of_checkout}`)
  const notes = notesIn(storedText)
  return {
    noteTo: (shop_id: string): string => notes[shop_id] ?? '',
    setNoteTo: (shop_id: string, text: string) => setStoredText(JSON.stringify({ ...notes, [shop_id]: text })),
    forget: () => setStoredText(''),
    /** The field of the order that contains the notes; missing if there are no notes. */
    sent: (shop_ids: readonly string[]) => {
      const shop_notes = shop_ids
        .map((shop_id) => ({ shop_id, notes: (notes[shop_id] ?? '').trim() }))
        .filter((note) => note.notes !== '')
      return shop_notes.length > 0 ? { shop_notes } : {}
    },
  }
}

function notesIn(storedText: string): Record<string, string> {
  try {
    const notes: unknown = JSON.parse(storedText || '{}')
    return typeof notes === 'object' && notes !== null ? Object.fromEntries(Object.entries(notes)) : {}
  } catch {
    return {} // a text of an earlier version
  }
}
