import type { inbox as en } from '../en/inbox.ts'

export const inbox: typeof en = {
  title: 'Mensajes',
  description: 'Lo que te hemos dicho y qué te llega por dónde.',
  empty: {
    title: 'Aún no hay mensajes',
    text: 'Los mensajes sobre tu seguridad, tus pagos y tu cuenta aparecen aquí.',
  },
  unread:
    '{count, plural, =0 {Ningún mensaje sin leer} one {# mensaje sin leer} many {# mensajes sin leer} other {# mensajes sin leer}}',
  isNew: 'Nuevo',
  markAll: 'Marcar todo como leído',
  more: 'Ver mensajes anteriores',
  failed: 'No se pudieron cargar tus mensajes.',
  retry: 'Reintentar',
  unreachable: 'Los mensajes a {contact} vuelven: esa dirección no existe. Cámbiala para que podamos avisarte.',
  change: 'Cambiar contacto',
  settings: {
    title: 'Qué te llega',
    text: 'Elige cómo te avisamos de cada tema. Los mensajes de seguridad y los que exige la ley no se pueden desactivar.',
    fixed: 'Siempre activado',
    quiet: 'Las novedades nunca llegan entre las {from} y las {until} de tu zona horaria.',
    news: 'Novedades y ofertas',
    newsText: 'Se eligen para cada contacto.',
    failed: 'No se pudo guardar tu elección. Inténtalo de nuevo.',
  },
  topics: {
    security: 'Seguridad',
    account: 'Cuenta',
    payments: 'Pagos',
    play: 'Historial de juego',
    protection: 'Juego responsable',
    support: 'Soporte',
    news: 'Novedades',
  },
  channels: {
    email: 'Correo',
    sms: 'SMS',
    push: 'Este dispositivo',
    inbox: 'Mensajes en el sitio',
  },
}
