import type { popups as en } from '../en/popups.ts'

export const popups: typeof en = {
  promocodeActivated: {
    title: 'O código está ativo',
    text: 'O que ele dá a você está nos seus bônus.',
    named: '{title} está pronto. Está nos seus bônus.',
    action: 'Ir para meus bônus',
  },
  unseenCashback: {
    title: 'Cashback para você',
    until: 'Você pode pegá-lo até {date}.',
    text: 'Volta uma parte do que você perdeu. Não é preciso apostar nada por ela.',
    action: 'Ver',
  },
  sumsub: {
    title: 'Precisamos saber quem você é',
    text: 'É necessária uma verificação da sua identidade para continuar. Enquanto isso, seu saldo fica como está.',
    action: 'Ir para a verificação',
  },
  demoMode: {
    title: 'Você está jogando por diversão',
    text: 'Os ganhos neste modo são dinheiro fictício e não podem ser sacados. As chances são as mesmas.',
    real: 'Jogar a dinheiro',
    stay: 'Continuar por diversão',
  },
  shop: {
    confirmTitle: 'Comprar isto?',
    confirmText: '{title} custa {points, plural, one {# ponto} other {# pontos}}.',
    buy: 'Comprar',
    boughtTitle: 'É seu',
    boughtText: '{title} está na sua conta.',
    done: 'Certo',
    fewTitle: 'Pontos insuficientes',
    fewText: '{title} custa {points, plural, one {# ponto} other {# pontos}}; você tem {have}.',
    toRewards: 'Como se ganham pontos',
  },
  quest: {
    title: 'Missão',
    progress: '{done} de {goal}',
    reward: 'Recompensa: {reward}',
    close: 'Fechar',
  },
  character: {
    title: 'Escolha seu personagem',
    confirmTitle: 'Trocar de personagem?',
    confirmText: '{name} acompanha você a partir de agora. Seus pontos e seu nível continuam.',
    change: 'Trocar',
    choose: 'Escolher {name}',
    mine: 'Agora é seu',
  },
  inactivity: {
    title: 'Você ainda está aí?',
    text: 'Para sua segurança, encerramos a sessão quando não há atividade. Seu saldo e suas apostas ficam como estão.',
    left: '{seconds, plural, one {resta # segundo} other {restam # segundos}}',
    stay: 'Continuar conectado',
    leave: 'Sair',
  },
  registration: {
    wrongRegServerError:
      'Não conseguimos abrir sua conta dentro deste aplicativo. Tente de novo ou abra o site em um navegador.',
  },
  promotion: {
    go: 'Dar uma olhada',
  },
  campaign: {
    preview: 'Prévia',
  },
  confirms: {
    burnBonuses: {
      title: 'Sacar e perder o bônus?',
      text: 'Este saque cancela seu bônus ativo. Você perde {amount} de bônus e o que já apostou para liberá-lo. Seu próprio dinheiro e o que ganhou com ele continuam seus.',
      agree: 'Sacar e perder o bônus',
      reject: 'Manter o bônus',
    },
    confirmEmail: {
      title: 'Confirme seu e-mail',
      text: 'Enviamos um link para {contact}. Com um endereço confirmado você sempre consegue voltar à sua conta.',
      agree: 'Enviar o link',
      reject: 'Mais tarde',
    },
    bonusRemove: {
      title: 'Cancelar este bônus?',
      text: 'Você perde {amount} de bônus e o que já apostou para liberá-lo. Seu próprio dinheiro e o que ganhou com ele continuam seus.',
      agree: 'Cancelar o bônus',
      reject: 'Manter o bônus',
    },
    bonusActivate: {
      title: 'Ativar este bônus?',
      text: 'A partir de agora suas apostas contam. Quando você tiver apostado {required}, {amount} vão para o seu saldo; até lá o bônus não pode ser jogado nem sacado.',
      agree: 'Ativar',
      reject: 'Agora não',
    },
    fillProfile: {
      title: 'Faltam alguns dos seus dados',
      text: 'Para isto precisamos saber um pouco mais sobre você. Depois você volta para cá.',
      agree: 'Ir para meu perfil',
      reject: 'Agora não',
    },
    bettingBonusActivated: {
      title: 'Seu bônus de apostas está ativo',
      text: 'Você pode apostá-lo em qualquer partida que atenda às condições.',
      agree: 'Ir para as partidas',
      reject: 'Ficar aqui',
    },
  },
}
