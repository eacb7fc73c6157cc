import type { reasons as en } from '../en/reasons.ts'

export const reasons: typeof en = {
  wrong_login_or_password: 'Usuario o contraseña incorrectos',
  session_ended: 'Tu sesión ha caducado. Inicia sesión de nuevo.',
  cross_site: 'Esta solicitud venía de otro sitio, así que la hemos bloqueado.',
  malformed_body: 'No hemos podido procesar esta solicitud. Recarga la página e inténtalo de nuevo.',
  body_too_large: 'Es demasiado grande para enviarlo.',
  wrong_method: 'Esta acción no se puede llamar así.',
  idempotency_key_missing:
    'No hemos podido procesar esta solicitud, así que no ha cambiado nada. Recarga la página e inténtalo de nuevo.',
  idempotency_key_reused:
    'Esta solicitud ya se envió con otros datos, así que no la hemos repetido. Recarga la página e inténtalo de nuevo.',
  conflict: 'Algo ha cambiado mientras tanto. Revísalo e inténtalo de nuevo.',
  insufficient_funds: 'No hay suficiente dinero en tu saldo.',
  not_found: 'No lo hemos encontrado.',
  login_taken: 'Ya existe una cuenta con este usuario. ¿Quieres iniciar sesión?',
  underage: 'No tienes la edad mínima para abrir una cuenta.',
  terms_not_accepted: 'Acepta las condiciones para continuar.',
  password_too_common: 'Esta contraseña ha aparecido en una filtración de datos. Elige otra.',
  amount_out_of_range: 'Introduce un importe de {min} a {max}.',
  amount_not_allowed: 'Este importe no se puede usar aquí. Elige otro.',
  method_unavailable: 'Este método de pago no está disponible ahora mismo. Elige otro.',
  not_cancellable: 'Ya es tarde para cancelar esto.',
  day_limit: 'Esto supera el límite de 24 horas. Con este método aún puedes usar hasta {available}.',
  debt_first: 'Debes {owed}, y eso se paga primero. Puedes retirar hasta {available}.',
  test_account: 'Esta es una cuenta de prueba. Su dinero no se paga.',
  test_funds: 'Esta es una cuenta de prueba. Todavía puede recibir hasta {available}.',
  account_used: 'Esta cuenta ya se ha usado. Abre una nueva y márcala como cuenta de prueba.',
  source_first: 'El dinero vuelve primero a donde lo ingresaste. Retira {amount} por esa vía antes de usar otra.',
  play_first:
    'Antes de retirar, tienes que jugar con lo que has ingresado. Faltan {left} en apuestas. Si prefieres no jugar, contacta con soporte.',
  no_test_accounts: 'Las cuentas de prueba no participan en torneos.',
  no_test_play: 'Las cuentas de prueba no pueden jugar con dinero a juegos de otros estudios.',
  too_many_open: 'Ya tienes {open_max} retiros en curso. Espera a que termine uno.',
  provider_unavailable:
    'El proveedor de pagos no responde. No se te ha cobrado nada. Inténtalo de nuevo en unos minutos.',
  price_changed: 'La cuota ha cambiado, así que tu apuesta no se ha hecho. Acepta la nueva cuota para apostar.',
  market_suspended:
    'Este mercado está suspendido, así que tu apuesta no se ha hecho. Puede que vuelva a abrirse enseguida.',
  market_closed: 'Este mercado está cerrado, así que tu apuesta no se ha hecho. Quítalo para continuar.',
  replay_no_bets: 'Este partido es una repetición y su resultado ya se conoce, así que tu apuesta no se ha hecho.',
  selections_conflict:
    'Dos de estas selecciones son del mismo partido y no se pueden combinar. Quita una o haz apuestas simples.',
  too_many_selections: 'Una apuesta admite {legs_max} selecciones como máximo. Quita alguna para apostar.',
  stake_too_small: 'El importe mínimo es {min}.',
  stake_too_large: 'El importe máximo de esta apuesta es {max}.',
  payout_too_large: 'Esta apuesta supera el pago máximo. Con esta cuota el importe máximo es {max}.',
  price_too_high: 'Con esta cuota, hasta el importe mínimo supera el pago máximo. Quita una selección para apostar.',
  limit_reached:
    'Ahora mismo no podemos aceptar más en esta apuesta, así que no se ha hecho. Inténtalo más tarde o elige otra selección.',
  boost_over: 'Este aumento ya se ha usado o ha caducado. Tu apuesta no se ha hecho.',
  boost_terms: 'Esta apuesta no cumple las condiciones del aumento. Tu apuesta no se ha hecho.',
  free_bet_over: 'Esta apuesta gratis ya se ha usado o ha caducado. Tu apuesta no se ha hecho.',
  free_bet_odds:
    'Una selección tiene una cuota menor de la que permite esta apuesta gratis. Tu apuesta no se ha hecho.',
  round_open: 'Tienes una ronda abierta en este juego. Termínala antes.',
  seed_in_use: 'Una ronda todavía usa estas semillas. Termínala antes.',
  seed_changed: 'Tus semillas han cambiado mientras tanto. Revísalas e inténtalo de nuevo.',
  seed_used: 'Ya has usado esta semilla. Introduce una nueva.',
  round_not_open: 'Esta ronda ya ha terminado.',
  stake_above_market: 'Las normas de tu país permiten apuestas de hasta {max} en este juego. No se te ha cobrado nada.',
  round_too_soon:
    'La siguiente ronda todavía no puede empezar. No se te ha cobrado nada. Inténtalo de nuevo en un momento.',
  break_needed:
    'Llevas mucho tiempo jugando: toca una pausa. No se ha cobrado nada. Puedes volver a jugar a partir del {until}.',
  game_changed_too_soon:
    'Espera un momento antes de empezar otro juego. No se ha cobrado nada. Puedes jugar a partir del {until}.',
  feature_buy_not_allowed: 'Aquí no se pueden comprar funciones. No se te ha cobrado nada.',
  autoplay_not_allowed: 'El juego automático no está disponible en tu país. No se te ha cobrado nada.',
  demo_not_allowed:
    'El juego gratis no está disponible en tu país. Puedes ver las reglas y los premios de este juego sin jugar.',
  cancel_not_allowed: 'En tu país no se pueden cancelar los retiros. Tu dinero está en camino.',
  offer_not_allowed:
    'Aquí no puedes recibir un bono con el depósito. No se te ha cobrado nada. Deposita sin la oferta.',
  bonus_not_allowed: 'Las normas de tu país no permiten este bono. Puedes quitarlo; tu propio dinero no cambia.',
  bonus_linked_account:
    'Otra cuenta en este dispositivo ya ha usado esta oferta, y cada oferta es para una sola persona. Si esa cuenta no es tuya, contacta con soporte.',
  bonus_in_review:
    'Estamos revisando las apuestas de las que sale este bono. Podrás activarlo cuando terminemos. No se ha perdido.',
  bonus_loss_shared:
    'Hemos revisado las apuestas de las que sale este bono: otra cuenta en este dispositivo tenía el lado contrario, así que no puedes activarlo. Si esa cuenta no es tuya, contacta con soporte.',
  studio_unavailable:
    'El estudio de este juego no responde ahora mismo. No se te ha cobrado nada; inténtalo de nuevo en un momento.',
  game_disabled: 'Este juego no está disponible ahora mismo. No se te ha cobrado nada.',
  free_spins_over: 'Estas tiradas gratis ya se han usado o han caducado. No se te ha cobrado nada.',
  jackpot_would_fall:
    'Con esto, un nivel del otro bote llegaría al importe antes del cual se gana, y la siguiente apuesta se lo llevaría. No se ha cambiado nada. Sube ese importe o elige otro bote.',
  wrong_choice: 'No puedes elegir eso en esta ronda.',
  link_expired: 'Este enlace ha caducado o ya se ha usado. Pide uno nuevo.',
  bets_closed: 'Las apuestas de esta ronda están cerradas. No se te ha cobrado nada. Apuesta en la siguiente.',
  cash_out_early: 'Puedes retirar en cuanto se llegue a 1,01×. Tu apuesta sigue en la ronda.',
  cash_out_late:
    'Llegó demasiado tarde: según el reloj de nuestro servidor, la ronda ya había terminado y la apuesta se ha perdido.',
  export_open: 'Ya estamos preparando un archivo. Espera a que esté listo y pide después el siguiente.',
  period_too_long: 'Este periodo es demasiado largo para un archivo. Elige un año como máximo.',
  tournament_entered: 'Ya participas en este torneo.',
  tournament_entry_bought: 'En este torneo se participa con una entrada de la tienda.',
  tournament_finished: 'Este torneo ha terminado. Puedes ver quién ganó.',
  tournament_full: 'Todas las plazas de este torneo están ocupadas.',
  tournament_restricted: 'Tu cuenta no puede participar en este torneo.',
  draw_not_begun: 'Aún no ha empezado. Podrás obtener boletos cuando empiece.',
  draw_over: 'Ya ha terminado. No quedan boletos por obtener.',
  draw_tickets_most: 'Son más boletos de los que puede tener un jugador.',
  draw_not_allowed: 'Ahora no puedes participar con tu cuenta. Tus puntos siguen ahí.',
  draw_points_short: 'No hay puntos suficientes para esto.',
  bonus_active: 'Ya tienes un bono activo y solo puede haber uno a la vez. Complétalo o cancélalo antes.',
  bonus_wrong_state: 'Eso no es posible ahora con este bono. Recarga la página para ver su estado.',
  cashback_wrong_state: 'Eso no es posible ahora con este cashback. Recarga la página para ver su estado.',
  reward_flag_changed:
    'El importe de este cashback ha cambiado mientras tanto. Revisa el nuevo importe y decide después.',
  bonus_still_counting:
    'Tus últimas jugadas aún se están contando para tu bono, así que todavía no ha cambiado nada. Inténtalo de nuevo en un minuto.',
  bonuses_would_burn:
    'Este retiro cancelaría tu bono activo de {amount}. Completa antes su requisito de apuesta o cancela tú el bono.',
  offer_taken: 'Ya has aceptado esta oferta.',
  offer_not_available: 'Esta oferta no está disponible para tu cuenta.',
  social_unknown: 'Aquí no se puede entrar con este servicio.',
  social_declined: 'Has cancelado en el otro servicio, así que no has iniciado sesión. Puedes intentarlo de nuevo.',
  social_expired: 'Este acceso ha caducado o ya se ha usado. Empieza de nuevo.',
  social_failed:
    'No hemos podido verificar la respuesta del otro servicio, así que no has iniciado sesión. Inténtalo de nuevo.',
  social_unavailable: 'El otro servicio no responde. Inténtalo dentro de unos minutos o entra de otra forma.',
  social_email_taken: 'Ya existe una cuenta con este correo. Inicia sesión con tu contraseña.',
  social_linked_elsewhere: 'Esta cuenta de mensajería ya está vinculada a otra cuenta. Desvincúlala allí primero.',
  entry_expired: 'Este acceso ha caducado o ya se ha usado. Vuelve a iniciar sesión.',
  messenger_invalid:
    'Los datos de la app de mensajería no son válidos para este sitio. Cierra la app y ábrela de nuevo.',
  messenger_expired:
    'Este acceso desde la app de mensajería ha caducado o ya se ha usado. Cierra la app y ábrela de nuevo.',
  registration_incomplete: 'Completa primero tu registro. No se ha cobrado nada.',
  currency_fixed: 'No puedes cambiar la moneda de una cuenta.',
  approval_needed: 'Tiene que aprobarlo otra persona. Hemos creado la solicitud {request}.',
  second_factor_needed: 'Confirma que eres tú para continuar. Todavía no se ha cambiado nada.',
  passkey_failed: 'No hemos podido usar esta llave de acceso. Inténtalo de nuevo o elige otra forma.',
  own_request: 'No puedes aprobar tu propia solicitud.',
  request_closed: 'Esta solicitud está cerrada: ya se decidió o ha caducado.',
  location_refused:
    'Desde donde estás ahora no puedes jugar, apostar ni depositar. Tu dinero está seguro y puedes retirarlo. Si usas una VPN, desactívala e inténtalo de nuevo.',
  terms_changed:
    'Nuestros términos han cambiado. Léelos y acéptalos para volver a jugar, apostar o depositar. Tu dinero está seguro y puedes retirarlo.',
  account_restricted:
    'Tu cuenta está restringida: puedes retirar y ver tu historial, pero no depositar, apostar ni jugar. Contacta con el equipo de ayuda para saber más.',
  self_excluded:
    'Decidiste no jugar hasta el {until}. Puedes retirar y ver tu historial, pero no depositar, apostar, jugar ni aceptar bonos.',
  self_excluded_permanent:
    'Decidiste no volver a jugar aquí. Puedes retirar y ver tu historial, pero no depositar, apostar, jugar ni aceptar bonos.',
  self_excluded_ended:
    'Tu pausa terminó el {until}. Para volver a jugar, solicita el regreso en tu perfil, en Juego seguro.',
  self_excluded_returning: 'Solicitaste volver. Podrás depositar, apostar y jugar de nuevo a partir del {returns_at}.',
  self_excluded_registered:
    'Estás en el registro de autoexclusión {register}. Puedes retirar y ver tu historial, pero no depositar, apostar, jugar ni aceptar bonos hasta que {register} nos confirme que has salido.',
  self_excluded_unchecked:
    'Aún no hemos podido consultar {register}, así que ahora no puedes depositar, apostar ni jugar. Seguimos intentándolo y se resolverá solo. Tu dinero está a salvo y puedes retirarlo.',
  self_excluded_details_needed:
    'Antes de que juegues tenemos que consultar el registro {register}, y a tu perfil le falta algún dato para hacerlo. Completa tus datos en tu perfil.',
  register_excluded:
    'No podemos abrirte una cuenta, porque estos datos están en el registro de autoexclusión {register}. Protege una decisión que tomaste por ti. Si quieres hablar con alguien, en nuestra página Juego seguro encontrarás ayuda gratuita.',
  register_unavailable:
    'Ahora mismo no hemos podido consultar el registro {register}, así que todavía no podemos abrir tu cuenta. Tus datos están bien. Inténtalo de nuevo en unos minutos.',
  exclusion_not_longer: 'Una pausa se puede alargar, pero no acortar. La tuya no ha cambiado.',
  exclusion_not_over: 'Puedes solicitar el regreso cuando termine tu pausa.',
  own_limit: 'Es más de lo que permite uno de tus límites.',
  own_limit_single: 'Pusiste un límite de {limit} por apuesta. Elige un importe menor.',
  own_limit_stake: 'Es más de lo que deja tu límite de apuestas: puedes apostar {available} hasta el {until}.',
  own_limit_stake_used: 'Llegaste a tu límite de apuestas de {limit}. Podrás apostar de nuevo a partir del {until}.',
  own_limit_loss: 'Con esto podrías superar tu límite de pérdidas: puedes apostar {available} hasta el {until}.',
  own_limit_loss_used: 'Llegaste a tu límite de pérdidas de {limit}. Podrás jugar de nuevo a partir del {until}.',
  own_limit_deposit:
    'Es más de lo que deja tu límite de depósito: puedes depositar {available_amount} hasta el {expired_at}.',
  own_limit_deposit_used:
    'Llegaste a tu límite de depósito de {limit_amount}. Podrás depositar de nuevo a partir del {expired_at}.',
  own_limit_market:
    'Las reglas de tu cuenta permiten depositar {limit_amount} al mes. Puedes depositar {available_amount} hasta el {expired_at}.',
  own_limit_market_used:
    'Ya depositaste los {limit_amount} que las reglas de tu cuenta permiten al mes. Podrás depositar de nuevo a partir del {expired_at}.',
  own_limit_withdrawal: 'Bloqueaste tus retiros, así que no se pueden cancelar. Tu dinero está en camino.',
  reality_check_due: 'Hora de una pausa: mira cómo va esta sesión y decide después si quieres seguir jugando.',
  session_time_used:
    'Has usado el tiempo que fijaste para hoy. Podrás volver a jugar, apostar y depositar a partir del {until}.',
  limit_not_asked: 'No solicitaste cambiar este límite. No cambió nada.',
  limit_not_ready: 'Podrás confirmar este cambio a partir del {ready_at}. Hasta entonces, tu límite sigue igual.',
  limit_choice_needed: 'Antes de tu primer depósito, elige si quieres un límite de depósito.',
  limit_required: 'Pon un límite de depósito antes de depositar. Las reglas de tu cuenta lo exigen.',
  verification_unavailable: 'No podemos conectar con el servicio de verificación. Inténtalo de nuevo en unos minutos.',
  verification_closed: 'Esta comprobación ha terminado. No tienes que enviar nada más.',
  not_handed_in: 'Todavía no hemos recibido tus documentos. Abre la comprobación y envíalos.',
  balance_left: 'Todavía hay dinero en esta cuenta. Retíralo antes.',
  open_bets: 'Aún tienes apuestas o rondas abiertas. Espera a que terminen e inténtalo de nuevo.',
  open_payments: 'Tienes un pago en camino. Espera a que llegue e inténtalo de nuevo.',
  loyalty_points_short: 'No hay puntos suficientes para esto.',
  loyalty_sold_out: 'Se ha agotado. Tus puntos siguen ahí.',
  loyalty_limit_reached: 'No puedes comprar más de esto. Tus puntos siguen ahí.',
  loyalty_level_short: 'Se abre en un nivel más alto. Tus puntos siguen ahí.',
  loyalty_not_allowed: 'Las recompensas no están disponibles ahora en tu cuenta. Tus puntos siguen ahí.',
  loyalty_gift_used: 'Lo comprado ya se ha usado y no se puede devolver.',
  conversation_closed: 'Esta conversación ha terminado. Empieza otra.',
  conversation_full: 'Esta conversación está llena. Empieza otra.',
  conversations_open: 'Tienes demasiadas conversaciones abiertas. Espera una respuesta o cierra alguna.',
  attachment_type: 'Puedes adjuntar imágenes, PDF y archivos de texto.',
  attachment_size: 'Este archivo es demasiado grande. El máximo es 2 MB.',
  attachments_full: 'No podemos guardar más archivos tuyos. Envía un mensaje sin archivo.',
  too_early: 'Todavía es pronto para esto.',
}
