const today = (): string => new Date().toISOString().slice(0, 10)

/** For what compares sums of one day: where midnight (UTC) has come meanwhile, it is done once more. */
export async function withinOneDay(work: () => Promise<void>): Promise<void> {
  for (;;) {
    const day = today()
    try {
      return await work()
    } catch (error) {
      if (today() === day) throw error
    }
  }
}
