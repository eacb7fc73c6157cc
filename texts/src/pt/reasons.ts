import type { reasons as en } from '../en/reasons.ts'

export const reasons: typeof en = {
  wrong_login_or_password: 'Login ou senha incorretos',
  session_ended: 'Sua sessão expirou. Entre de novo.',
  cross_site: 'Este pedido veio de outro site, por isso foi bloqueado.',
  malformed_body: 'Não conseguimos processar este pedido. Recarregue a página e tente de novo.',
  body_too_large: 'Isto é grande demais para enviar.',
  wrong_method: 'Esta ação não pode ser chamada assim.',
  idempotency_key_missing: 'Não conseguimos processar este pedido, e nada mudou. Recarregue a página e tente de novo.',
  idempotency_key_reused:
    'Este pedido já foi enviado com outros dados, por isso não foi repetido. Recarregue a página e tente de novo.',
  conflict: 'Algo mudou nesse meio-tempo. Confira e tente de novo.',
  insufficient_funds: 'Não há dinheiro suficiente no seu saldo.',
  not_found: 'Não encontramos isto.',
  login_taken: 'Já existe uma conta com este login. Quer entrar?',
  underage: 'Você não tem a idade mínima para abrir uma conta.',
  terms_not_accepted: 'Aceite os termos para continuar.',
  password_too_common: 'Esta senha apareceu em um vazamento de dados. Escolha outra.',
  amount_out_of_range: 'Digite um valor de {min} a {max}.',
  amount_not_allowed: 'Este valor não pode ser usado aqui. Escolha outro.',
  method_unavailable: 'Este método de pagamento não está disponível agora. Escolha outro.',
  not_cancellable: 'É tarde demais para cancelar isto.',
  day_limit: 'Isto passa do limite de 24 horas. Com este método você ainda pode usar até {available}.',
  debt_first: 'Você deve {owed}, e isso é pago primeiro. Você pode sacar até {available}.',
  test_account: 'Esta é uma conta de teste. O dinheiro dela não é pago.',
  test_funds: 'Esta é uma conta de teste. Ainda pode receber até {available}.',
  account_used: 'Esta conta já foi usada. Abra uma nova e marque-a como conta de teste.',
  source_first:
    'O dinheiro volta primeiro para de onde você depositou. Saque {amount} por esse meio antes de usar outro.',
  play_first:
    'Antes de sacar, você precisa jogar com o que depositou. Faltam {left} em apostas. Se preferir não jogar, fale com o suporte.',
  no_test_accounts: 'Contas de teste não participam de torneios.',
  no_test_play: 'Contas de teste não podem jogar a dinheiro jogos de outros estúdios.',
  too_many_open: 'Você já tem {open_max} saques em andamento. Espere um deles terminar.',
  provider_unavailable:
    'O provedor de pagamento não está respondendo. Nada foi cobrado. Tente de novo em alguns minutos.',
  price_changed: 'A odd mudou, por isso sua aposta não foi feita. Aceite a nova odd para apostar.',
  market_suspended: 'Este mercado está suspenso, por isso sua aposta não foi feita. Ele pode reabrir em instantes.',
  market_closed: 'Este mercado está fechado, por isso sua aposta não foi feita. Remova-o para continuar.',
  replay_no_bets: 'Esta partida é uma reprise com resultado conhecido, por isso sua aposta não foi feita.',
  selections_conflict:
    'Duas destas seleções são da mesma partida e não podem ser combinadas. Remova uma ou aposte em simples.',
  too_many_selections: 'Uma aposta aceita no máximo {legs_max} seleções. Remova algumas para apostar.',
  stake_too_small: 'O valor mínimo é {min}.',
  stake_too_large: 'O valor máximo desta aposta é {max}.',
  payout_too_large: 'Esta aposta passa do pagamento máximo. Com esta odd o valor máximo é {max}.',
  price_too_high: 'Com esta odd, até o valor mínimo passa do pagamento máximo. Remova uma seleção para apostar.',
  limit_reached:
    'No momento não podemos aceitar mais nesta aposta, por isso ela não foi feita. Tente mais tarde ou escolha outra seleção.',
  boost_over: 'Este aumento já foi usado ou expirou. Sua aposta não foi feita.',
  boost_terms: 'Esta aposta está fora das condições do aumento. Ela não foi feita.',
  free_bet_over: 'Esta aposta grátis já foi usada ou expirou. Sua aposta não foi feita.',
  free_bet_odds: 'Uma seleção tem odds menores do que esta aposta grátis permite. Sua aposta não foi feita.',
  round_open: 'Você tem uma rodada aberta neste jogo. Termine-a primeiro.',
  seed_in_use: 'Uma rodada ainda usa estas sementes. Termine-a primeiro.',
  seed_changed: 'Suas sementes mudaram nesse meio-tempo. Confira-as e tente de novo.',
  seed_used: 'Você já usou esta semente. Digite uma nova.',
  round_not_open: 'Esta rodada já terminou.',
  stake_above_market: 'As regras do seu país permitem apostas de até {max} neste jogo. Nada foi cobrado.',
  round_too_soon: 'A próxima rodada ainda não pode começar. Nada foi cobrado. Tente de novo em instantes.',
  break_needed:
    'Você jogou por bastante tempo: é hora de uma pausa. Nada foi cobrado. Você pode jogar de novo a partir de {until}.',
  game_changed_too_soon:
    'Espere um momento antes de começar outro jogo. Nada foi cobrado. Você pode jogar a partir de {until}.',
  feature_buy_not_allowed: 'Aqui não é possível comprar recursos. Nada foi cobrado.',
  autoplay_not_allowed: 'O jogo automático não está disponível no seu país. Nada foi cobrado.',
  demo_not_allowed:
    'O jogo grátis não está disponível no seu país. Você pode ver as regras e os prêmios deste jogo sem jogar.',
  cancel_not_allowed: 'No seu país, os saques não podem ser cancelados. Seu dinheiro está a caminho.',
  offer_not_allowed: 'Aqui você não pode receber um bônus com o depósito. Nada foi cobrado. Deposite sem a oferta.',
  bonus_not_allowed:
    'As regras do seu país não permitem este bônus. Você pode removê-lo; seu próprio dinheiro não muda.',
  bonus_linked_account:
    'Outra conta neste dispositivo já usou esta oferta, e cada oferta é para uma pessoa. Se essa conta não é sua, fale com o suporte.',
  bonus_in_review:
    'Estamos verificando as apostas que deram origem a este bônus. Você poderá ativá-lo quando terminarmos. Ele não se perdeu.',
  bonus_loss_shared:
    'Verificamos as apostas que deram origem a este bônus: outra conta neste dispositivo tinha o lado oposto, por isso você não pode ativá-lo. Se essa conta não é sua, fale com o suporte.',
  studio_unavailable:
    'O estúdio deste jogo não está respondendo agora. Nada foi cobrado; tente de novo em um instante.',
  game_disabled: 'Este jogo não está disponível agora. Nada foi cobrado.',
  free_spins_over: 'Estas rodadas grátis já foram usadas ou expiraram. Nada foi cobrado.',
  jackpot_would_fall:
    'Isso levaria um nível do outro jackpot ao valor antes do qual ele é ganho, e a próxima aposta o ganharia. Nada foi alterado. Aumente esse valor ou escolha outro jackpot.',
  wrong_choice: 'Você não pode fazer essa escolha nesta rodada.',
  link_expired: 'Este link expirou ou já foi usado. Peça um novo.',
  bets_closed: 'As apostas desta rodada estão encerradas. Nada foi cobrado. Aposte na próxima.',
  cash_out_early: 'Você pode sacar assim que chegar a 1,01×. Sua aposta continua na rodada.',
  cash_out_late:
    'Chegou tarde demais: pelo relógio do nosso servidor, a rodada já tinha terminado e a aposta foi perdida.',
  export_open: 'Já estamos preparando um arquivo. Espere ele ficar pronto e então peça o próximo.',
  period_too_long: 'Este período é longo demais para um arquivo. Escolha no máximo um ano.',
  tournament_entered: 'Você já participa deste torneio.',
  tournament_entry_bought: 'Você participa deste torneio com uma entrada da loja.',
  tournament_finished: 'Este torneio terminou. Você pode ver quem ganhou.',
  tournament_full: 'Todas as vagas deste torneio estão ocupadas.',
  tournament_restricted: 'Sua conta não pode participar deste torneio.',
  draw_not_begun: 'Ainda não começou. Você poderá obter bilhetes quando começar.',
  draw_over: 'Já terminou. Não há mais bilhetes para obter.',
  draw_tickets_most: 'São mais bilhetes do que um jogador pode ter.',
  draw_not_allowed: 'Agora você não pode participar com a sua conta. Seus pontos continuam aí.',
  draw_points_short: 'Não há pontos suficientes para isso.',
  bonus_active: 'Você já tem um bônus ativo, e só pode haver um por vez. Conclua ou cancele esse bônus antes.',
  bonus_wrong_state: 'Isso não é possível agora com este bônus. Recarregue a página para ver a situação dele.',
  cashback_wrong_state: 'Isso não é possível agora com este cashback. Recarregue a página para ver a situação dele.',
  reward_flag_changed: 'O valor deste cashback mudou nesse meio-tempo. Confira o novo valor e depois decida.',
  bonus_still_counting:
    'Suas últimas jogadas ainda estão sendo contadas para o seu bônus, então nada mudou ainda. Tente de novo em um minuto.',
  bonuses_would_burn:
    'Este saque cancelaria seu bônus ativo de {amount}. Cumpra antes o requisito de apostas ou cancele o bônus.',
  offer_taken: 'Você já aceitou esta oferta.',
  offer_not_available: 'Esta oferta não está disponível para a sua conta.',
  social_unknown: 'Não é possível entrar com este serviço aqui.',
  social_declined: 'Você cancelou no outro serviço, por isso não entrou. Você pode tentar de novo.',
  social_expired: 'Este acesso expirou ou já foi usado. Comece de novo.',
  social_failed: 'Não conseguimos verificar a resposta do outro serviço, por isso você não entrou. Tente de novo.',
  social_unavailable: 'O outro serviço não está respondendo. Tente de novo em alguns minutos ou entre de outra forma.',
  social_email_taken: 'Já existe uma conta com este e-mail. Entre com a sua senha.',
  social_linked_elsewhere: 'Esta conta de mensagens já está vinculada a outra conta. Desvincule-a lá primeiro.',
  entry_expired: 'Este acesso expirou ou já foi usado. Entre de novo.',
  messenger_invalid: 'Os dados do app de mensagens não são válidos para este site. Feche o app e abra de novo.',
  messenger_expired: 'Este acesso pelo app de mensagens expirou ou já foi usado. Feche o app e abra de novo.',
  registration_incomplete: 'Conclua primeiro o seu cadastro. Nada foi cobrado.',
  currency_fixed: 'Você não pode mudar a moeda de uma conta.',
  approval_needed: 'Outra pessoa precisa aprovar isto. Criamos a solicitação {request}.',
  second_factor_needed: 'Confirme que é você para continuar. Nada foi alterado ainda.',
  passkey_failed: 'Não foi possível usar esta chave de acesso. Tente de novo ou use outra forma.',
  own_request: 'Você não pode aprovar a sua própria solicitação.',
  request_closed: 'Esta solicitação está encerrada: já foi decidida ou expirou.',
  location_refused:
    'De onde você está agora não é possível jogar, apostar nem depositar. O seu dinheiro está seguro e você pode sacá-lo. Se você usa uma VPN, desligue-a e tente de novo.',
  terms_changed:
    'Nossos termos mudaram. Leia e aceite para voltar a jogar, apostar ou depositar. O seu dinheiro está seguro e você pode sacá-lo.',
  account_restricted:
    'Sua conta está restrita: você pode sacar e ver seu histórico, mas não depositar, apostar nem jogar. Fale com o suporte para saber mais.',
  self_excluded:
    'Você decidiu não jogar até {until}. Você ainda pode sacar e ver seu histórico, mas não pode depositar, apostar, jogar nem aceitar bônus.',
  self_excluded_permanent:
    'Você decidiu não jogar mais aqui. Você ainda pode sacar e ver seu histórico, mas não pode depositar, apostar, jogar nem aceitar bônus.',
  self_excluded_ended:
    'Sua pausa terminou em {until}. Para voltar a jogar, peça o retorno no seu perfil, em Jogo seguro.',
  self_excluded_returning:
    'Você pediu para voltar. Você poderá depositar, apostar e jogar de novo a partir de {returns_at}.',
  self_excluded_registered:
    'Você está no registro de autoexclusão {register}. Você ainda pode sacar e ver seu histórico, mas não pode depositar, apostar, jogar nem aceitar bônus até que o {register} nos informe que você saiu dele.',
  self_excluded_unchecked:
    'Ainda não conseguimos consultar o {register}, por isso agora você não pode depositar, apostar nem jogar. Continuamos tentando, e isso se resolve sozinho. Seu dinheiro está seguro e você pode sacá-lo.',
  self_excluded_details_needed:
    'Antes de você jogar, precisamos consultar o registro {register}, e falta algum dado no seu perfil para isso. Complete seus dados no perfil.',
  register_excluded:
    'Não podemos abrir uma conta para você, porque estes dados estão no registro de autoexclusão {register}. Ele protege uma decisão que você tomou por você. Se quiser conversar com alguém, há ajuda gratuita na nossa página Jogo seguro.',
  register_unavailable:
    'Não conseguimos consultar o registro {register} agora, por isso ainda não podemos abrir sua conta. Não há nada de errado com seus dados. Tente de novo em alguns minutos.',
  exclusion_not_longer: 'Uma pausa pode ser prolongada, mas não encurtada. A sua não mudou.',
  exclusion_not_over: 'Você pode pedir para voltar quando sua pausa terminar.',
  own_limit: 'Isto é mais do que um dos seus limites permite.',
  own_limit_single: 'Você definiu um limite de {limit} por aposta. Escolha um valor menor.',
  own_limit_stake: 'Isto é mais do que seu limite de apostas deixa: você pode apostar {available} até {until}.',
  own_limit_stake_used: 'Você atingiu seu limite de apostas de {limit}. Poderá apostar de novo a partir de {until}.',
  own_limit_loss: 'Isto poderia passar do seu limite de perdas: você pode apostar {available} até {until}.',
  own_limit_loss_used: 'Você atingiu seu limite de perdas de {limit}. Poderá jogar de novo a partir de {until}.',
  own_limit_deposit:
    'Isto é mais do que seu limite de depósito deixa: você pode depositar {available_amount} até {expired_at}.',
  own_limit_deposit_used:
    'Você atingiu seu limite de depósito de {limit_amount}. Poderá depositar de novo a partir de {expired_at}.',
  own_limit_market:
    'As regras da sua conta permitem depósitos de {limit_amount} por mês. Você pode depositar {available_amount} até {expired_at}.',
  own_limit_market_used:
    'Você já depositou os {limit_amount} que as regras da sua conta permitem por mês. Poderá depositar de novo a partir de {expired_at}.',
  own_limit_withdrawal:
    'Você bloqueou seus saques, por isso eles não podem ser cancelados. Seu dinheiro está a caminho.',
  reality_check_due: 'Hora de uma pausa: veja como está esta sessão e decida depois se quer continuar jogando.',
  session_time_used:
    'Você usou o tempo que definiu para hoje. Poderá jogar, apostar e depositar de novo a partir de {until}.',
  limit_not_asked: 'Você não pediu para mudar este limite. Nada mudou.',
  limit_not_ready: 'Você poderá confirmar esta mudança a partir de {ready_at}. Até lá, seu limite continua como está.',
  limit_choice_needed: 'Antes do primeiro depósito, escolha se quer um limite de depósito.',
  limit_required: 'Defina um limite de depósito antes de depositar. As regras da sua conta exigem um.',
  verification_unavailable: 'Não conseguimos falar com o serviço de verificação. Tente de novo em alguns minutos.',
  verification_closed: 'Esta verificação terminou. Você não precisa enviar mais nada.',
  not_handed_in: 'Ainda não recebemos seus documentos. Abra a verificação e envie os documentos.',
  balance_left: 'Ainda há dinheiro nesta conta. Saque-o primeiro.',
  open_bets: 'Você ainda tem apostas ou rodadas abertas. Espere terminarem e tente de novo.',
  open_payments: 'Você tem um pagamento a caminho. Espere chegar e tente de novo.',
  loyalty_points_short: 'Não há pontos suficientes para isso.',
  loyalty_sold_out: 'Esgotou. Seus pontos continuam aí.',
  loyalty_limit_reached: 'Você não pode comprar mais disso. Seus pontos continuam aí.',
  loyalty_level_short: 'Isso abre em um nível mais alto. Seus pontos continuam aí.',
  loyalty_not_allowed: 'As recompensas não estão disponíveis para a sua conta agora. Seus pontos continuam aí.',
  loyalty_gift_used: 'O que foi comprado já foi usado e não pode ser devolvido.',
  conversation_closed: 'Esta conversa terminou. Comece outra.',
  conversation_full: 'Esta conversa está cheia. Comece outra.',
  conversations_open: 'Você tem conversas abertas demais. Aguarde uma resposta ou encerre uma delas.',
  attachment_type: 'Você pode anexar imagens, PDF e arquivos de texto.',
  attachment_size: 'Este arquivo é grande demais. O máximo é 2 MB.',
  attachments_full: 'Não podemos guardar mais arquivos seus. Envie uma mensagem sem arquivo.',
  too_early: 'Ainda é cedo para isso.',
}
