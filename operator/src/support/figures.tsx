import { useLoaded } from '../use-loaded.ts'
import { lengthText } from './words.ts'

const days = 7
const secondsText = (seconds: number | null): string => (seconds === null ? '–' : lengthText(seconds * 1000))

/** How the last week went. What cannot be read is left out: nobody needs it to answer. */
export function Figures() {
  const { data } = useLoaded('support.figures', { days })
  if (!data) return null
  const figures = [
    ['Conversations in 7 days', String(data.conversations)],
    ['First answer, median', secondsText(data.first_answer_median_s)],
    ['First answer, 9 of 10', secondsText(data.first_answer_p90_s)],
    ['Rating', data.rating_average === null ? '–' : `${data.rating_average} of 5 (${data.ratings})`],
    ['Late disputes', String(data.late_disputes)],
  ] as const
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt className="text-14 text-chalk-3">{name}</dt>
          <dd className="figures font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
