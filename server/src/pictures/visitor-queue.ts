import { NotRendered } from '../site/render-gate.ts'

export interface VisitorQueueOptions {
  readonly atOnce: number
  /** Of one visitor: the other places stay for everybody else. */
  readonly atOncePerVisitor: number
  readonly waitingMax: number
  readonly waitingPerVisitor: number
  /** How long the work of one visitor may take in a minute, all of it together; without it nobody is counted. */
  readonly budgetMs?: number | undefined
  readonly now?: () => number
}

export interface VisitorQueue<T> {
  /**
   * Does the work when it is this visitor's turn; all who wait for the same key get the same. Throws `NotRendered` where too many wait, or where
   * this visitor has used up their time.
   */
  pass(who: string, key: string, work: () => Promise<T>): Promise<T>
  /** Whether this is being done, or waits for it. */
  has(key: string): boolean
}

interface Task<T = unknown> {
  readonly run: (who: string) => void
  readonly done: Promise<T>
  readonly askedBy: Set<string>
  isStarted: boolean
}

const minuteMs = 60_000
const budgetsMax = 50_000

/** What each visitor has used lately. A minute gives the whole budget back, evenly. */
function createBudgets(budgetMs: number | undefined, now: () => number) {
  const used = new Map<string, { ms: number; at: number }>()
  const usedBy = (who: string): number => {
    const entry = used.get(who)
    return entry ? Math.max(0, entry.ms - ((now() - entry.at) * (budgetMs ?? 0)) / minuteMs) : 0
  }
  return {
    /** How long until there is time again; 0 is now. */
    waitMs: (who: string): number =>
      budgetMs === undefined || usedBy(who) < budgetMs ? 0 : ((usedBy(who) - budgetMs + 1) * minuteMs) / budgetMs,
    spend(who: string, ms: number): void {
      if (budgetMs === undefined || who === '') return
      const total = usedBy(who) + ms
      used.delete(who)
      if (used.size >= budgetsMax) used.delete(used.keys().next().value ?? '')
      used.set(who, { ms: total, at: now() })
    },
  }
}

/** How many work at once, all together and for each visitor. */
function createPlaces(atOnce: number, perVisitor: number) {
  const taken = new Map<string, number>()
  let count = 0
  return {
    isFull: () => count >= atOnce,
    isFullFor: (who: string): boolean => (taken.get(who) ?? 0) >= perVisitor,
    take(who: string): void {
      count += 1
      taken.set(who, (taken.get(who) ?? 0) + 1)
    },
    giveBack(who: string): void {
      count -= 1
      const left = (taken.get(who) ?? 1) - 1
      if (left > 0) taken.set(who, left)
      else taken.delete(who)
    },
  }
}

/** One line of waiting work for each visitor, in the order of their turns: whoever was served goes to the end. */
function createLines({ waitingMax, waitingPerVisitor }: VisitorQueueOptions) {
  const lines = new Map<string, Task[]>()
  let waiting = 0
  const firstOf = (who: string, line: Task[]): Task | undefined => {
    for (let task = line.shift(); task; task = line.shift()) {
      waiting -= 1
      if (!task.isStarted) return task
    }
    lines.delete(who)
    return undefined
  }
  return {
    /** Throws where there is no room. */
    check(who: string): void {
      if (waiting >= waitingMax) throw new NotRendered(503, 2_000)
      if ((lines.get(who)?.length ?? 0) >= waitingPerVisitor) throw new NotRendered(429, 2_000)
    },
    add(who: string, task: Task): void {
      const line = lines.get(who) ?? []
      line.push(task)
      lines.set(who, line)
      waiting += 1
    },
    /** The next work and whose turn it is, left out those who may not go on now. */
    next(mayNot: (who: string) => boolean): { who: string; task: Task } | undefined {
      for (const [who, line] of lines) {
        const task = mayNot(who) ? undefined : firstOf(who, line)
        if (!task) continue
        lines.delete(who)
        if (line.length > 0) lines.set(who, line)
        return { who, task }
      }
      return undefined
    },
  }
}

/** One line for each visitor, served in turns: whoever asks for a thousand pictures waits for them alone. */
export function createVisitorQueue<T>(options: VisitorQueueOptions): VisitorQueue<T> {
  const { atOnce, atOncePerVisitor, budgetMs, now = () => performance.now() } = options
  const [lines, places] = [createLines(options), createPlaces(atOnce, atOncePerVisitor)]
  const budgets = createBudgets(budgetMs, now)
  const tasks = new Map<string, Task<T>>()

  const serve = (): void => {
    while (!places.isFull()) {
      const turn = lines.next(places.isFullFor)
      if (!turn) return
      turn.task.run(turn.who)
    }
  }
  const begin = (key: string, work: () => Promise<T>): Task<T> => {
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    const task: Task<T> = {
      done: promise,
      askedBy: new Set(),
      isStarted: false,
      run(who) {
        task.isStarted = true
        places.take(who)
        const began = now()
        work()
          .then(resolve, reject)
          .finally(() => {
            tasks.delete(key)
            budgets.spend(who, now() - began)
            places.giveBack(who)
            serve()
          })
      },
    }
    tasks.set(key, task)
    return task
  }
  return {
    has: (key) => tasks.has(key),
    async pass(who, key, work) {
      const known = tasks.get(key)
      if (known && (known.isStarted || known.askedBy.has(who))) return known.done
      const waitMs = budgets.waitMs(who)
      if (waitMs > 0) throw new NotRendered(429, waitMs)
      lines.check(who)
      const task = known ?? begin(key, work)
      task.askedBy.add(who)
      lines.add(who, task)
      serve()
      return task.done
    },
  }
}
