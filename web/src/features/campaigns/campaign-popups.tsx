import { pictureShapes } from '@ante/kit/picture'
import type { Promotion } from '@ante/product/campaigns/contract'
import type { Messages } from '@ante/texts'
import { useTranslations } from 'use-intl'
import { useImage } from '../../app/document/images.ts'
import type { PopupOptions } from '../../app/popups/popups.ts'
import { Badge } from '../../ui/badge.tsx'
import { useDateText } from '../../ui/date-text.tsx'
import { DialogBody, LeaveTo } from '../../ui/dialog/dialog-body.tsx'
import type { DialogOptions } from '../../ui/dialog/store.ts'
import { Picture } from '../../ui/picture.tsx'

declare module '../../app/popups/popups.ts' {
  interface PopupOptions {
    /** `title` is what the code gave, where the server names it. */
    PromocodeActivatedPopup: { title?: string }
    /** `preview` shows it whatever its rules say, and keeps nothing as seen (RTE-107). */
    CampaignPopup: {
      title: string
      text: string
      image?: string
      button?: string
      to?: string
      preview?: boolean
      closed?: () => void
    }
    PromotionsDetailPopup: { promotion: Promotion }
  }
}

type Made = Omit<DialogOptions, 'name'>

/** DLG-20: what a promo code gave. */
export const promocodeActivated = (
  options: PopupOptions['PromocodeActivatedPopup'],
  messages: Partial<Messages>
): Made => ({
  title: messages.popups?.promocodeActivated.title ?? '',
  content: <Activated {...options} />,
})

function Activated({ title }: PopupOptions['PromocodeActivatedPopup']) {
  const t = useTranslations('popups.promocodeActivated')
  return (
    <DialogBody
      text={title ? t('named', { title }) : t('text')}
      actions={
        <LeaveTo popup="PromocodeActivatedPopup" to="/profile/bonuses">
          {t('action')}
        </LeaveTo>
      }
    />
  )
}

/** DLG-26: a campaign of the operator: words, a picture, where it leads. */
export const campaign = (options: PopupOptions['CampaignPopup']): Made => ({
  title: options.title,
  size: 'medium',
  closed: () => options.closed?.(),
  content: <Campaign {...options} />,
})

function Campaign({ text, image, button, to, preview }: PopupOptions['CampaignPopup']) {
  const t = useTranslations('popups.campaign')
  return (
    <DialogBody
      text={text}
      actions={
        button &&
        to && (
          <LeaveTo popup="CampaignPopup" to={to}>
            {button}
          </LeaveTo>
        )
      }
    >
      {preview && (
        <div>
          <Badge tone="info">{t('preview')}</Badge>
        </div>
      )}
      {image && <Picture src={image} {...pictureShapes.card} className="aspect-[8/5] w-full rounded-2 object-cover" />}
    </DialogBody>
  )
}

/** DLG-35: all that a promotion says. */
export const promotionDetail = ({ promotion }: PopupOptions['PromotionsDetailPopup']): Made => ({
  title: promotion.description.title,
  size: 'medium',
  content: <Detail promotion={promotion} />,
})

function Detail({ promotion }: PopupOptions['PromotionsDetailPopup']) {
  const t = useTranslations('popups.promotion')
  const areas = useTranslations('areas')
  const dateText = useDateText()
  const image = useImage()('promotion', promotion.description)
  return (
    <DialogBody
      text={promotion.description.text}
      actions={
        <LeaveTo popup="PromotionsDetailPopup" to={promotion.leads_to}>
          {t('go')}
        </LeaveTo>
      }
    >
      {image && <Picture src={image} {...pictureShapes.card} className="aspect-[8/5] w-full rounded-2 object-cover" />}
      {promotion.finished_at && (
        <p className="figures text-12 text-chalk-3">
          {areas('until', { date: dateText(promotion.finished_at, 'time') })}
        </p>
      )}
    </DialogBody>
  )
}
