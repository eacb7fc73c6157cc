import type { popups as en } from '../en/popups.ts'

export const popups: typeof en = {
  promocodeActivated: {
    title: 'El código está activo',
    text: 'Lo que te da está en tus bonos.',
    named: '{title} está listo. Lo encuentras en tus bonos.',
    action: 'Ir a mis bonos',
  },
  unseenCashback: {
    title: 'Cashback para ti',
    until: 'Puedes recogerlo hasta el {date}.',
    text: 'Vuelve una parte de lo que perdiste. No hay que apostar nada para recibirla.',
    action: 'Verlo',
  },
  sumsub: {
    title: 'Necesitamos saber quién eres',
    text: 'Hay que comprobar tu identidad antes de seguir. Mientras tanto, tu saldo queda como está.',
    action: 'Ir a la verificación',
  },
  demoMode: {
    title: 'Estás jugando por diversión',
    text: 'En este modo se gana dinero ficticio, que no se puede retirar. Las probabilidades son las mismas.',
    real: 'Jugar con dinero',
    stay: 'Seguir por diversión',
  },
  shop: {
    confirmTitle: '¿Comprar esto?',
    confirmText: '{title} cuesta {points, plural, one {# punto} other {# puntos}}.',
    buy: 'Comprar',
    boughtTitle: 'Ya es tuyo',
    boughtText: '{title} está en tu cuenta.',
    done: 'Bien',
    fewTitle: 'Faltan puntos',
    fewText: '{title} cuesta {points, plural, one {# punto} other {# puntos}}; tienes {have}.',
    toRewards: 'Cómo se ganan puntos',
  },
  quest: {
    title: 'Misión',
    progress: '{done} de {goal}',
    reward: 'Recompensa: {reward}',
    close: 'Cerrar',
  },
  character: {
    title: 'Elige tu personaje',
    confirmTitle: '¿Cambiar de personaje?',
    confirmText: '{name} te acompaña a partir de ahora. Tus puntos y tu nivel se mantienen.',
    change: 'Cambiar',
    choose: 'Elegir a {name}',
    mine: 'Ahora es tuyo',
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
    go: 'Echar un vistazo',
  },
  campaign: {
    preview: 'Vista previa',
  },
  confirms: {
    burnBonuses: {
      title: '¿Retirar y perder tu bono?',
      text: 'Este retiro cancela tu bono activo. Pierdes {amount} de bono y lo que ya llevas apostado para conseguirlo. Tu propio dinero y lo que has ganado con él siguen siendo tuyos.',
      agree: 'Retirar y perder el bono',
      reject: 'Conservar el bono',
    },
    confirmEmail: {
      title: 'Confirma tu correo',
      text: 'Enviamos un enlace a {contact}. Con una dirección confirmada siempre podrás volver a tu cuenta.',
      agree: 'Enviar el enlace',
      reject: 'Más tarde',
    },
    bonusRemove: {
      title: '¿Cancelar este bono?',
      text: 'Pierdes {amount} de bono y lo que ya llevas apostado para conseguirlo. Tu propio dinero y lo que has ganado con él siguen siendo tuyos.',
      agree: 'Cancelar el bono',
      reject: 'Conservar el bono',
    },
    bonusActivate: {
      title: '¿Activar este bono?',
      text: 'Desde ahora cuentan tus apuestas. Cuando hayas apostado {required}, {amount} pasan a tu saldo; hasta entonces el bono no se puede jugar ni retirar.',
      agree: 'Activar',
      reject: 'Ahora no',
    },
    fillProfile: {
      title: 'Faltan algunos de tus datos',
      text: 'Para esto necesitamos saber un poco más de ti. Después vuelves aquí.',
      agree: 'Ir a mi perfil',
      reject: 'Ahora no',
    },
    bettingBonusActivated: {
      title: 'Tu bono de apuestas está activo',
      text: 'Puedes apostarlo en cualquier partido que cumpla sus condiciones.',
      agree: 'Ir a los partidos',
      reject: 'Quedarme aquí',
    },
  },
}
