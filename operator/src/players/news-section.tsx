import { Failed, Loading } from '../ui/states.tsx'
import { useLoaded } from '../use-loaded.ts'
import { channelText, choiceText } from './news-texts.ts'

/** What a player wants to hear from us, with the proof of each consent. Staff read it and change none of it. */
export function NewsSection({ uid }: { uid: string }) {
  const news = useLoaded('players.getnewschoices', { uid })
  if (news.state === 'failed') return <Failed message={news.message} onRetry={news.again} />
  if (!news.data) return <Loading what="news" />
  const { consent, channels, choices } = news.data
  return (
    <section aria-labelledby="news" className="grid gap-3">
      <h3 id="news" className="font-semibold">
        News and offers
      </h3>
      <p className="text-14 text-chalk-2">
        {consent === 'general'
          ? 'The market asks for one consent.'
          : 'The market asks for consent by product and channel.'}
      </p>
      <ul className="grid gap-1">
        {channels.map((channel) => (
          <li key={channel.channel}>{channelText(channel)}</li>
        ))}
      </ul>
      {choices.length > 0 && (
        <div className="grid gap-1">
          <h4 className="text-14 font-semibold">Consents and their ends</h4>
          <ul className="grid gap-1 text-14 text-chalk-2">
            {choices.map((choice) => (
              <li key={`${choice.at} ${choice.channel} ${choice.product ?? ''} ${choice.is_given}`} dir="auto">
                {choiceText(choice)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
