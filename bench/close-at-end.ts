/** What was opened, in order; closed in reverse. */
export const toClose: (() => unknown)[] = []

async function closeAll(): Promise<void> {
  for (const close of toClose.splice(0).reverse()) await close()
}

/** Measures, and closes everything in the end, also after a failure or Ctrl-C. */
export async function measureAndClose(measure: () => Promise<void>): Promise<void> {
  process.once('SIGINT', () => closeAll().finally(() => process.exit(130)))
  try {
    await measure()
  } finally {
    await closeAll()
  }
}
