import type { system as en } from '../en/system.ts'

export const system: typeof en = {
  notFound: {
    title: 'Página no encontrada',
    description: 'En esta dirección no hay nada. Puede que se haya movido o que el enlace tenga una errata.',
    button: 'Ir al inicio',
  },
  forbidden: {
    title: 'Sin acceso',
    description: 'No tienes acceso a esta página.',
    button: 'Ir al inicio',
  },
  maintenance: {
    title: 'Volvemos pronto',
    description: 'Estamos haciendo mejoras. Tu saldo y tus apuestas abiertas están a salvo.',
    button: 'Intentar de nuevo',
  },
  blocked: {
    title: 'Tu cuenta está bloqueada',
    description: 'Ahora mismo no puedes jugar. Tu saldo está a salvo. Contacta con el equipo de ayuda para saber más.',
    button: 'Contactar con ayuda',
  },
  unsubscribed: {
    title: 'Te has dado de baja',
    description:
      'Ya no enviaremos novedades ni ofertas a esta dirección. Seguirás recibiendo los mensajes sobre tus pagos y tu seguridad.',
    button: 'Ir al inicio',
  },
  offline: {
    title: 'No tienes conexión',
    description:
      'No podemos conectar con nuestros servidores. Tu saldo y tus apuestas están a salvo. Comprueba tu conexión e inténtalo de nuevo.',
    button: 'Intentar de nuevo',
  },
  slot: {
    title: 'El juego no se ha podido abrir',
    description: 'No se te ha cobrado nada. Inténtalo más tarde o elige otro juego.',
    button: 'Ir al casino',
  },
  busy: {
    title: 'Hay mucha actividad',
    description: 'Tu saldo y tus apuestas abiertas están a salvo. Inténtalo de nuevo en un momento.',
    button: 'Intentar de nuevo',
  },
}
