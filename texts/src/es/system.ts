import type { system as en } from '../en/system.ts'

export const system: typeof en = {
  notFound: {
    title: 'Página no encontrada',
    description: 'En esta dirección no hay nada. Puede que se haya movido o que el enlace tenga una errata.',
    button: 'Ir al inicio',
  },
  forbidden: {
    title: 'Sin acceso',
    description: 'Esta página no está abierta para ti.',
    button: 'Ir al inicio',
  },
  maintenance: {
    title: 'Volvemos pronto',
    description: 'Estamos haciendo mejoras. Tu saldo y tus apuestas abiertas están a salvo.',
    button: 'Intentar de nuevo',
  },
  blocked: {
    title: 'Esta cuenta está bloqueada',
    description: 'Por ahora no puedes jugar. Tu saldo se conserva. El equipo de ayuda puede contarte más.',
    button: 'Ir a la ayuda',
  },
  unsubscribed: {
    title: 'Te has dado de baja',
    description:
      'Ya no enviamos novedades a esta dirección. Los mensajes sobre tus pagos y tu seguridad te seguirán llegando.',
    button: 'Ir al inicio',
  },
  offline: {
    title: 'Sin conexión',
    description:
      'No podemos conectar con el servidor. No se ha perdido nada; tu saldo y tus apuestas siguen como estaban.',
    button: 'Intentar de nuevo',
  },
  slot: {
    title: 'El juego no puede empezar',
    description: 'No se ha apostado nada. Inténtalo más tarde o elige otro juego.',
    button: 'Ir al casino',
  },
  busy: {
    title: 'Un momento, por favor',
    description: 'Hay mucha actividad. Inténtalo de nuevo en un momento.',
    button: 'Intentar de nuevo',
  },
}
