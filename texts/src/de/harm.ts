import type { harm as en } from '../en/harm.ts'

export const harm: typeof en = {
  title: 'Wie du zuletzt gespielt hast',
  noticed:
    'In den letzten {days} Tagen ist uns etwas aufgefallen, das einen Blick wert ist. Das sind deine eigenen Zahlen; niemand nutzt sie, um dir etwas zu verkaufen.',
  concern:
    'Wie du in den letzten {days} Tagen gespielt hast, macht uns ein wenig Sorgen. Das sind deine eigenen Zahlen; niemand nutzt sie, um dir etwas zu verkaufen.',
  why: 'Warum du das siehst',
  markers: {
    chasing:
      'Du hast innerhalb einer Stunde nach einem Verlust {value, plural, one {# Einzahlung} other {# Einzahlungen}} gemacht. Wir weisen ab {from} darauf hin.',
    night: '{value} % deiner Runden lagen zwischen Mitternacht und 6 Uhr. Wir weisen ab {from} % darauf hin.',
    raised_limits:
      'Du hast {value, plural, one {#-mal} other {#-mal}} ein Limit erhöht oder entfernt. Wir weisen ab {from} darauf hin.',
    cancelled_withdrawals:
      'Du hast {value, plural, one {# Auszahlung} other {# Auszahlungen}} abgebrochen. Wir weisen ab {from} darauf hin.',
    declined_deposits:
      '{value, plural, one {# Einzahlung wurde} other {# Einzahlungen wurden}} abgelehnt. Wir weisen ab {from} darauf hin.',
    long_sessions: 'Am längsten hast du {value} Minuten am Stück gespielt. Wir weisen ab {from} Minuten darauf hin.',
    rising_stakes:
      'In der letzten Woche hast du an einem Spieltag {value} % mehr eingesetzt als in den Wochen davor. Wir weisen ab {from} % darauf hin.',
  },
  did: 'Was wir getan haben',
  actions: {
    message: 'Wir haben dir geschrieben.',
    'stop-marketing': 'Wir schicken dir keine Angebote und Neuigkeiten mehr.',
    interaction: 'Wir haben jemanden aus unserem Team gebeten, sich bei dir zu melden.',
    limit: 'Wir haben deine Einzahlungen begrenzt. Die Grenze findest du bei deinen Limits.',
  },
}
