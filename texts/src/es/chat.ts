import type { chat as en } from '../en/chat.ts'

export const chat: typeof en = {
  title: 'Soporte',
  here: 'Estamos aquí ahora',
  away: 'Te responderemos por correo',
  failed: 'No hemos podido abrir el chat',
  log: 'Mensajes',
  message: 'Escribe un mensaje',
  send: 'Enviar mensaje',
  sending: 'Enviando',
  discard: 'Eliminar',
  read: 'Leído',
  you: 'Tú',
  us: 'Soporte',
  typing: 'Soporte está escribiendo…',
  end: 'Terminar el chat',
  ended: 'Este chat ha terminado.',
  ticket: 'Esta es la consulta n.º {number}. Te responderemos aquí y por correo.',
  welcome: {
    here: {
      title: '¿En qué podemos ayudarte?',
      text: 'Escríbenos y una persona de nuestro equipo te responderá aquí.',
    },
    away: {
      title: 'Ahora no hay nadie',
      text: 'Deja un mensaje y te responderemos por correo. Si vuelves, la respuesta también estará aquí.',
    },
    hours: 'Cuándo solemos estar',
    zone: 'Horas de {zone}',
  },
  email: {
    label: 'Correo para nuestra respuesta',
    required: 'Escribe tu correo para que podamos responderte.',
    email: 'Escribe una dirección de correo válida.',
  },
  file: {
    attach: 'Adjuntar un archivo',
    save: 'Descargar',
    attachment_type: 'Puedes adjuntar imágenes, PDF y archivos de texto.',
    attachment_size: 'Este archivo está vacío o supera los {megabytes} MB.',
  },
  mail: {
    action: 'Enviármelo por correo',
    sent: 'Te hemos enviado esta conversación por correo.',
    noEmail: 'Confirma primero tu correo en tu perfil.',
  },
  list: {
    open: 'Tus conversaciones',
    fresh: 'Empezar una conversación nueva',
    chat: 'Chat con soporte',
    number: 'Consulta n.º {number}',
    unread: '{count, plural, one {# nuevo} many {# nuevos} other {# nuevos}}',
    states: { waiting: 'Pendiente de respuesta', answered: 'Respondida', closed: 'Terminada' },
  },
  rating: {
    title: '¿Qué tal lo hemos hecho?',
    stars: '{count, plural, one {# estrella} many {# estrellas} other {# estrellas}}',
    note: '¿Qué podríamos mejorar? (opcional)',
    send: 'Enviar valoración',
    thanks: 'Gracias por tu valoración.',
  },
}
