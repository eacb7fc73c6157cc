import type { DemoQuest } from './quest.ts'

const least = { USD: 100, EUR: 100 }

/** Two chains: bets, and days one after the other. */
export const chainsOfBets: readonly DemoQuest[] = [
  {
    sysname: 'bets-5',
    repeats: 'once',
    goal: { type: 'bets', count: 5, least, leagues: [] },
    points: 50n,
    budgetCents: 11,
    texts: {
      en: { title: '5 bets', text: 'Settled sports bets: 5, each with a stake of 1.00 or more.' },
      de: { title: '5 Wetten', text: 'Abgerechnete Sportwetten: 5, jeweils mit einem Einsatz ab 1.00.' },
      es: { title: '5 apuestas', text: 'Apuestas deportivas liquidadas: 5, cada una de 1.00 o más.' },
      fr: { title: '5 paris', text: 'Paris sportifs réglés : 5, chacun d’au moins 1.00.' },
      pt: { title: '5 apostas', text: 'Apostas esportivas liquidadas: 5, cada uma de 1.00 ou mais.' },
      tr: { title: '5 bahis', text: 'Sonuçlanan spor bahisleri: 5, her biri 1.00 veya üzeri.' },
      ru: { title: '5 ставок', text: 'Рассчитанных ставок на спорт: 5, каждая от 1.00.' },
      ar: { title: '5 رهانات رياضية', text: 'رهانات رياضية تمت تسويتها: 5، كل منها 1.00 أو أكثر.' },
    },
  },
  {
    sysname: 'bets-halcyon',
    repeats: 'once',
    goal: { type: 'bets', count: 5, least, leagues: ['Halcyon Premier Division'] },
    points: 80n,
    budgetCents: 17,
    after: 'bets-5',
    texts: {
      en: {
        title: '5 bets: Halcyon Premier Division',
        text: 'Settled sports bets on Halcyon Premier Division: 5, each with a stake of 1.00 or more.',
      },
      de: {
        title: '5 Wetten: Halcyon Premier Division',
        text: 'Abgerechnete Sportwetten auf Halcyon Premier Division: 5, jeweils mit einem Einsatz ab 1.00.',
      },
      es: {
        title: '5 apuestas: Halcyon Premier Division',
        text: 'Apuestas deportivas liquidadas en Halcyon Premier Division: 5, cada una de 1.00 o más.',
      },
      fr: {
        title: '5 paris : Halcyon Premier Division',
        text: 'Paris sportifs réglés sur Halcyon Premier Division : 5, chacun d’au moins 1.00.',
      },
      pt: {
        title: '5 apostas: Halcyon Premier Division',
        text: 'Apostas esportivas liquidadas em Halcyon Premier Division: 5, cada uma de 1.00 ou mais.',
      },
      tr: {
        title: '5 bahis: Halcyon Premier Division',
        text: 'Sonuçlanan spor bahisleri (Halcyon Premier Division): 5, her biri 1.00 veya üzeri.',
      },
      ru: {
        title: '5 ставок: Halcyon Premier Division',
        text: 'Рассчитанных ставок на спорт (Halcyon Premier Division): 5, каждая от 1.00.',
      },
      ar: {
        title: '5 رهانات رياضية: Halcyon Premier Division',
        text: 'رهانات رياضية تمت تسويتها في Halcyon Premier Division: 5، كل منها 1.00 أو أكثر.',
      },
    },
  },
  {
    sysname: 'bets-tamarra',
    repeats: 'once',
    goal: { type: 'bets', count: 5, least, leagues: ['Liga Tamarra'] },
    points: 80n,
    budgetCents: 17,
    after: 'bets-halcyon',
    texts: {
      en: {
        title: '5 bets: Liga Tamarra',
        text: 'Settled sports bets on Liga Tamarra: 5, each with a stake of 1.00 or more.',
      },
      de: {
        title: '5 Wetten: Liga Tamarra',
        text: 'Abgerechnete Sportwetten auf Liga Tamarra: 5, jeweils mit einem Einsatz ab 1.00.',
      },
      es: {
        title: '5 apuestas: Liga Tamarra',
        text: 'Apuestas deportivas liquidadas en Liga Tamarra: 5, cada una de 1.00 o más.',
      },
      fr: {
        title: '5 paris : Liga Tamarra',
        text: 'Paris sportifs réglés sur Liga Tamarra : 5, chacun d’au moins 1.00.',
      },
      pt: {
        title: '5 apostas: Liga Tamarra',
        text: 'Apostas esportivas liquidadas em Liga Tamarra: 5, cada uma de 1.00 ou mais.',
      },
      tr: {
        title: '5 bahis: Liga Tamarra',
        text: 'Sonuçlanan spor bahisleri (Liga Tamarra): 5, her biri 1.00 veya üzeri.',
      },
      ru: { title: '5 ставок: Liga Tamarra', text: 'Рассчитанных ставок на спорт (Liga Tamarra): 5, каждая от 1.00.' },
      ar: {
        title: '5 رهانات رياضية: Liga Tamarra',
        text: 'رهانات رياضية تمت تسويتها في Liga Tamarra: 5، كل منها 1.00 أو أكثر.',
      },
    },
  },
  {
    sysname: 'bets-25',
    repeats: 'once',
    goal: { type: 'bets', count: 25, least, leagues: [] },
    points: 250n,
    budgetCents: 51,
    after: 'bets-tamarra',
    texts: {
      en: { title: '25 bets', text: 'Settled sports bets: 25, each with a stake of 1.00 or more.' },
      de: { title: '25 Wetten', text: 'Abgerechnete Sportwetten: 25, jeweils mit einem Einsatz ab 1.00.' },
      es: { title: '25 apuestas', text: 'Apuestas deportivas liquidadas: 25, cada una de 1.00 o más.' },
      fr: { title: '25 paris', text: 'Paris sportifs réglés : 25, chacun d’au moins 1.00.' },
      pt: { title: '25 apostas', text: 'Apostas esportivas liquidadas: 25, cada uma de 1.00 ou mais.' },
      tr: { title: '25 bahis', text: 'Sonuçlanan spor bahisleri: 25, her biri 1.00 veya üzeri.' },
      ru: { title: '25 ставок', text: 'Рассчитанных ставок на спорт: 25, каждая от 1.00.' },
      ar: { title: '25 رهانًا رياضيًا', text: 'رهانات رياضية تمت تسويتها: 25، كل منها 1.00 أو أكثر.' },
    },
  },
  {
    sysname: 'days-3',
    repeats: 'once',
    goal: { type: 'days', count: 3, least },
    points: 40n,
    budgetCents: 9,
    texts: {
      en: { title: '3 days in a row', text: 'Play at least one round or bet of 1.00 or more on 3 days in a row.' },
      de: { title: '3 Tage in Folge', text: 'Spiel an 3 Tagen in Folge mindestens eine Runde oder Wette ab 1.00.' },
      es: {
        title: '3 días seguidos',
        text: 'Juega al menos una ronda o apuesta de 1.00 o más durante 3 días seguidos.',
      },
      fr: { title: '3 jours de suite', text: 'Jouez au moins une manche ou un pari de 1.00 ou plus 3 jours de suite.' },
      pt: {
        title: '3 dias seguidos',
        text: 'Jogue pelo menos uma rodada ou aposta de 1.00 ou mais em 3 dias seguidos.',
      },
      tr: { title: 'Art arda 3 gün', text: 'Art arda 3 gün 1.00 veya üzeri en az bir tur oynayın ya da bahis yapın.' },
      ru: { title: '3 дня подряд', text: 'Каждый день подряд хотя бы один раунд или ставка от 1.00. Дней: 3.' },
      ar: {
        title: '3 أيام متتالية',
        text: 'العب جولة أو رهانًا واحدًا على الأقل بقيمة 1.00 أو أكثر كل يوم على التوالي. عدد الأيام: 3.',
      },
    },
  },
  {
    sysname: 'days-5',
    repeats: 'once',
    goal: { type: 'days', count: 5, least },
    points: 75n,
    budgetCents: 16,
    after: 'days-3',
    texts: {
      en: { title: '5 days in a row', text: 'Play at least one round or bet of 1.00 or more on 5 days in a row.' },
      de: { title: '5 Tage in Folge', text: 'Spiel an 5 Tagen in Folge mindestens eine Runde oder Wette ab 1.00.' },
      es: {
        title: '5 días seguidos',
        text: 'Juega al menos una ronda o apuesta de 1.00 o más durante 5 días seguidos.',
      },
      fr: { title: '5 jours de suite', text: 'Jouez au moins une manche ou un pari de 1.00 ou plus 5 jours de suite.' },
      pt: {
        title: '5 dias seguidos',
        text: 'Jogue pelo menos uma rodada ou aposta de 1.00 ou mais em 5 dias seguidos.',
      },
      tr: { title: 'Art arda 5 gün', text: 'Art arda 5 gün 1.00 veya üzeri en az bir tur oynayın ya da bahis yapın.' },
      ru: { title: '5 дней подряд', text: 'Каждый день подряд хотя бы один раунд или ставка от 1.00. Дней: 5.' },
      ar: {
        title: '5 أيام متتالية',
        text: 'العب جولة أو رهانًا واحدًا على الأقل بقيمة 1.00 أو أكثر كل يوم على التوالي. عدد الأيام: 5.',
      },
    },
  },
  {
    sysname: 'days-7',
    repeats: 'once',
    goal: { type: 'days', count: 7, least },
    points: 110n,
    budgetCents: 23,
    after: 'days-5',
    texts: {
      en: { title: '7 days in a row', text: 'Play at least one round or bet of 1.00 or more on 7 days in a row.' },
      de: { title: '7 Tage in Folge', text: 'Spiel an 7 Tagen in Folge mindestens eine Runde oder Wette ab 1.00.' },
      es: {
        title: '7 días seguidos',
        text: 'Juega al menos una ronda o apuesta de 1.00 o más durante 7 días seguidos.',
      },
      fr: { title: '7 jours de suite', text: 'Jouez au moins une manche ou un pari de 1.00 ou plus 7 jours de suite.' },
      pt: {
        title: '7 dias seguidos',
        text: 'Jogue pelo menos uma rodada ou aposta de 1.00 ou mais em 7 dias seguidos.',
      },
      tr: { title: 'Art arda 7 gün', text: 'Art arda 7 gün 1.00 veya üzeri en az bir tur oynayın ya da bahis yapın.' },
      ru: { title: '7 дней подряд', text: 'Каждый день подряд хотя бы один раунд или ставка от 1.00. Дней: 7.' },
      ar: {
        title: '7 أيام متتالية',
        text: 'العب جولة أو رهانًا واحدًا على الأقل بقيمة 1.00 أو أكثر كل يوم على التوالي. عدد الأيام: 7.',
      },
    },
  },
  {
    sysname: 'days-14',
    repeats: 'once',
    goal: { type: 'days', count: 14, least },
    points: 220n,
    budgetCents: 46,
    after: 'days-7',
    texts: {
      en: { title: '14 days in a row', text: 'Play at least one round or bet of 1.00 or more on 14 days in a row.' },
      de: { title: '14 Tage in Folge', text: 'Spiel an 14 Tagen in Folge mindestens eine Runde oder Wette ab 1.00.' },
      es: {
        title: '14 días seguidos',
        text: 'Juega al menos una ronda o apuesta de 1.00 o más durante 14 días seguidos.',
      },
      fr: {
        title: '14 jours de suite',
        text: 'Jouez au moins une manche ou un pari de 1.00 ou plus 14 jours de suite.',
      },
      pt: {
        title: '14 dias seguidos',
        text: 'Jogue pelo menos uma rodada ou aposta de 1.00 ou mais em 14 dias seguidos.',
      },
      tr: {
        title: 'Art arda 14 gün',
        text: 'Art arda 14 gün 1.00 veya üzeri en az bir tur oynayın ya da bahis yapın.',
      },
      ru: { title: '14 дней подряд', text: 'Каждый день подряд хотя бы один раунд или ставка от 1.00. Дней: 14.' },
      ar: {
        title: '14 يومًا متتاليًا',
        text: 'العب جولة أو رهانًا واحدًا على الأقل بقيمة 1.00 أو أكثر كل يوم على التوالي. عدد الأيام: 14.',
      },
    },
  },
]
