import type { Promotion } from '@ante/product/campaigns/contract'
import { useTranslations } from 'use-intl'
import { useImage } from '../../app/document/images.ts'
import { usePopup } from '../../app/popups/popups.ts'
import { useDateText } from '../../ui/date-text.tsx'
import { Button } from '../../ui/button.tsx'
import { StoryCard } from '../../ui/story-card.tsx'

/** Promotions as cards; the card leads to its page, its button opens the details over the list (BON-17). */
export function PromotionList({ promotions }: { promotions: readonly Promotion[] }) {
  const t = useTranslations('areas')
  const dateText = useDateText()
  const openPopup = usePopup()
  const image = useImage()
  return (
    <ul className="grid gap-4 tablet:grid-cols-2 wide:grid-cols-3">
      {promotions.map((promotion) => (
        <li key={promotion.id} className="grid">
          <StoryCard
            to={`/promotions/${promotion.id}`}
            title={promotion.description.title}
            text={promotion.description.text}
            image={image('promotion', promotion.description)}
            note={promotion.finished_at && t('until', { date: dateText(promotion.finished_at) })}
          >
            <div className="relative z-10 mt-1">
              <Button look="plain" size="small" onClick={() => void openPopup('PromotionsDetailPopup', { promotion })}>
                {t('promotions.read')}
              </Button>
            </div>
          </StoryCard>
        </li>
      ))}
    </ul>
  )
}
