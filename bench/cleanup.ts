/** Cleanup functions, in the order of opening; they are called in reverse order. */
export const cleanups: (() => unknown)[] = []

async function closeAll(): Promise<void> {
  for (const close of cleanups.splice(0).reverse()) await close()
}

/** Runs a measurement, and closes everything afterwards, also after a failure or Ctrl-C. */
export async function measureAndClose(measure: () => Promise<void>): Promise<void> {
  process.once('SIGINT', () => closeAll().finally(() => process.exit(130)))
  try {
    await measure()
  } finally {
    await closeAll()
  }
}
