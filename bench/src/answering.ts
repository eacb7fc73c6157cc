import { monitorEventLoopDelay } from 'node:perf_hooks'

export interface Question {
  readonly id: number
  readonly ask: 'processor' | 'watch-loop' | 'loop-blocked' | 'tell'
  readonly key?: string
  readonly data?: unknown
}
export interface Answer {
  readonly ms?: number
  /** Nanoseconds of the machine's monotonic clock, which all processes share. */
  readonly at?: string
}

/** In a process that is measured: says that it is `ready`, and answers by the messages of its channel until that is closed. */
export function answerQuestions(own: { tell(question: Question): Answer | Promise<Answer> }, ready: object): void {
  const loop = monitorEventLoopDelay({ resolution: 1 })
  loop.enable()
  const answer: Readonly<Record<Question['ask'], (question: Question) => Answer | Promise<Answer>>> = {
    ...own,
    processor: () => {
      const { user, system } = process.cpuUsage()
      return { ms: (user + system) / 1000 }
    },
    'watch-loop': () => {
      loop.reset()
      return {}
    },
    'loop-blocked': () => ({ ms: loop.max / 1e6 }),
  }
  process.on('message', (question: Question) => {
    const reply = async (): Promise<void> => {
      const said = await answer[question.ask](question)
      process.send?.({ ...said, id: question.id })
    }
    reply().catch((error: unknown) => {
      // Who asked hears of the end instead.
      process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
      process.exit(1)
    })
  })
  process.on('disconnect', () => process.exit(0))
  process.send?.({ id: 0, ...ready })
}
