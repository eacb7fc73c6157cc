import type { push as en } from '../en/push.ts'

export const push: typeof en = {
  title: 'Notificaciones en este dispositivo',
  text: 'Podemos avisarte en este dispositivo cuando pase algo, también con el sitio cerrado. Tú eliges de qué. Termina cuando cierras sesión.',
  turnOn: 'Activar notificaciones',
  turnOff: 'Desactivar en este dispositivo',
  isOn: 'Las notificaciones están activadas en este dispositivo.',
  denied:
    'Tu navegador bloquea las notificaciones de este sitio. Permítelas en los ajustes del navegador para este sitio y vuelve aquí.',
  unsupported: 'Este navegador no puede mostrar notificaciones.',
  install: 'En un iPhone o iPad, añade primero este sitio a la pantalla de inicio y ábrelo desde ahí.',
  addToHome: {
    text: 'Se abre a pantalla completa como una app y puede avisarte aunque esté cerrado.',
    share:
      'Toca «Compartir» en la barra del navegador. En las versiones nuevas de Safari está detrás de los tres puntos.',
    add: 'Elige «Añadir a pantalla de inicio».',
    done: 'Toca «Añadir» y abre el sitio desde su icono.',
  },
  failed: 'No se han podido activar las notificaciones. Inténtalo más tarde.',
  legend: 'Avísame de',
  bets: 'Apuestas liquidadas',
  payments: 'Depósitos y retiros',
  support: 'Respuestas del soporte',
  matches: 'El comienzo de los partidos que sigo',
  details: 'Mostrar importes y nombres',
  detailsText: 'Quien vea tu pantalla bloqueada puede leerlos.',
  follow: 'Avísame cuando empiece',
  unfollow: 'Te avisaremos cuando empiece',
  followNamed: 'Avísame cuando empiece {match}',
  devices: 'Dispositivos con notificaciones',
  since: 'Activado: {time}',
  remove: 'Quitar',
  removeNamed: 'Quitar {device}',
  removeFailed: 'No se ha podido quitar el dispositivo. Inténtalo de nuevo.',
  offerBets:
    '¿Quieres saber cómo termina tu apuesta? Podemos avisarte en este dispositivo, también con el sitio cerrado.',
  offerMatches: 'Podemos avisarte en este dispositivo cuando empiece, también con el sitio cerrado.',
  notNow: 'Ahora no',
  followFull: 'El partido ya ha empezado o sigues demasiados.',
  followFailed: 'No se ha podido guardar tu elección. Inténtalo de nuevo.',
  kept: {
    note: 'Guardado en este dispositivo: {time}. Puede haber cambiado desde entonces.',
    slip: 'Tu boleto',
    bets: 'Tus últimas apuestas',
    payments: 'Tus últimos pagos',
  },
}
