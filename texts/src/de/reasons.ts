import type { reasons as en } from '../en/reasons.ts'

export const reasons: typeof en = {
  wrong_login_or_password: 'Login oder Passwort ist falsch',
  session_ended: 'Deine Sitzung ist abgelaufen. Logge dich wieder ein.',
  cross_site: 'Diese Anfrage kam von einer anderen Website, deshalb haben wir sie blockiert.',
  malformed_body: 'Wir konnten diese Anfrage nicht verarbeiten. Lade die Seite neu und versuch es noch einmal.',
  body_too_large: 'Das ist zu groß zum Senden.',
  wrong_method: 'Diese Aktion lässt sich so nicht aufrufen.',
  idempotency_key_missing:
    'Wir konnten diese Anfrage nicht verarbeiten, es ist nichts passiert. Lade die Seite neu und versuch es noch einmal.',
  idempotency_key_reused:
    'Diese Anfrage wurde schon mit anderen Angaben gesendet, deshalb haben wir sie nicht wiederholt. Lade die Seite neu und versuch es noch einmal.',
  conflict: 'In der Zwischenzeit hat sich etwas geändert. Prüf es und versuch es noch einmal.',
  insufficient_funds: 'Dein Guthaben reicht nicht aus.',
  not_found: 'Das haben wir nicht gefunden.',
  login_taken: 'Mit diesem Login gibt es schon ein Konto. Möchtest du dich einloggen?',
  underage: 'Du bist noch nicht alt genug, um ein Konto zu eröffnen.',
  terms_not_accepted: 'Akzeptiere die Nutzungsbedingungen, um fortzufahren.',
  password_too_common: 'Dieses Passwort ist in einem Datenleck aufgetaucht. Wähl ein anderes.',
  amount_out_of_range: 'Gib einen Betrag von {min} bis {max} ein.',
  amount_not_allowed: 'Dieser Betrag ist hier nicht möglich. Wähl einen anderen.',
  method_unavailable: 'Diese Zahlungsart ist gerade nicht verfügbar. Wähl eine andere.',
  not_cancellable: 'Das lässt sich nicht mehr stornieren.',
  day_limit: 'Das liegt über dem Limit für 24 Stunden. Mit dieser Zahlungsart sind noch bis zu {available} möglich.',
  debt_first: 'Du schuldest {owed}, und das wird zuerst beglichen. Du kannst bis zu {available} auszahlen.',
  test_account: 'Das ist ein Testkonto. Sein Geld wird nicht ausgezahlt.',
  test_funds: 'Das ist ein Testkonto. Es kann noch bis zu {available} erhalten.',
  account_used: 'Dieses Konto wurde schon benutzt. Eröffne ein neues und kennzeichne dieses als Testkonto.',
  source_first:
    'Geld geht zuerst dorthin zurück, woher du eingezahlt hast. Zahle zuerst {amount} auf diesem Weg aus, dann auf einem anderen.',
  play_first:
    'Vor einer Auszahlung musst du mit deinen Einzahlungen spielen. Es fehlen noch {left} an Einsätzen. Wenn du nicht spielen möchtest, wende dich an den Support.',
  no_test_accounts: 'Testkonten nehmen an Turnieren nicht teil.',
  no_test_play: 'Testkonten können Spiele anderer Studios nicht um Geld spielen.',
  too_many_open: 'Du hast schon {open_max} laufende Auszahlungen. Warte, bis eine abgeschlossen ist.',
  provider_unavailable:
    'Der Zahlungsanbieter antwortet gerade nicht. Es wurde nichts abgebucht. Versuch es in ein paar Minuten noch einmal.',
  price_changed:
    'Die Quote hat sich geändert, deshalb wurde deine Wette nicht abgegeben. Nimm die neue Quote an, um sie abzugeben.',
  market_suspended:
    'Dieser Markt ist ausgesetzt, deshalb wurde deine Wette nicht abgegeben. Vielleicht öffnet er gleich wieder.',
  market_closed:
    'Dieser Markt ist geschlossen, deshalb wurde deine Wette nicht abgegeben. Entferne ihn, um fortzufahren.',
  replay_no_bets:
    'Dieses Spiel ist eine Wiederholung mit bekanntem Ergebnis, deshalb wurde deine Wette nicht abgegeben.',
  selections_conflict:
    'Zwei dieser Tipps gehören zum selben Spiel und lassen sich nicht kombinieren. Entferne einen oder gib sie als Einzelwetten ab.',
  too_many_selections: 'Eine Wette kann höchstens {legs_max} Tipps enthalten. Entferne einige, um sie abzugeben.',
  stake_too_small: 'Der Mindesteinsatz beträgt {min}.',
  stake_too_large: 'Der Höchsteinsatz für diese Wette beträgt {max}.',
  payout_too_large:
    'Diese Wette würde mehr auszahlen, als möglich ist. Der Höchsteinsatz bei dieser Quote beträgt {max}.',
  price_too_high:
    'Bei dieser Quote überschreitet schon der Mindesteinsatz unsere Höchstauszahlung. Entfern einen Tipp, um zu wetten.',
  limit_reached:
    'Darauf können wir gerade nicht mehr annehmen. Deine Wette wurde nicht abgegeben. Versuch es später noch einmal oder wähl einen anderen Tipp.',
  boost_over: 'Dieser Boost wurde schon genutzt oder ist abgelaufen. Deine Wette wurde nicht abgegeben.',
  boost_terms: 'Diese Wette passt nicht zu den Bedingungen des Boosts. Sie wurde nicht abgegeben.',
  free_bet_over: 'Diese Gratiswette wurde schon genutzt oder ist abgelaufen. Deine Wette wurde nicht abgegeben.',
  free_bet_odds:
    'Eine Auswahl hat eine niedrigere Quote, als diese Gratiswette erlaubt. Deine Wette wurde nicht abgegeben.',
  round_open: 'In diesem Spiel ist noch eine Runde offen. Spiel sie zuerst zu Ende.',
  seed_in_use: 'Eine Runde nutzt diese Seeds noch. Spiel sie zuerst zu Ende.',
  seed_changed: 'Deine Seeds haben sich inzwischen geändert. Prüfe sie und versuche es noch einmal.',
  seed_used: 'Diesen Seed hast du schon benutzt. Gib einen neuen ein.',
  round_not_open: 'Diese Runde ist schon beendet.',
  stake_above_market:
    'Die Regeln in deinem Land erlauben in diesem Spiel Einsätze bis {max}. Es wurde nichts abgebucht.',
  round_too_soon:
    'Die nächste Runde kann noch nicht beginnen. Es wurde nichts abgebucht. Versuche es gleich noch einmal.',
  break_needed:
    'Du hast lange gespielt: Zeit für eine Pause. Es wurde nichts abgebucht. Weiterspielen kannst du ab {until}.',
  game_changed_too_soon:
    'Warte einen Moment, bevor du ein anderes Spiel beginnst. Es wurde nichts abgebucht. Spielen kannst du ab {until}.',
  feature_buy_not_allowed: 'Features können hier nicht gekauft werden. Dir wurde nichts abgebucht.',
  autoplay_not_allowed: 'Automatikspiel gibt es in deinem Land nicht. Dir wurde nichts abgebucht.',
  demo_not_allowed:
    'Gratis spielen ist in deinem Land nicht möglich. Regeln und Gewinne dieses Spiels siehst du auch, ohne zu spielen.',
  cancel_not_allowed: 'Auszahlungen lassen sich in deinem Land nicht stornieren. Dein Geld ist unterwegs zu dir.',
  offer_not_allowed:
    'Für dich gibt es hier keinen Bonus zur Einzahlung. Es wurde nichts abgebucht. Zahle ohne das Angebot ein.',
  bonus_not_allowed:
    'Die Regeln in deinem Land erlauben diesen Bonus nicht. Du kannst ihn entfernen; dein eigenes Geld bleibt, wie es ist.',
  bonus_linked_account:
    'Ein anderes Konto auf diesem Gerät hat dieses Angebot schon genutzt, und jedes Angebot ist für eine Person. Wenn das Konto nicht deins ist, wende dich an den Support.',
  bonus_in_review:
    'Wir prüfen die Einsätze, aus denen dieser Bonus entstand. Danach kannst du ihn aktivieren. Er ist nicht verloren.',
  bonus_loss_shared:
    'Wir haben die Einsätze geprüft, aus denen dieser Bonus entstand: Ein anderes Konto auf diesem Gerät hatte die Gegenseite. Du kannst ihn deshalb nicht aktivieren. Wenn das Konto nicht deins ist, wende dich an den Support.',
  studio_unavailable:
    'Das Studio dieses Spiels antwortet gerade nicht. Es wurde nichts abgebucht; versuch es gleich noch einmal.',
  game_disabled: 'Dieses Spiel ist gerade nicht verfügbar. Es wurde nichts abgebucht.',
  free_spins_over: 'Diese Freispiele sind aufgebraucht oder abgelaufen. Es wurde nichts abgebucht.',
  jackpot_would_fall:
    'Damit käme eine Stufe des anderen Jackpots auf den Betrag, vor dem sie gewonnen wird, und der nächste Einsatz würde sie gewinnen. Es wurde nichts geändert. Erhöhe diesen Betrag oder wähl einen anderen Jackpot.',
  wrong_choice: 'Das kannst du in dieser Runde nicht wählen.',
  link_expired: 'Dieser Link ist abgelaufen oder wurde schon benutzt. Fordere einen neuen an.',
  bets_closed: 'Für diese Runde sind keine Wetten mehr möglich. Es wurde nichts abgebucht. Setz in der nächsten Runde.',
  cash_out_early: 'Du kannst aussteigen, sobald 1,01× erreicht ist. Dein Einsatz ist noch in der Runde.',
  cash_out_late: 'Das kam zu spät: Nach der Uhr unseres Servers war die Runde schon zu Ende, der Einsatz ist verloren.',
  export_open: 'Wir bereiten schon eine Datei vor. Warte, bis sie fertig ist, und fordere dann die nächste an.',
  period_too_long: 'Dieser Zeitraum ist zu lang für eine Datei. Wähl höchstens ein Jahr.',
  tournament_entered: 'Du nimmst an diesem Turnier schon teil.',
  tournament_entry_bought: 'An diesem Turnier nimmst du mit einem Startplatz aus dem Shop teil.',
  tournament_finished: 'Dieses Turnier ist beendet. Du kannst sehen, wer gewonnen hat.',
  tournament_full: 'Alle Plätze in diesem Turnier sind vergeben.',
  tournament_restricted: 'Mit deinem Konto kannst du an diesem Turnier nicht teilnehmen.',
  draw_not_begun: 'Das hat noch nicht begonnen. Lose gibt es ab dem Beginn.',
  draw_over: 'Das ist vorbei. Es gibt keine Lose mehr.',
  draw_tickets_most: 'So viele Lose kann ein Spieler nicht haben.',
  draw_not_allowed: 'Mit deinem Konto kannst du gerade nicht teilnehmen. Deine Punkte sind noch da.',
  draw_points_short: 'Dafür reichen die Punkte nicht.',
  bonus_active:
    'Du hast schon einen aktiven Bonus, und es kann immer nur einer aktiv sein. Schließ ihn zuerst ab oder storniere ihn.',
  bonus_wrong_state: 'Das geht mit diesem Bonus gerade nicht. Lade die Seite neu, um seinen Stand zu sehen.',
  cashback_wrong_state: 'Das geht mit diesem Cashback gerade nicht. Lade die Seite neu, um seinen Stand zu sehen.',
  reward_flag_changed:
    'Was dieses Cashback ergibt, hat sich inzwischen geändert. Prüf den neuen Betrag und entscheide dann.',
  bonus_still_counting:
    'Deine letzten Einsätze werden noch für deinen Bonus gezählt. Bisher hat sich nichts geändert. Versuch es in einer Minute noch einmal.',
  bonuses_would_burn:
    'Diese Auszahlung würde deinen aktiven Bonus von {amount} stornieren. Setz ihn zuerst vollständig um oder storniere ihn selbst.',
  offer_taken: 'Du hast dieses Angebot schon angenommen.',
  offer_not_available: 'Dieses Angebot gilt nicht für dein Konto.',
  social_unknown: 'Mit diesem Dienst kannst du dich hier nicht einloggen.',
  social_declined:
    'Du hast beim anderen Dienst abgebrochen und bist deshalb nicht eingeloggt. Du kannst es noch einmal versuchen.',
  social_expired: 'Diese Anmeldung ist abgelaufen oder wurde schon benutzt. Fang noch einmal an.',
  social_failed:
    'Wir konnten die Antwort des anderen Dienstes nicht prüfen, deshalb bist du nicht eingeloggt. Versuch es noch einmal.',
  social_unavailable:
    'Der andere Dienst antwortet gerade nicht. Versuch es in ein paar Minuten noch einmal oder logge dich anders ein.',
  social_email_taken: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Logge dich mit deinem Passwort ein.',
  social_linked_elsewhere:
    'Dieses Messenger-Konto ist schon mit einem anderen Konto verknüpft. Löse die Verknüpfung zuerst dort.',
  entry_expired: 'Diese Anmeldung ist abgelaufen oder wurde schon benutzt. Logge dich neu ein.',
  messenger_invalid:
    'Die Daten der Messenger-App gelten nicht für diese Seite. Schließ die App und öffne sie noch einmal.',
  messenger_expired:
    'Diese Anmeldung aus der Messenger-App ist abgelaufen oder wurde schon benutzt. Schließ die App und öffne sie noch einmal.',
  registration_incomplete: 'Schließe zuerst deine Registrierung ab. Es wurde nichts abgebucht.',
  currency_fixed: 'Du kannst die Währung eines Kontos nicht ändern.',
  approval_needed: 'Das muss jemand anderes genehmigen. Wir haben die Anfrage {request} angelegt.',
  second_factor_needed: 'Bestätige, dass du es bist, um fortzufahren. Bisher wurde nichts geändert.',
  passkey_failed: 'Dieser Passkey konnte nicht benutzt werden. Versuch es noch einmal oder wähle einen anderen Weg.',
  own_request: 'Du kannst keine eigene Anfrage genehmigen.',
  request_closed: 'Diese Anfrage ist geschlossen: Sie wurde entschieden oder ist abgelaufen.',
  location_refused:
    'Von dort, wo du gerade bist, kannst du nicht spielen, wetten oder einzahlen. Dein Geld ist sicher, und du kannst es auszahlen. Wenn du ein VPN benutzt, schalte es aus und versuche es noch einmal.',
  terms_changed:
    'Unsere Bedingungen haben sich geändert. Lies und akzeptiere sie, um wieder zu spielen, zu wetten oder einzuzahlen. Dein Geld ist sicher, und du kannst es auszahlen.',
  account_restricted:
    'Dein Konto ist eingeschränkt: Du kannst auszahlen und deinen Verlauf ansehen, aber nicht einzahlen, wetten oder spielen. Mehr erfährst du beim Support.',
  self_excluded:
    'Du hast dich entschieden, bis {until} nicht zu spielen. Du kannst auszahlen und deinen Verlauf ansehen, aber nicht einzahlen, wetten, spielen oder Boni annehmen.',
  self_excluded_permanent:
    'Du hast dich entschieden, hier nicht mehr zu spielen. Du kannst auszahlen und deinen Verlauf ansehen, aber nicht einzahlen, wetten, spielen oder Boni annehmen.',
  self_excluded_ended:
    'Deine Spielpause ist am {until} zu Ende gegangen. Um wieder zu spielen, beantrage die Rückkehr in deinem Profil unter „Sicheres Spielen“.',
  self_excluded_returning:
    'Du hast die Rückkehr beantragt. Einzahlen, wetten und spielen kannst du wieder ab {returns_at}.',
  self_excluded_registered:
    'Du stehst im Sperrregister {register}. Du kannst auszahlen und deinen Verlauf ansehen, aber nicht einzahlen, wetten, spielen oder Boni annehmen, bis {register} uns mitteilt, dass deine Sperre aufgehoben ist.',
  self_excluded_unchecked:
    'Wir konnten {register} noch nicht abfragen. Deshalb kannst du gerade nicht einzahlen, wetten oder spielen. Wir versuchen es weiter, und das endet von selbst. Dein Geld ist sicher und du kannst es auszahlen.',
  self_excluded_details_needed:
    'Bevor du spielst, müssen wir das Register {register} abfragen, und dafür fehlt etwas in deinem Profil. Ergänze dort deine Angaben.',
  register_excluded:
    'Wir können kein Konto für dich eröffnen, denn diese Angaben stehen im Sperrregister {register}. Es schützt eine Entscheidung, die du für dich getroffen hast. Wenn du mit jemandem sprechen möchtest: Kostenlose Hilfe findest du auf unserer Seite „Sicheres Spielen“.',
  register_unavailable:
    'Wir konnten das Register {register} gerade nicht abfragen und können dein Konto deshalb noch nicht eröffnen. Mit deinen Angaben ist alles in Ordnung. Versuche es in ein paar Minuten noch einmal.',
  exclusion_not_longer:
    'Eine Spielpause lässt sich verlängern, aber nicht verkürzen. An deiner hat sich nichts geändert.',
  exclusion_not_over: 'Die Rückkehr kannst du beantragen, wenn deine Spielpause zu Ende ist.',
  own_limit: 'Das ist mehr, als eines deiner Limits erlaubt.',
  own_limit_single: 'Du hast ein Limit von {limit} für einen Einsatz festgelegt. Wähle einen kleineren Einsatz.',
  own_limit_stake: 'Das ist mehr, als dein Einsatzlimit zulässt: Bis {until} kannst du noch {available} einsetzen.',
  own_limit_stake_used: 'Du hast dein Einsatzlimit von {limit} erreicht. Ab {until} kannst du wieder einsetzen.',
  own_limit_loss:
    'Damit könntest du dein Verlustlimit überschreiten: Bis {until} kannst du noch {available} einsetzen.',
  own_limit_loss_used: 'Du hast dein Verlustlimit von {limit} erreicht. Ab {until} kannst du wieder spielen.',
  own_limit_deposit:
    'Das ist mehr, als dein Einzahlungslimit zulässt: Bis {expired_at} kannst du noch {available_amount} einzahlen.',
  own_limit_deposit_used:
    'Du hast dein Einzahlungslimit von {limit_amount} erreicht. Ab {expired_at} kannst du wieder einzahlen.',
  own_limit_market:
    'Die Regeln für dein Konto erlauben Einzahlungen von {limit_amount} im Monat. Bis {expired_at} kannst du noch {available_amount} einzahlen.',
  own_limit_market_used:
    'Du hast die {limit_amount} eingezahlt, die die Regeln für dein Konto im Monat erlauben. Ab {expired_at} kannst du wieder einzahlen.',
  own_limit_withdrawal:
    'Du hast deine Auszahlungen gesperrt, deshalb lassen sie sich nicht stornieren. Dein Geld ist unterwegs zu dir.',
  reality_check_due:
    'Zeit für eine Pause: Sieh dir an, wie diese Sitzung bisher gelaufen ist, und entscheide dann, ob du weiterspielst.',
  session_time_used:
    'Die Zeit, die du dir für heute gesetzt hast, ist um. Ab {until} kannst du wieder spielen, wetten und einzahlen.',
  limit_not_asked: 'Du hast keine Änderung dieses Limits beantragt. Es hat sich nichts geändert.',
  limit_not_ready: 'Diese Änderung kannst du ab {ready_at} bestätigen. Bis dahin bleibt dein Limit, wie es ist.',
  limit_choice_needed: 'Entscheide vor deiner ersten Einzahlung, ob du ein Einzahlungslimit möchtest.',
  limit_required: 'Lege vor dem Einzahlen ein Einzahlungslimit fest. Die Regeln für dein Konto verlangen es.',
  verification_unavailable:
    'Wir erreichen den Dienst für die Identitätsprüfung gerade nicht. Bitte versuche es in ein paar Minuten noch einmal.',
  verification_closed: 'Diese Prüfung ist abgeschlossen. Du musst nichts mehr einreichen.',
  not_handed_in: 'Wir haben deine Unterlagen noch nicht erhalten. Öffne die Prüfung und sende sie ab.',
  balance_left: 'Auf diesem Konto ist noch Geld. Zahl es zuerst aus.',
  open_bets: 'Du hast noch offene Wetten oder Runden. Warte, bis sie zu Ende sind, und versuch es dann erneut.',
  open_payments: 'Eine Zahlung ist noch unterwegs. Warte, bis sie angekommen ist, und versuch es dann erneut.',
  loyalty_points_short: 'Dafür reichen die Punkte nicht.',
  loyalty_sold_out: 'Das ist ausverkauft. Deine Punkte sind noch da.',
  loyalty_limit_reached: 'Davon kannst du nicht mehr kaufen. Deine Punkte sind noch da.',
  loyalty_level_short: 'Das gibt es erst ab einem höheren Level. Deine Punkte sind noch da.',
  loyalty_not_allowed: 'Prämien sind für dein Konto gerade nicht verfügbar. Deine Punkte sind noch da.',
  loyalty_gift_used: 'Das Gekaufte wurde schon benutzt und lässt sich nicht erstatten.',
  conversation_closed: 'Diese Unterhaltung ist beendet. Beginne eine neue.',
  conversation_full: 'Diese Unterhaltung ist voll. Beginne eine neue.',
  conversations_open: 'Du hast zu viele offene Unterhaltungen. Warte auf eine Antwort oder schließ eine.',
  attachment_type: 'Du kannst Bilder, PDF- und Textdateien anhängen.',
  attachment_size: 'Diese Datei ist zu groß. Erlaubt sind höchstens 2 MB.',
  attachments_full: 'Mehr Dateien von dir können wir nicht aufbewahren. Schreib uns ohne Datei.',
  too_early: 'Dafür ist es noch zu früh.',
}
