import { fromWire } from '@ante/kit/money'
import type { LoyaltyInfo, Quest } from '@ante/product/loyalty/contract'
import { useTranslations } from 'use-intl'
import { useSumText } from '../../app/texts/sum-text.ts'
import { useNumberText } from '../../app/texts/number-text.ts'
import { usePopup } from '../../app/popups/popups.ts'
import { Badge } from '../../ui/badge.tsx'
import { Progress } from '../../ui/progress.tsx'

const groups = ['daily', 'weekly', 'once'] as const

/** LOY-23: the quests that the player is offered, by how often they come again; each opens its popup. */
export function QuestList({ info: { quests } }: { info: LoyaltyInfo }) {
  const t = useTranslations('loyalty.quests')
  if (quests.length === 0) return null
  return (
    <section className="grid gap-6" aria-labelledby="quests-title">
      <div className="grid gap-1">
        <h2 id="quests-title" className="font-display text-22">
          {t('title')}
        </h2>
        <p className="max-w-[64ch] text-14 text-chalk-2">{t('text')}</p>
      </div>
      {groups.map((group) => {
        const its = quests.filter(({ repeats }) => repeats === group)
        // Of a chain the step that is open is shown, and not all that follow.
        const shown = its.filter(({ state }) => state !== 'locked')
        if (its.length === 0) return null
        const done = its.filter(({ state }) => state === 'completed').length
        return (
          <section key={group} className="grid gap-3" aria-label={t(`groups.${group}`)}>
            <h3 className="flex items-baseline justify-between gap-4 text-16 font-semibold">
              {t(`groups.${group}`)}
              <span className="figures ltr-run text-14 font-normal text-chalk-3">
                {done} / {its.length}
              </span>
            </h3>
            <ul className="grid gap-3 tablet:grid-cols-2 wide:grid-cols-3">
              {shown.map((quest) => (
                <QuestCard key={quest.id} quest={quest} />
              ))}
            </ul>
            {shown.length < its.length && (
              <p className="figures text-14 text-chalk-3">{t('later', { count: String(its.length - shown.length) })}</p>
            )}
          </section>
        )
      })}
    </section>
  )
}

/** What comes with the points of a quest. */
function useGiftText(): (gift: NonNullable<Quest['gift']>) => string {
  const t = useTranslations('loyalty.quests')
  const { percent } = useNumberText()
  const sumText = useSumText()
  return (gift) =>
    gift.type === 'free_bet'
      ? t('freeBet', { amount: sumText(fromWire(gift.amount)) })
      : gift.type === 'boost'
        ? t('boost', { percent: percent(gift.percent) })
        : t('spins', { count: gift.count, game: gift.game.name, stake: sumText(fromWire(gift.stake)) })
}

function QuestCard({ quest }: { quest: Quest }) {
  const t = useTranslations('loyalty.quests')
  const { number } = useNumberText()
  const openPopup = usePopup()
  const giftText = useGiftText()
  const { description, done, goal, reward, gift, state, pages, ends_on: endsOn } = quest
  const open = () =>
    void openPopup('LoyaltyQuestPopup', {
      title: description.title,
      text: description.text,
      done,
      goal,
      reward,
      gift: gift ? giftText(gift) : undefined,
      endsOn,
      page: pages[0],
    })
  return (
    <li
      data-quest={quest.id}
      data-state={state}
      className="relative grid content-start gap-3 rounded-3 border border-line bg-surface-1 p-4 hover:border-line-strong"
    >
      <div className="flex items-start justify-between gap-3">
        <button type="button" onClick={open} className="text-start font-semibold after:absolute after:inset-0">
          {description.title}
        </button>
        {state === 'completed' && <Badge tone="good">{t('completed')}</Badge>}
      </div>
      <Progress
        value={done}
        max={goal}
        label={description.title}
        note={
          <>
            <span className="ltr-run">
              {number(done)} / {number(goal)}
            </span>
            <span className="ltr-run text-chalk-2">+{number(reward)}</span>
          </>
        }
      />
      {gift && <p className="figures text-14 text-chalk-2">{giftText(gift)}</p>}
    </li>
  )
}
