import { siteContext } from '@ante/web/context'
import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../app/document/head.tsx'
import { BookedSlip } from '../../features/sportsbook/slip/booking.tsx'
import { Button } from '../../ui/button.tsx'
import { Input } from '../../ui/field.tsx'
import { loadBooking } from './booking.server.ts'

export const loader = ({ context, url, params }: LoaderFunctionArgs) =>
  loadBooking(context.get(siteContext), url, params['code'])

export default function BookingPage() {
  const t = useTranslations('booking')
  const { booking, typed, isWrong } = useLoaderData<typeof loader>()
  return (
    <div className="page grid max-w-[40rem] grid-cols-[minmax(0,1fr)] gap-6 py-7">
      <PageHead title={t('title')} description={t('description')} noIndex />
      <header className="grid gap-1">
        <h1 className="font-display text-28">{booking ? t('code', { code: booking.code }) : t('title')}</h1>
        <p className="text-14 text-chalk-2">{t(booking ? 'text' : 'description')}</p>
      </header>
      {booking ? <BookedSlip key={booking.code} booking={booking} /> : <EnterCode typed={typed} isWrong={isWrong} />}
    </div>
  )
}

function EnterCode({ typed, isWrong }: { typed: string; isWrong: boolean }) {
  const t = useTranslations('booking')
  return (
    <Form method="get" action="/b" className="grid gap-4">
      <Input
        key={typed}
        name="code"
        label={t('enter')}
        hint={t('enterText')}
        error={isWrong ? t('unknown') : undefined}
        defaultValue={typed}
        autoComplete="off"
        autoCapitalize="characters"
        required
      />
      <div>
        <Button type="submit">{t('open')}</Button>
      </div>
    </Form>
  )
}
