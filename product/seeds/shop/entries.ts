import type { DemoProduct } from './product.ts'

/** Entries into tournaments that are entered in no other way. */
export const entries: readonly DemoProduct[] = [
  {
    sysname: 'four-watches-entry',
    points: 300n,
    image: '/art/tournaments/laurels.svg',
    gift: { type: 'tournament_entry', tournament: 'four-watches' },
    texts: {
      en: { title: 'Entry to The Four Watches Cup', text: 'A place in the run that is on, or in the next one.' },
      de: { title: 'Startplatz im Vier-Wachen-Cup', text: 'Ein Platz im laufenden Turnier oder im nächsten.' },
      es: {
        title: 'Entrada a la copa de las cuatro guardias',
        text: 'Una plaza en la edición en curso o en la próxima.',
      },
      fr: {
        title: 'Entrée à la coupe des quatre veilles',
        text: 'Une place dans l’édition en cours ou dans la suivante.',
      },
      pt: { title: 'Entrada na copa das quatro vigílias', text: 'Uma vaga na edição em andamento ou na próxima.' },
      tr: { title: 'Dört nöbet kupasına katılım', text: 'Süren turnuvada ya da bir sonrakinde bir yer.' },
      ru: { title: 'Вход в кубок четырёх страж', text: 'Место в текущем турнире или в следующем.' },
      ar: { title: 'مقعد في كأس الحراسات الأربع', text: 'مكان في الدورة الجارية أو في التالية.' },
    },
  },
]
