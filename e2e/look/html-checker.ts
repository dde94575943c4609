// The Nu HTML checker (used by validator.w3.org), run as a local server. It requires Java 11 or later.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { installPackages } from '../../scripts/chromium.ts'
import { freePort } from '../../server/src/start/free-port.ts'

const NPM_PACKAGE = 'vnu-jar'
const NPM_VERSION = '26.9.27'
const FOLDER = join(import.meta.dirname, '../../.sampan/html-checker')
const JAR = join(FOLDER, 'node_modules', NPM_PACKAGE, 'build/dist/vnu.jar')
const OLDEST_JAVA = 11
const START_MS = 60_000
const REQUEST_MS = 30_000

export type HtmlChecker = {
  /**
   * Checks a page.
   * @returns one line for each error and warning, without duplicates.
   */
  check: (html: string) => Promise<string[]>
  close: () => Promise<void>
}

function findJava(): string | undefined {
  const programs = [...(process.env.JAVA_HOME ? [join(process.env.JAVA_HOME, 'bin/java')] : []), 'java']
  return programs.find((program) => {
    const { status, stderr } = spawnSync(program, ['-version'], { encoding: 'utf8' })
    return status === 0 && Number(stderr.match(/version "(\d+)/)?.[1]) >= OLDEST_JAVA
  })
}

/** Installs the checker without running install scripts: the package's own script would download a Java runtime. */
function installJar(): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }\n')
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  spawnSync('npm', [...args, `${NPM_PACKAGE}@${NPM_VERSION}`], { cwd: FOLDER, stdio: ['ignore', 'ignore', 'inherit'] })
}

type Message = { type: string; subType?: string; message: string; extract?: string }

/** The checker's message, followed by the markup that it is about. */
const lineOf = ({ message, extract = '' }: Message) =>
  `${message} ${extract.replaceAll(/\s+/g, ' ').trim().slice(0, 200)}`.trim()

/**
 * Whether a message is about CSS. These messages are ignored: the checker's CSS parser does not know newer properties,
 * and the build of the front ends has already parsed the styles.
 */
const isOfStyles = (message: string) => message.startsWith('CSS:')

/** Messages about markup that the desk's component library writes. */
const IS_OF_MANTINE = [
  /^Attribute “value” not allowed on element “div”.*mantine-/,
  /^The selector “:root/,
  /^A “style” element in “body” must be the first child.*mantine-styles/,
  // The library's dialogs hide the page's scroll bar with this element.
  /^The “type” attribute for the “style” element is not needed.*<style type="text\/css" nonce=""> \.wi/,
]

const isFault = ({ type, subType, message }: Message) =>
  !isOfStyles(message) && (type === 'error' || subType === 'warning')

async function ask(url: string, html: string): Promise<string[]> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: html,
    signal: AbortSignal.timeout(REQUEST_MS),
  })
  if (!reply.ok) throw new Error(`the HTML checker answered ${reply.status}`)
  const { messages } = (await reply.json()) as { messages: Message[] } // the checker's documented format
  const lines = messages.filter(isFault).map(lineOf)
  return [...new Set(lines.filter((line) => !IS_OF_MANTINE.some((pattern) => pattern.test(line))))].map(
    (line) => `html: ${line}`,
  )
}

async function untilReady(url: string, program: ChildProcess): Promise<void> {
  const until = Date.now() + START_MS
  while (Date.now() < until && program.exitCode === null) {
    const answer = await ask(url, '<!doctype html><html lang="en"><title>Ready</title>').catch(() => null)
    if (answer) return
    await wait(200)
  }
  program.kill()
  throw new Error('the HTML checker did not start')
}

/**
 * Starts the checker.
 * @param install installs Java (as root on Debian) if the computer has none
 * @returns null if there is no Java, or if npm cannot download the checker
 */
export async function openHtmlChecker({ install }: { install: boolean }): Promise<HtmlChecker | null> {
  if (install && !findJava()) installPackages(['default-jre-headless'])
  const java = findJava()
  if (!java) return null
  if (!existsSync(JAR)) installJar()
  if (!existsSync(JAR)) return null
  const port = await freePort()
  const bind = '-Dnu.validator.servlet.bind-address=127.0.0.1'
  const args = ['-Xmx512m', '-Xss8m', bind, '-cp', JAR, 'nu.validator.servlet.Main', `${port}`]
  const program = spawn(java, args, { stdio: 'ignore' })
  const exit = new Promise<void>((done) => program.once('exit', () => done()))
  const url = `http://127.0.0.1:${port}/?out=json`
  await untilReady(url, program)
  return {
    check: (html) => ask(url, html),
    close: () => {
      program.kill()
      return exit
    },
  }
}
