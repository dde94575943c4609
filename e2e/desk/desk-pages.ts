import { readFile } from 'node:fs/promises'
import type { LocaleKey } from '@sampan/contract/rules'
import type { Download, Page } from 'playwright-core'
import { aDesk, type Desk } from '../desk.ts'
import { settle, visit } from '../desk-faults.ts'
import { followData } from '../look/desk-data.ts'
import { type Measured, measurePage } from '../look/measure.ts'
import { findOutsideFrame, findOverflowing, findTooWide } from '../look/rules.ts'
import { readScreenTexts } from '../look/screen-texts.ts'
import { findUntranslated } from '../look/untranslated.ts'
import { type Translate, translatorFor } from '../translate.ts'

/** A desk in a language, at a width. */
export type DeskIn = Desk & {
  say: Translate
  /** A text whose form depends on a number, in the form of several. */
  sayMany: (message: string, count: number) => string
  /** Opens a screen, and checks its layout and its texts. */
  see: (address: string) => Promise<void>
  /** Checks the open screen. */
  check: () => Promise<void>
  /** The faults of all screens seen so far. */
  faults: string[]
  /** Names and texts of the files that the operator chose, which are in no language of the desk. */
  file_texts: string[]
}

type Where = { browser: Parameters<typeof aDesk>[0]; shop: Parameters<typeof aDesk>[1] }

const EDGE_PX = 6

/** Texts that touch the edge of the window, because their screen has no padding. */
const findAtEdge = ({ texts, window: { width, height } }: Measured): string[] =>
  texts
    // The chart measures texts above the window.
    .filter(({ is_in_rail, box }) => !is_in_rail && box.bottom > 0 && box.top < height)
    .filter(({ box }) => box.left < EDGE_PX || box.right > width - EDGE_PX)
    .map(({ text }) => `“${text.slice(0, 40)}” touches the edge`)

export async function aDeskIn({ browser, shop }: Where, locale: LocaleKey, width: number): Promise<DeskIn> {
  const data_of = { read: async (): Promise<string[]> => [] }
  const desk = await aDesk(browser, shop, {
    locale,
    width,
    prepare: (page) => {
      data_of.read = followData(page)
    },
  })
  const say = translatorFor(locale, 'console')
  const faults: string[] = []
  const file_texts: string[] = []
  async function check(): Promise<void> {
    const { page } = desk
    // A button that was busy moves its text back.
    await settle(desk)
    const measurement = await page.evaluate(measurePage)
    const { texts } = await page.evaluate(readScreenTexts)
    const at = `${locale} ${width} ${new URL(page.url()).pathname}`
    const newFaults = [
      ...findTooWide(measurement),
      ...findOverflowing(measurement),
      ...findOutsideFrame(measurement),
      ...findAtEdge(measurement),
      ...(locale === 'en' ? [] : findUntranslated(texts, [...file_texts, ...(await data_of.read())])),
    ]
    faults.push(...newFaults.map((fault) => `${at}: ${fault}`))
  }
  return {
    ...desk,
    say,
    sayMany: (message, count) =>
      (/other \{([^}]*)\}/.exec(say(message))?.[1] ?? '').replace('#', count.toLocaleString('en')),
    faults,
    file_texts,
    check,
    see: async (address) => {
      await visit(desk, `/console${address}`)
      await check()
    },
  }
}

export const button = ({ page }: DeskIn, name: string) => page.getByRole('button', { name, exact: true })
export const dialogOf = ({ page }: DeskIn) => page.getByRole('dialog')

export async function chooseFile({ page, file_texts }: DeskIn, name: string, text: string): Promise<void> {
  file_texts.push(name, text.trim())
  const buffer = Buffer.from(text)
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer })
}

/** The file that a click saves. */
export async function fileOf(page: Page, click: () => Promise<void>): Promise<{ name: string; content: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), click()])
  return { name: download.suggestedFilename(), content: await contentOf(download) }
}

const contentOf = async (download: Download) => readFile(await download.path())
