import type { popups as en } from '../en/popups.ts'

export const popups: typeof en = {
  promocodeActivated: {
    title: 'Código promocional aplicado',
    text: 'Encontrarás lo que has recibido en tus bonos.',
    named: '{title} está listo. Lo encuentras en tus bonos.',
    action: 'Ver mis bonos',
  },
  unseenCashback: {
    title: 'Tienes cashback',
    until: 'Recógelo antes del {date}.',
    text: 'Recuperas una parte de lo que perdiste, sin requisito de apuesta.',
    paid: 'Ya está en tu saldo, sin requisito de apuesta.',
    action: 'Ver cashback',
  },
  sumsub: {
    title: 'Verifica tu identidad',
    text: 'Tu saldo está seguro. Puedes cerrar esta ventana y seguir más tarde.',
    steps: 'Ver todos los pasos',
    loading: 'Abriendo el formulario…',
    failed: 'No hemos podido abrir el formulario. Comprueba tu conexión e inténtalo de nuevo.',
    again: 'Intentar de nuevo',
    inside: 'Mientras estás en el formulario, Esc no cierra esta ventana. Vuelve con Mayús + Tab.',
  },
  demoMode: {
    title: 'Estás jugando gratis',
    text: 'Juegas con dinero ficticio, así que no puedes retirar lo que ganes. Las probabilidades son las mismas que con dinero real.',
    real: 'Jugar con dinero real',
    stay: 'Seguir jugando gratis',
  },
  shop: {
    toTournament: 'Ver el torneo',
    confirmTitle: '¿Quieres comprarlo?',
    confirmText: '{title} cuesta {points, plural, one {# punto} other {# puntos}}.',
    buy: 'Comprar',
    boughtTitle: 'Ya es tuyo',
    boughtText: 'Tu compra: {title}.',
    done: 'Listo',
    fewTitle: 'Faltan puntos',
    fewText: '{title} cuesta {points, plural, one {# punto} other {# puntos}}. Tienes {have}.',
    toRewards: 'Ver cómo ganar puntos',
  },
  quest: {
    title: 'Misión',
    progress: '{done} de {goal}',
    reward: 'Recompensa: {points, plural, one {# punto} other {# puntos}}',
    close: 'Cerrar',
  },
  character: {
    title: 'Elige tu personaje',
    confirmTitle: '¿Cambiar de personaje?',
    confirmText: '{name} será tu personaje. Conservas tus puntos y tu nivel.',
    change: 'Cambiar',
    choose: 'Elegir a {name}',
    mine: 'Tu personaje',
  },
  inactivity: {
    title: '¿Sigues ahí?',
    text: 'Por tu seguridad, cerramos la sesión cuando no hay actividad. Tu saldo y tus apuestas quedan como están.',
    left: '{seconds, plural, one {queda # segundo} other {quedan # segundos}}',
    stay: 'Seguir conectado',
    leave: 'Cerrar sesión',
  },
  registration: {
    wrongRegServerError:
      'No hemos podido abrir tu cuenta dentro de esta aplicación. Inténtalo de nuevo o abre el sitio en un navegador.',
  },
  promotion: {
    go: 'Leer más',
  },
  campaign: {
    preview: 'Vista previa',
  },
  confirms: {
    burnBonuses: {
      title: '¿Retirar y perder tu bono?',
      text: 'Este retiro cancela tu bono activo. Pierdes {amount} de bono y lo que llevas apostado para liberarlo. Conservas tu propio dinero y lo que has ganado con él.',
      agree: 'Retirar y perder el bono',
      reject: 'Conservar el bono',
    },
    confirmEmail: {
      title: 'Confirma tu correo',
      text: 'Enviaremos un enlace a {contact}. Con un correo confirmado puedes recuperar tu cuenta si olvidas la contraseña.',
      agree: 'Enviar el enlace',
      reject: 'Ahora no',
    },
    bonusRemove: {
      title: '¿Cancelar este bono?',
      text: 'Pierdes {amount} de bono y lo que llevas apostado para liberarlo. Conservas tu propio dinero y lo que has ganado con él.',
      agree: 'Cancelar el bono',
      reject: 'Conservar el bono',
    },
    bonusActivate: {
      title: '¿Activar este bono?',
      text: 'Desde ahora tus apuestas cuentan. Cuando hayas apostado {required}, añadimos {amount} a tu saldo. Hasta entonces no puedes jugarlo ni retirarlo.',
      agree: 'Activar',
      reject: 'Ahora no',
    },
    fillProfile: {
      title: 'Completa tu perfil',
      text: 'Necesitamos algunos datos más para continuar. Después te traeremos de vuelta aquí.',
      agree: 'Ir a mi perfil',
      reject: 'Ahora no',
    },
    bettingBonusActivated: {
      title: 'Tu bono de apuestas está activo',
      text: 'Desde ahora tus apuestas liquidadas cuentan para él, según sus condiciones.',
      agree: 'Ver partidos',
      reject: 'Quedarme aquí',
    },
  },
}
