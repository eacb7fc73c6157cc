import { newsProducts, type NewsProduct } from '@ante/product/players/rules/news'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { post } from '../../../app/api/client.ts'
import { tellRefusal } from '../../../app/api/tell-failure.ts'
import { useAccount } from '../../../app/session/account.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { toasts } from '../../../ui/toast.tsx'
import type { Contact } from './contacts.ts'

/** What may be sent to a contact, saved when it is changed. What could not be saved goes back. */
function useNews(contact: string, isSaved: readonly NewsProduct[]) {
  const t = useTranslations('profile.notification')
  const common = useTranslations('common')
  const [products, setProducts] = useState(isSaved)
  const { refresh } = useAccount()
  async function choose(wanted: readonly NewsProduct[], consent: { products?: string } = {}) {
    setProducts(wanted)
    try {
      await post('account.changeSubscription', { contact, subscription: wanted.length > 0 ? '1' : '0', ...consent })
      toasts.tell('profileChanged', t('saved'))
      // What the site may show depends on it in some markets.
      void refresh()
    } catch (error) {
      setProducts(products)
      tellRefusal('profileChanged', error, common('offline'))
    }
  }
  return { products, choose }
}

/** PROF-29, PROF-37: news to one contact. */
export function NewsSwitch({ contact: { contact, news_products }, shown }: { contact: Contact; shown: string }) {
  const t = useTranslations('profile.notification')
  const { products, choose } = useNews(contact, news_products)
  return (
    <Switch
      checked={products.length > 0}
      onChange={(event) => void choose(event.target.checked ? newsProducts : [])}
      label={t('on', { contact: shown })}
    />
  )
}

/** The same where the market asks for consent to the news of each product. */
export function NewsByProduct({ contact: { contact, type, news_products } }: { contact: Contact }) {
  const t = useTranslations('auth.news')
  const { products, choose } = useNews(contact, news_products)
  return newsProducts.map((product) => (
    <Switch
      key={product}
      checked={products.includes(product)}
      onChange={(event) => {
        const wanted = newsProducts.filter((one) => (one === product ? event.target.checked : products.includes(one)))
        void choose(wanted, { products: wanted.join() })
      }}
      label={t(`${type}.${product}`)}
    />
  ))
}
