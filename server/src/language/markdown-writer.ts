type Run = { text: string; is_bold: boolean; address: string }
type Block = { kind: 'text' | 'item' | 'step'; text: string }

/** Addresses that the shop displays as links. */
const ADDRESS = /^(?:https?:\/\/|mailto:)/i

/** Writes the Markdown that the shop displays (`articleBlocks`) from pieces of a document. */
export class MarkdownWriter {
  readonly #blocks: Block[] = []
  #runs: Run[] = []
  #cells: Run[][] = []
  /** The block that is written: a paragraph, an item of a list, or a row of a table. */
  #kind: 'text' | 'item' | 'row' = 'text'
  /** The mark before the current item. */
  #mark = ''
  /** A break before the next text. Breaks at the end of a block are not written. */
  #break: 'none' | 'line' | 'block' = 'none'
  /** Whether the current block, or the current cell of a row, has text. */
  #has_text = false
  #bold = 0
  #address = ''
  /** The number of the next item of each open list; undefined for a list without numbers. */
  readonly #lists: (number | undefined)[] = []

  write(text: string): void {
    const is_blank = text.trim() === ''
    if (!is_blank && this.#break !== 'none') this.#writeBreak()
    this.#has_text ||= !is_blank
    this.#runs.push({ text, is_bold: this.#bold > 0 && !this.#address, address: this.#address })
  }

  bold(change: 1 | -1): void {
    this.#bold += change
  }

  /** Begins a link; an empty address ends it. */
  link(address: string): void {
    this.#address = ADDRESS.test(address)
      ? address.replace(/[\s()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)
      : ''
  }

  /** A second line break in a row ends the paragraph. */
  breakLine(): void {
    if (this.#has_text) this.#break = this.#break === 'none' ? 'line' : 'block'
  }

  breakBlock(): void {
    if (this.#has_text) this.#break = 'block'
  }

  beginList(number: number | undefined): void {
    this.endBlock()
    this.#lists.push(number)
  }

  endList(): void {
    this.endBlock()
    this.#lists.pop()
  }

  beginItem(): void {
    this.endBlock()
    const number = this.#lists.at(-1)
    this.#kind = 'item'
    this.#mark = number === undefined ? '- ' : `${number}. `
    if (number !== undefined) this.#lists[this.#lists.length - 1] = number + 1
  }

  beginRow(): void {
    this.endBlock()
    this.#kind = 'row'
  }

  beginCell(): void {
    if (this.#kind !== 'row') {
      this.breakBlock()
      return
    }
    this.#break = 'none'
    this.#has_text = false
    if (this.#runs.length > 0) this.#cells.push(this.#runs)
    this.#runs = []
  }

  /** Ends the current block, if it has text. */
  endBlock(): void {
    this.#break = 'none'
    this.#has_text = false
    const texts = [...this.#cells, this.#runs].map(textOf).filter((text) => text !== '')
    const is_step = this.#kind === 'item' && this.#mark !== '- '
    if (texts.length > 0)
      this.#blocks.push(
        this.#kind === 'text' || (this.#kind === 'row' && texts.length === 1)
          ? { kind: 'text', text: texts.join(' ') }
          : { kind: is_step ? 'step' : 'item', text: `${this.#mark || '- '}${rowOf(texts)}` },
      )
    this.#runs = []
    this.#cells = []
    this.#kind = 'text'
    this.#mark = ''
  }

  end(): string {
    this.endBlock()
    return this.#blocks
      .map(({ kind, text }, at) => {
        const before = this.#blocks[at - 1]?.kind
        if (before === undefined) return text
        return kind !== 'text' && kind === before ? `\n${text}` : `\n\n${text}`
      })
      .join('')
  }

  #writeBreak(): void {
    const is_block = this.#break === 'block'
    this.#break = 'none'
    if (this.#kind === 'item') {
      this.#runs.push({ text: ' ', is_bold: false, address: '' })
      return
    }
    if (is_block) this.endBlock()
    else this.#runs.push({ text: this.#kind === 'row' ? ' ' : '\n', is_bold: false, address: '' })
  }
}

/** A row of two cells is a name with its value. */
const rowOf = (cells: readonly string[]) =>
  cells.length === 2 ? `${(cells[0] ?? '').replace(/\s*[:：](\*\*)?$/, '$1')}: ${cells[1]}` : cells.join(' | ')

/** The text of runs without spaces that HTML does not display. */
function textOf(runs: readonly Run[]): string {
  const parts: Run[] = []
  let is_space = true
  for (const run of runs) {
    let text = run.text === '\n' ? run.text : run.text.replace(/[\s\u00a0]+/g, ' ')
    if (is_space && text.startsWith(' ')) text = text.slice(1)
    if (!text) continue
    is_space = text.endsWith(' ') || text === '\n'
    const last = parts.at(-1)
    if (last && last.is_bold === run.is_bold && last.address === run.address && text !== '\n') last.text += text
    else parts.push({ ...run, text })
  }
  return parts.map(marked).join('').replace(/ +\n/g, '\n').trim()
}

function marked({ text, is_bold, address }: Run): string {
  const core = text.trim()
  if (!core) return text
  const before = text.startsWith(' ') ? ' ' : ''
  const after = text.endsWith(' ') ? ' ' : ''
  if (address) return `${before}[${core.replaceAll('[', '(').replaceAll(']', ')')}](${address})${after}`
  return is_bold && !core.includes('**') ? `${before}**${core}**${after}` : text
}
