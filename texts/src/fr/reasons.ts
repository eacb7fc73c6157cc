import type { reasons as en } from '../en/reasons.ts'

export const reasons: typeof en = {
  wrong_login_or_password: 'Identifiant ou mot de passe incorrect',
  session_ended: 'Votre session a expiré. Reconnectez-vous.',
  cross_site: 'Cette demande venait d’un autre site : nous l’avons bloquée.',
  malformed_body: 'Nous n’avons pas pu traiter cette demande. Rechargez la page et réessayez.',
  body_too_large: 'C’est trop volumineux pour être envoyé.',
  wrong_method: 'Cette action ne s’appelle pas ainsi.',
  idempotency_key_missing:
    'Nous n’avons pas pu traiter cette demande : rien n’a changé. Rechargez la page et réessayez.',
  idempotency_key_reused:
    'Cette demande a déjà été envoyée avec d’autres données : nous ne l’avons pas répétée. Rechargez la page et réessayez.',
  conflict: 'Quelque chose a changé entre-temps. Vérifiez et réessayez.',
  insufficient_funds: 'Votre solde est insuffisant.',
  not_found: 'Nous n’avons rien trouvé.',
  login_taken: 'Un compte existe déjà avec cet identifiant. Voulez-vous vous connecter ?',
  underage: 'Vous n’avez pas l’âge requis pour ouvrir un compte.',
  terms_not_accepted: 'Acceptez les conditions pour continuer.',
  password_too_common: 'Ce mot de passe figure dans une fuite de données. Choisissez-en un autre.',
  amount_out_of_range: 'Saisissez un montant de {min} à {max}.',
  amount_not_allowed: 'Ce montant n’est pas possible ici. Choisissez-en un autre.',
  method_unavailable: 'Ce moyen de paiement n’est pas disponible pour le moment. Choisissez-en un autre.',
  not_cancellable: 'Il est trop tard pour annuler.',
  day_limit: 'Cela dépasse la limite de 24 heures. Avec ce moyen, vous pouvez encore utiliser jusqu’à {available}.',
  debt_first: 'Vous devez {owed}, à régler en premier. Vous pouvez retirer jusqu’à {available}.',
  test_account: 'Ceci est un compte de test. Son argent n’est pas versé.',
  test_funds: 'Ceci est un compte de test. Il peut encore recevoir jusqu’à {available}.',
  account_used: 'Ce compte a déjà servi. Ouvrez-en un nouveau et marquez-le comme compte de test.',
  source_first:
    'L’argent revient d’abord là d’où vous l’avez versé. Retirez {amount} par ce moyen avant d’en utiliser un autre.',
  play_first:
    'Avant un retrait, vous devez jouer avec ce que vous avez déposé. Il reste {left} à miser. Si vous préférez ne pas jouer, contactez le support.',
  no_test_accounts: 'Les comptes de test ne participent pas aux tournois.',
  no_test_play: 'Les comptes de test ne peuvent pas jouer pour de l’argent aux jeux d’autres studios.',
  too_many_open: 'Vous avez déjà {open_max} retraits en cours. Attendez que l’un d’eux soit terminé.',
  provider_unavailable:
    'Le prestataire de paiement ne répond pas. Rien n’a été débité. Réessayez dans quelques minutes.',
  price_changed: 'La cote a changé : votre pari n’a pas été placé. Acceptez la nouvelle cote pour le placer.',
  market_suspended: 'Ce marché est suspendu : votre pari n’a pas été placé. Il peut rouvrir dans un instant.',
  market_closed: 'Ce marché est fermé : votre pari n’a pas été placé. Retirez-le pour continuer.',
  replay_no_bets: 'Ce match est une rediffusion dont le résultat est connu : votre pari n’a pas été placé.',
  selections_conflict:
    'Deux de ces sélections concernent le même match et ne peuvent pas être combinées. Retirez-en une ou placez des paris simples.',
  too_many_selections: 'Un pari peut compter {legs_max} sélections au maximum. Retirez-en pour le placer.',
  stake_too_small: 'La mise minimale est de {min}.',
  stake_too_large: 'La mise maximale pour ce pari est de {max}.',
  payout_too_large: 'Ce pari dépasse le paiement maximal. À cette cote, la mise maximale est de {max}.',
  price_too_high: 'À cette cote, même la mise minimale dépasse le paiement maximal. Retirez une sélection pour parier.',
  limit_reached:
    'Nous ne pouvons pas accepter davantage sur ce pari pour le moment. Il n’a pas été placé. Réessayez plus tard ou choisissez une autre sélection.',
  boost_over: 'Cette augmentation a déjà été utilisée ou a expiré. Votre pari n’a pas été placé.',
  boost_terms: 'Ce pari ne remplit pas les conditions de l’augmentation. Il n’a pas été placé.',
  free_bet_over: 'Ce pari gratuit a déjà été utilisé ou a expiré. Votre pari n’a pas été placé.',
  free_bet_odds:
    'Une sélection a une cote inférieure à celle que ce pari gratuit accepte. Votre pari n’a pas été placé.',
  round_open: 'Vous avez une manche en cours dans ce jeu. Terminez-la d’abord.',
  seed_in_use: 'Une manche utilise encore ces graines. Terminez-la d’abord.',
  seed_changed: 'Vos graines ont changé entre-temps. Vérifiez-les et réessayez.',
  seed_used: 'Vous avez déjà utilisé cette graine. Saisissez-en une nouvelle.',
  round_not_open: 'Cette manche est déjà terminée.',
  stake_above_market: 'Les règles de votre pays autorisent des mises jusqu’à {max} dans ce jeu. Rien n’a été débité.',
  round_too_soon: 'La manche suivante ne peut pas encore commencer. Rien n’a été débité. Réessayez dans un instant.',
  break_needed:
    'Vous jouez depuis longtemps : c’est le moment d’une pause. Rien n’a été débité. Vous pourrez rejouer à partir du {until}.',
  game_changed_too_soon:
    'Attendez un instant avant de commencer un autre jeu. Rien n’a été débité. Vous pourrez jouer à partir du {until}.',
  feature_buy_not_allowed: 'Les fonctions ne peuvent pas être achetées ici. Rien n’a été débité.',
  autoplay_not_allowed: 'Le jeu automatique n’est pas disponible dans votre pays. Rien n’a été débité.',
  demo_not_allowed:
    'Le jeu gratuit n’est pas disponible dans votre pays. Vous pouvez consulter les règles et les gains de ce jeu sans jouer.',
  cancel_not_allowed: 'Dans votre pays, un retrait ne peut pas être annulé. Votre argent est en route.',
  offer_not_allowed:
    'Vous ne pouvez pas recevoir ici de bonus avec un dépôt. Rien n’a été débité. Déposez sans l’offre.',
  bonus_not_allowed:
    'Les règles de votre pays n’autorisent pas ce bonus. Vous pouvez le supprimer. Votre propre argent ne change pas.',
  bonus_linked_account:
    'Un autre compte sur cet appareil a déjà utilisé cette offre, et chaque offre est réservée à une seule personne. Si ce compte n’est pas le vôtre, contactez le support.',
  bonus_in_review:
    'Nous vérifions les mises à l’origine de ce bonus. Vous pourrez l’activer ensuite. Il n’est pas perdu.',
  bonus_loss_shared:
    'Nous avons vérifié les mises à l’origine de ce bonus : un autre compte sur cet appareil avait misé sur l’issue opposée, vous ne pouvez donc pas l’activer. Si ce compte n’est pas le vôtre, contactez l’assistance.',
  studio_unavailable:
    'Le studio de ce jeu ne répond pas pour le moment. Rien n’a été débité ; réessayez dans un instant.',
  game_disabled: 'Ce jeu n’est pas disponible pour le moment. Rien n’a été débité.',
  free_spins_over: 'Ces tours gratuits ont été utilisés ou ont expiré. Rien n’a été débité.',
  jackpot_would_fall:
    'Un niveau de l’autre jackpot atteindrait ainsi le montant avant lequel il est gagné, et la prochaine mise le gagnerait. Rien n’a été modifié. Augmentez ce montant ou choisissez un autre jackpot.',
  wrong_choice: 'Ce choix n’est pas possible dans cette manche.',
  link_expired: 'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.',
  bets_closed: 'Les paris de cette manche sont clos. Rien n’a été débité. Misez sur la prochaine.',
  cash_out_early: 'Vous pourrez encaisser dès que 1,01× sera atteint. Votre mise est toujours dans la manche.',
  cash_out_late:
    'C’était trop tard : d’après l’horloge de notre serveur, la manche était déjà finie et la mise est perdue.',
  export_open: 'Nous préparons déjà un fichier. Attendez qu’il soit prêt, puis demandez le suivant.',
  period_too_long: 'Cette période est trop longue pour un seul fichier. Choisissez un an au plus.',
  tournament_entered: 'Vous participez déjà à ce tournoi.',
  tournament_entry_bought: 'On participe à ce tournoi avec une entrée de la boutique.',
  tournament_finished: 'Ce tournoi est terminé. Vous pouvez voir qui a gagné.',
  tournament_full: 'Toutes les places de ce tournoi sont prises.',
  tournament_restricted: 'Votre compte ne peut pas participer à ce tournoi.',
  draw_not_begun: 'Ce n’est pas encore commencé. Vous pourrez obtenir des billets dès le début.',
  draw_over: 'C’est terminé. Il n’y a plus de billets à obtenir.',
  draw_tickets_most: 'C’est plus de billets qu’un joueur ne peut en avoir.',
  draw_not_allowed: 'Vous ne pouvez pas participer avec votre compte pour l’instant. Vos points sont toujours là.',
  draw_points_short: 'Il n’y a pas assez de points pour cela.',
  bonus_active: 'Vous avez déjà un bonus actif, et un seul peut l’être à la fois. Terminez-le ou annulez-le d’abord.',
  bonus_wrong_state: 'Ce n’est pas possible avec ce bonus pour le moment. Rechargez la page pour voir son état.',
  cashback_wrong_state: 'Ce n’est pas possible avec ce cashback pour le moment. Rechargez la page pour voir son état.',
  reward_flag_changed: 'Le montant de ce cashback a changé entre-temps. Vérifiez le nouveau montant, puis décidez.',
  bonus_still_counting:
    'Vos dernières mises sont encore en train d’être comptées pour votre bonus, rien n’a donc changé. Réessayez dans une minute.',
  bonuses_would_burn:
    'Ce retrait annulerait votre bonus actif de {amount}. Terminez d’abord les mises requises ou annulez le bonus vous-même.',
  offer_taken: 'Vous avez déjà accepté cette offre.',
  offer_not_available: 'Cette offre n’est pas disponible pour votre compte.',
  social_unknown: 'Vous ne pouvez pas vous connecter avec ce service ici.',
  social_declined: 'Vous avez annulé auprès de l’autre service : vous n’êtes pas connecté. Vous pouvez réessayer.',
  social_expired: 'Cette connexion a expiré ou a déjà servi. Recommencez.',
  social_failed: 'Nous n’avons pas pu vérifier la réponse de l’autre service : vous n’êtes pas connecté. Réessayez.',
  social_unavailable: 'L’autre service ne répond pas. Réessayez dans quelques minutes ou connectez-vous autrement.',
  social_email_taken: 'Il existe déjà un compte avec cette adresse e-mail. Connectez-vous avec votre mot de passe.',
  social_linked_elsewhere: 'Ce compte de messagerie est déjà associé à un autre compte. Dissociez-le d’abord.',
  entry_expired: 'Cette connexion a expiré ou a déjà servi. Connectez-vous de nouveau.',
  messenger_invalid:
    'Les données de la messagerie ne sont pas valables pour ce site. Fermez l’application et rouvrez-la.',
  messenger_expired:
    'Cette connexion depuis la messagerie a expiré ou a déjà servi. Fermez l’application et rouvrez-la.',
  registration_incomplete: 'Terminez d’abord votre inscription. Rien n’a été débité.',
  currency_fixed: 'Vous ne pouvez pas changer la devise d’un compte.',
  approval_needed: 'Une autre personne doit approuver cette action. Nous avons créé la demande {request}.',
  second_factor_needed: 'Confirmez que c’est bien vous pour continuer. Rien n’a encore été modifié.',
  passkey_failed: 'Impossible d’utiliser cette clé d’accès. Réessayez ou choisissez un autre moyen.',
  own_request: 'Vous ne pouvez pas approuver votre propre demande.',
  request_closed: 'Cette demande est close : elle a été traitée ou a expiré.',
  location_refused:
    'De là où vous êtes, vous ne pouvez ni jouer, ni parier, ni déposer. Votre argent est en sécurité et vous pouvez le retirer. Si vous utilisez un VPN, désactivez-le et réessayez.',
  terms_changed:
    'Nos conditions ont changé. Lisez-les et acceptez-les pour jouer, parier ou déposer à nouveau. Votre argent est en sécurité et vous pouvez le retirer.',
  account_restricted:
    'Votre compte est restreint : vous pouvez retirer et consulter votre historique, mais ni déposer, ni parier, ni jouer. Contactez l’assistance pour en savoir plus.',
  self_excluded:
    'Vous avez choisi de ne pas jouer jusqu’au {until}. Vous pouvez retirer et consulter votre historique, mais ni déposer, ni parier, ni jouer, ni accepter de bonus.',
  self_excluded_permanent:
    'Vous avez choisi de ne plus jouer ici. Vous pouvez retirer et consulter votre historique, mais ni déposer, ni parier, ni jouer, ni accepter de bonus.',
  self_excluded_ended:
    'Votre pause a pris fin le {until}. Pour rejouer, demandez votre retour dans votre profil, rubrique Jeu responsable.',
  self_excluded_returning:
    'Vous avez demandé votre retour. Vous pourrez de nouveau déposer, parier et jouer à partir du {returns_at}.',
  self_excluded_registered:
    'Vous êtes inscrit au registre d’auto-exclusion {register}. Vous pouvez retirer et consulter votre historique, mais ni déposer, ni parier, ni jouer, ni accepter de bonus tant que {register} ne nous a pas indiqué que vous n’y êtes plus.',
  self_excluded_unchecked:
    'Nous n’avons pas encore pu consulter {register} : pour le moment, vous ne pouvez ni déposer, ni parier, ni jouer. Nous réessayons, et cela se résoudra tout seul. Votre argent est en sécurité et vous pouvez le retirer.',
  self_excluded_details_needed:
    'Avant que vous ne jouiez, nous devons consulter le registre {register}, et il manque pour cela une information dans votre profil. Complétez vos coordonnées dans votre profil.',
  register_excluded:
    'Nous ne pouvons pas vous ouvrir de compte, car ces coordonnées figurent au registre d’auto-exclusion {register}. Il protège un choix que vous avez fait pour vous. Si vous souhaitez en parler, une aide gratuite est indiquée sur notre page Jeu responsable.',
  register_unavailable:
    'Nous n’avons pas pu consulter le registre {register} à l’instant et ne pouvons donc pas encore ouvrir votre compte. Vos informations ne sont pas en cause. Réessayez dans quelques minutes.',
  exclusion_not_longer: 'Une pause peut être prolongée, mais pas raccourcie. La vôtre n’a pas changé.',
  exclusion_not_over: 'Vous pourrez demander votre retour quand votre pause aura pris fin.',
  own_limit: 'C’est plus que ce que permet l’une de vos limites.',
  own_limit_single: 'Vous avez fixé une limite de {limit} par mise. Choisissez une mise plus petite.',
  own_limit_stake:
    'C’est plus que ce que laisse votre limite de mises : vous pouvez miser {available} jusqu’au {until}.',
  own_limit_stake_used:
    'Vous avez atteint votre limite de mises de {limit}. Vous pourrez miser de nouveau à partir du {until}.',
  own_limit_loss: 'Vous pourriez dépasser votre limite de pertes : vous pouvez miser {available} jusqu’au {until}.',
  own_limit_loss_used:
    'Vous avez atteint votre limite de pertes de {limit}. Vous pourrez jouer de nouveau à partir du {until}.',
  own_limit_deposit:
    'C’est plus que ce que laisse votre limite de dépôt : vous pouvez déposer {available_amount} jusqu’au {expired_at}.',
  own_limit_deposit_used:
    'Vous avez atteint votre limite de dépôt de {limit_amount}. Vous pourrez déposer de nouveau à partir du {expired_at}.',
  own_limit_market:
    'Les règles de votre compte permettent de déposer {limit_amount} par mois. Vous pouvez déposer {available_amount} jusqu’au {expired_at}.',
  own_limit_market_used:
    'Vous avez déposé les {limit_amount} que les règles de votre compte permettent par mois. Vous pourrez déposer de nouveau à partir du {expired_at}.',
  own_limit_withdrawal:
    'Vous avez verrouillé vos retraits : ils ne peuvent pas être annulés. Votre argent est en route.',
  reality_check_due:
    'C’est le moment d’une pause : regardez le bilan de cette session, puis décidez si vous voulez continuer à jouer.',
  session_time_used:
    'Vous avez utilisé le temps que vous vous étiez fixé pour aujourd’hui. Vous pourrez jouer, parier et déposer à nouveau à partir du {until}.',
  limit_not_asked: 'Vous n’avez pas demandé à changer cette limite. Rien n’a changé.',
  limit_not_ready: 'Vous pourrez confirmer ce changement à partir du {ready_at}. D’ici là, votre limite reste la même.',
  limit_choice_needed: 'Avant votre premier dépôt, choisissez si vous voulez une limite de dépôt.',
  limit_required: 'Fixez une limite de dépôt avant de déposer. Les règles de votre compte l’exigent.',
  verification_unavailable:
    'Le service de vérification est injoignable pour le moment. Réessayez dans quelques minutes.',
  verification_closed: 'Cette vérification est terminée. Vous n’avez plus rien à envoyer.',
  not_handed_in: 'Nous n’avons pas encore reçu vos documents. Ouvrez la vérification et envoyez-les.',
  balance_left: 'Il reste de l’argent sur ce compte. Retirez-le d’abord.',
  open_bets: 'Vous avez encore des paris ou des manches en cours. Attendez leur fin, puis réessayez.',
  open_payments: 'Un paiement est en route. Attendez qu’il soit arrivé, puis réessayez.',
  loyalty_points_short: 'Il n’y a pas assez de points pour cela.',
  loyalty_sold_out: 'C’est épuisé. Vos points sont toujours là.',
  loyalty_limit_reached: 'Vous ne pouvez plus en acheter. Vos points sont toujours là.',
  loyalty_level_short: 'Cela s’ouvre à un niveau supérieur. Vos points sont toujours là.',
  loyalty_not_allowed:
    'Les récompenses ne sont pas disponibles pour votre compte en ce moment. Vos points sont toujours là.',
  loyalty_gift_used: 'L’achat a déjà été utilisé et ne peut pas être remboursé.',
  conversation_closed: 'Cette conversation est terminée. Commencez-en une autre.',
  conversation_full: 'Cette conversation est pleine. Commencez-en une autre.',
  conversations_open: 'Vous avez trop de conversations ouvertes. Attendez une réponse ou fermez-en une.',
  attachment_type: 'Vous pouvez joindre des images, des PDF et des fichiers texte.',
  attachment_size: 'Ce fichier est trop volumineux. Le maximum est de 2 Mo.',
  attachments_full: 'Nous ne pouvons pas conserver plus de fichiers de votre part. Envoyez un message sans fichier.',
  too_early: 'Il est encore trop tôt pour cela.',
}
