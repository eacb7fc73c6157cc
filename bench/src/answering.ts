import { type Blocked, LoopWatch } from './loop.ts'

export interface Question {
  readonly id: number
  readonly ask: 'processor' | 'watch-loop' | 'loop-blocked' | 'tell'
  readonly key?: string
  readonly data?: unknown
}
export interface Answer extends Partial<Blocked> {
  /** Nanoseconds of the machine's monotonic clock, which all processes share. */
  readonly at?: string
}

/** In a process that is measured: says that it is `ready`, and answers by the messages of its channel until that is closed. */
export function answerQuestions(own: { tell(question: Question): Answer | Promise<Answer> }, ready: object): void {
  const loop = new LoopWatch()
  const answer: Readonly<Record<Question['ask'], (question: Question) => Answer | Promise<Answer>>> = {
    ...own,
    processor: () => {
      const { user, system } = process.cpuUsage()
      return { ms: (user + system) / 1000 }
    },
    'watch-loop': () => {
      loop.start()
      return {}
    },
    'loop-blocked': () => loop.end(),
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
